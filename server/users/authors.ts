import type { Context } from '../context.ts'
import { copied, findShared } from '../db/read.ts'
import { lruCache } from '../lruCache.ts'
import { type UserRow, keyColumns } from './user.row.ts'

/** How long other servers may show an account as it was before a change. */
const keptMs = 2_000

const kept = lruCache<string, UserRow>(10_000, keptMs)

/** Accounts are not cached if a request reads so many of them that they would push all others out of the cache. */
const tooMany = 1_000

/** Counts this server's changes. What was read before the latest change may be outdated. */
let changes = 0

/** What cards of posts show of an account, and whether it may be seen. */
export const cardColumns = { username: 1, name: 1, avatar: 1, verifiedKind: 1, ...keyColumns } as const

/** Fields for which these columns are enough. Hydration adds those that depend on the viewer. */
const shown = new Set(
  [
    ...['id', 'username', 'name', 'avatar', 'isVerified', 'verifiedKind', 'viewerIsFollowing', 'isFollowingViewer'],
    ...['viewerHidesReposts', 'viewerIsMuting', 'viewerIsBlocking', 'isBlockingViewer', 'isLimited'],
  ].map((field) => `User.${field}`),
)

/** Whether the operation selects only what cards show. */
export function showsOnlyCards({ selection }: Pick<Context, 'selection'>): boolean {
  for (const field of selection) if (field.startsWith('User.') && !shown.has(field)) return false
  return true
}

type WithViewer = Pick<Context, 'viewer'>

/** The authors with `cardColumns`, in no order. They are kept for two seconds, but not the viewer's own account. */
export async function authorsOfCards(ctx: WithViewer, ids: readonly string[]): Promise<UserRow[]> {
  return (await sharedCards(ctx, ids)).map(copied)
}

/** Like `authorsOfCards`, but requests share the rows, so nobody may change them. */
export async function sharedCards(
  { viewer }: WithViewer,
  ids: readonly string[],
): Promise<readonly Readonly<UserRow>[]> {
  if (ids.length >= tooMany) return readCards(ids)
  const known = ids.flatMap((id) => (id === viewer?.id ? [] : (kept.get(id) ?? [])))
  if (known.length === ids.length) return known
  const present = new Set(known.map(({ _id }) => _id))
  const changesBefore = changes
  const read = await readCards(ids.filter((id) => !present.has(id)))
  if (changes === changesBefore) for (const row of read) kept.set(row._id, row)
  return [...known, ...read]
}

/** Stages of an aggregation that return an account as `{ own }`. */
export const stagesOfOwn = (_id: string) => [
  { $match: { _id } },
  { $limit: 1 },
  { $project: cardColumns },
  { $replaceWith: { own: '$$ROOT' } },
]

const readCards = (ids: readonly string[]) =>
  findShared<UserRow>('users', { _id: { $in: ids } }, { hint: '_id_', limit: ids.length, projection: cardColumns })

/** Must be called after a change of what cards show of an account. */
export function forgetAuthor(id: string): void {
  changes++
  kept.delete(id)
}

/** Like `forgetAuthor`, for all accounts. */
export function forgetAuthors(): void {
  changes++
  kept.clear()
}
