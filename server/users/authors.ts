import type { Context, OwnCard } from '../context.ts'
import { findShared } from '../db/read.ts'
import { lruCache } from '../lruCache.ts'
import type { UserRow } from './user.row.ts'

/** How long other servers may show an account as it was before a change. */
const keptMs = 2_000

const kept = lruCache<string, UserRow>(10_000, keptMs)

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

type CardContext = Pick<Context, 'viewer' | 'own'>

/**
 * Accounts with the columns that cards of posts show, in no particular order. Those that were read in the last two
 * seconds are not read again. The viewer's own is read each time: people see their own changes at once, through any
 * server.
 */
export async function authorsOfCards(ctx: CardContext, ids: readonly string[]): Promise<UserRow[]> {
  return (await sharedCards(ctx, ids)).map(copied)
}

/** The same rows, which other requests share: they must not be changed. */
export async function sharedCards(
  { viewer, own }: CardContext,
  ids: readonly string[],
): Promise<readonly Readonly<UserRow>[]> {
  if (ids.length >= tooMany) return readCards(ids)
  const known = ids.flatMap((id) => (id === viewer?.id ? [] : (kept.get(id) ?? [])))
  if (known.length === ids.length) return known
  const present = new Set(known.map(({ _id }) => _id))
  if (own?.brought) present.add(own.id)
  const changesBefore = changes
  const parts = await Promise.all([readCards(ids.filter((id) => !present.has(id))), own?.brought ?? []])
  const read = parts.flat()
  if (changes === changesBefore) for (const row of read) kept.set(row._id, row)
  return [...known, ...read]
}

/** The viewer's account on a page with these authors, for `Context.own`. Undefined if it is not read as a card. */
export function ownCard(ctx: Context, authorIds: readonly string[]): OwnCard | undefined {
  const id = ctx.viewer?.id
  return id !== undefined && showsOnlyCards(ctx) && authorIds.includes(id) ? { id } : undefined
}

/** The stages of an aggregation over accounts that make the row `{ own }`. */
export const stagesOfOwn = ({ id }: OwnCard) => [
  { $match: { _id: id } },
  { $limit: 1 },
  { $project: cardColumns },
  { $replaceWith: { own: '$$ROOT' } },
]

const readCards = (ids: readonly string[]) =>
  findShared<UserRow>('users', { _id: { $in: ids } }, { hint: '_id_', limit: ids.length, projection: cardColumns })

/** Call after a change to what cards show of an account. */
export function forgetAuthor(id: string): void {
  changes++
  kept.delete(id)
}

/** Hydration changes rows. */
const copied = (row: UserRow): UserRow => ({ ...row })
