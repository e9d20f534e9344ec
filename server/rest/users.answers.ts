import type { Context } from '../context.ts'
import type { Page } from '../db/keyset.ts'
import { AppError } from '../errors.ts'
import { usersErrors } from '../users/users.errors.ts'
import type { UserRow } from '../users/user.row.ts'
import { shownBookmarkIds } from './bookmarks.answers.ts'
import { type Piece, boundedList, largestAnswer } from './boundedList.ts'
import type { NextPage, Reply } from './call.ts'
import { peopleOf } from './people.ts'
import { neighboursOf } from './reads/neighbours.ts'
import { type Scope, ofMany, ofOne } from './reads/scope.ts'
import { demoPasswordsOf, userSummaries } from './reads/summaries.ts'
import { userListPosition } from './reads/userList.ts'
import { writeUser } from './user.json.ts'

/** As many accounts of a page as fit. `path` is the list's address for the next page. */
export async function usersReply(
  ctx: Context,
  page: Page<UserRow>,
  path: NextPage['path'],
  limit: number,
): Promise<Reply> {
  const { json, shown } = await boundedList('users', page.rows, {
    weightOf: ({ followerCount, followingCount }) =>
      1_000 + 200 * (Math.min(followerCount, ofMany.people) + Math.min(followingCount, ofMany.people)),
    read: (rows) => readUsers(ctx, rows, ofMany),
  })
  const isCut = shown < page.rows.length
  const last = isCut ? page.rows[shown - 1] : undefined
  const end = last ? userListPosition(ctx, last) : page.hasMore ? page.end : null
  return { json, next: end && { path, limit, end } }
}

export async function userJson(ctx: Context, row: UserRow): Promise<string> {
  const [json = ''] = await usersJson(ctx, [row])
  return json
}

/** A few accounts as JSON, which share the space of one answer. */
export async function usersJson(ctx: Context, rows: readonly UserRow[]): Promise<string[]> {
  const { write } = await readUsers(ctx, rows, ofOne)
  return rows.map((row) => {
    const written = write(row, largestAnswer / rows.length - 1_000)
    if (!written) throw new AppError(usersErrors.USER_NOT_FOUND)
    return written.text
  })
}

async function readUsers(ctx: Context, rows: readonly UserRow[], scope: Scope): Promise<Piece<UserRow>> {
  ctx.deadline?.check()
  const isViewer = (row: UserRow) => row._id === ctx.viewer?.id
  const [{ neighbours, isWhole }, passwords, bookmarks] = await Promise.all([
    neighboursOf(ctx, rows, scope),
    demoPasswordsOf(ctx, rows),
    rows.some(isViewer) ? shownBookmarkIds(ctx) : [],
  ])
  const ids = new Set<string>()
  for (const { followers, following } of neighbours.values())
    for (const list of [followers, following]) for (const id of list) ids.add(id)
  const people = peopleOf(await userSummaries(ctx, ids))
  return {
    isWhole,
    write: (row, room) => {
      const own = isViewer(row) ? { bookmarks, email: row.email } : { bookmarks: [] }
      const password = passwords.get(row._id)
      const extras = { ...own, ...(password !== undefined && { password }) }
      return writeUser(row, extras, { followers: [], following: [], ...neighbours.get(row._id) }, people, room)
    },
  }
}
