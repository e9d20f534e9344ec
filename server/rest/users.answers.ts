import { bookmarkIds } from './reads/bookmarkIds.ts'
import type { Context } from '../context.ts'
import { type Page, encodeCursor } from '../db/keyset.ts'
import { AppError } from '../errors.ts'
import { neighboursOf } from './reads/neighbours.ts'
import type { UserRow } from '../users/user.row.ts'
import { demoPasswordsOf, userSummaries } from './reads/summaries.ts'
import type { NextPage, Reply } from './call.ts'
import { formatMoment } from './moment.ts'
import { inPieces, listBody } from './pieces.ts'
import { present } from './people.ts'
import type { UserAnswer } from './schemas.ts'

/** A page of accounts as a reply; `path` is where the list goes on. */
export async function usersReply(
  ctx: Context,
  page: Page<UserRow>,
  path: NextPage['path'],
  limit: number,
): Promise<Reply> {
  const weight = ({ followerCount, followingCount }: UserRow) =>
    1 + Math.min(followerCount, 1_000) + Math.min(followingCount, 1_000)
  const next = page.hasMore && page.end ? { path, limit, cursor: encodeCursor(page.end) } : null
  return { body: await listBody('users', inPieces(page.rows, weight), (rows) => toUsers(ctx, rows)), next }
}

/** One account in the contract's shape. */
export async function toUser(ctx: Context, row: UserRow): Promise<UserAnswer> {
  const [user] = await toUsers(ctx, [row])
  if (!user) throw new AppError('USER_NOT_FOUND')
  return user
}

/**
 * Accounts in the contract's shape: the address and the bookmarks of the viewer's own one, the password of demo accounts,
 * of all others neither. Three to five commands.
 */
export async function toUsers(ctx: Context, rows: readonly UserRow[]): Promise<UserAnswer[]> {
  const isViewer = (row: UserRow) => row._id === ctx.viewer?.id
  const [neighbours, passwords, saved] = await Promise.all([
    neighboursOf(ctx, rows),
    demoPasswordsOf(ctx, rows),
    rows.some(isViewer) ? bookmarkIds(ctx) : [],
  ])
  const ids = new Set<string>()
  for (const { followers, following } of neighbours.values())
    for (const list of [followers, following]) for (const id of list) ids.add(id)
  const people = await userSummaries(ids)
  return rows.map((row) => {
    const { followers = [], following = [] } = neighbours.get(row._id) ?? {}
    const password = passwords.get(row._id)
    return {
      _id: row._id,
      name: row.name,
      username: row.username,
      followers: present(followers, people),
      following: present(following, people),
      avatar: row.avatar,
      cover: row.cover,
      // Old clients' edit forms show what is there, and take an empty text for a field that must be filled in.
      ...(row.bio !== '' && { bio: row.bio }),
      ...(row.location !== '' && { location: row.location }),
      website: row.website,
      createdAt: formatMoment(row.createdAt),
      updatedAt: formatMoment(row.updatedAt),
      bookmarks: isViewer(row) ? saved : [],
      isVerified: row.verifiedKind !== null,
      ...(isViewer(row) && { email: row.email }),
      ...(password !== undefined && { password }),
    }
  })
}
