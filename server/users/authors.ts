import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import { findByIds } from '../db/read.ts'
import type { UserRow } from './user.row.ts'

/** How long other servers may show an account as it was before a change. */
const keptMs = 2_000

const kept = new LRUCache<string, UserRow>({ max: 10_000, ttl: keptMs })

/** Of so many accounts and more at once, none is kept: they would push out all others. */
const tooMany = 1_000

/** How many changes this server made. What was read before the latest one may be older than it. */
let changes = 0

/** What cards of posts show of an account, and whether it may be seen. */
export const cardColumns = { username: 1, name: 1, avatar: 1, verifiedKind: 1, deletingAt: 1 } as const

/** What these columns suffice for. Hydration adds the fields that depend on the viewer. */
const shown = new Set(
  ['id', 'username', 'name', 'avatar', 'isVerified', 'verifiedKind', 'viewerIsFollowing', 'isFollowingViewer'].map(
    (field) => `User.${field}`,
  ),
)

/** Whether an operation selects no more of accounts than the cards of posts show. */
export function showsOnlyCards({ selection }: Pick<Context, 'selection'>): boolean {
  for (const field of selection) if (field.startsWith('User.') && !shown.has(field)) return false
  return true
}

/**
 * Accounts with the columns that cards of posts show, in no particular order. Those that were read in the last two
 * seconds are not read again, except the viewer's own: people see their own changes at once, through any server.
 */
export async function authorsOfCards(ctx: Pick<Context, 'viewer'>, ids: readonly string[]): Promise<UserRow[]> {
  return (await sharedCards(ctx, ids)).map(copied)
}

/** The same rows, which other requests share: they must not be changed. */
export async function sharedCards(
  { viewer }: Pick<Context, 'viewer'>,
  ids: readonly string[],
): Promise<readonly Readonly<UserRow>[]> {
  if (ids.length >= tooMany) return readCards(ids)
  const known = ids.flatMap((id) => (id === viewer?.id ? [] : (kept.get(id) ?? [])))
  if (known.length === ids.length) return known
  const knownIds = new Set(known.map(({ _id }) => _id))
  const changesBefore = changes
  const read = await readCards(ids.filter((id) => !knownIds.has(id)))
  if (changes === changesBefore) for (const row of read) kept.set(row._id, row)
  return [...known, ...read]
}

const readCards = (ids: readonly string[]) => findByIds<UserRow>('users', ids, cardColumns)

/** Call after a change to what cards show of an account. */
export function forgetAuthor(id: string): void {
  changes++
  kept.delete(id)
}

/** Hydration changes rows. */
const copied = (row: UserRow): UserRow => ({ ...row })
