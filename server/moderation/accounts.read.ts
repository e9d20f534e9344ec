import { type Context, despiteBlocks } from '../context.ts'
import type { Page, PageRequest } from '../db/keyset.ts'
import { find, findByIds } from '../db/read.ts'
import { type UserRow, isSuspended, userProjection } from '../users/user.row.ts'
import { loadSuspendedToo } from '../users/users.hydration.ts'
import { usernameKey } from '../users/users.rules.ts'
import { type ActionDocument, actionIndexes } from './action.model.ts'
import { isAtLeast, requireRole } from './actor.ts'
import { actionsPage } from './log.ts'
import { type NoteDocument, noteIndexes } from './note.model.ts'

export type AccountRow = UserRow

export const accountIdPrefix = 'account:'

export const mostNotes = 50

/** An account by its username, also one that is hidden; null for the viewer's own. Throws NOT_PERMITTED for members. */
export async function accountNamed(ctx: Context, username: string): Promise<AccountRow | null> {
  await requireRole(ctx, 'MODERATOR')
  const options = { hint: { usernameKey: 1 }, limit: 1, projection: userProjection }
  const key = usernameKey(username.trim().replace(/^@/, ''))
  const found = await find<AccountRow>('users', { usernameKey: key, deletingAt: null }, options)
  return found.find(({ _id }) => _id !== ctx.viewer?.id) ?? null
}

/** For moderators, and never their own account. */
export async function accountsById(ctx: Context, ids: readonly string[]): Promise<Map<string, AccountRow>> {
  if (!(await isAtLeast(ctx, 'MODERATOR'))) return new Map()
  const found = await findByIds<AccountRow>('users', ids, userProjection)
  const others = found.filter(({ _id, deletingAt }) => deletingAt === null && _id !== ctx.viewer?.id)
  return new Map(others.map((row) => [row._id, row]))
}

export function stateOf({ waiting, suspension }: AccountRow): 'ACTIVE' | 'WAITING' | 'SUSPENDED' {
  if (waiting) return 'WAITING'
  return isSuspended(suspension) ? 'SUSPENDED' : 'ACTIVE'
}

/** What moderators did about an account, latest first. Only for who may see it. */
export const actionsAbout = (userId: string, request: PageRequest): Promise<Page<ActionDocument>> =>
  actionsPage({ userId }, actionIndexes.byUser, request)

export type NoteRow = NoteDocument & { author: UserRow | null }

/** The notes about an account, latest first. Only for who may see it. */
export async function notesAbout(viewing: Context, userId: string): Promise<NoteRow[]> {
  const ctx = despiteBlocks(viewing)
  const options = { hint: noteIndexes.byUser, sort: noteIndexes.byUser, limit: mostNotes }
  const notes = await find<NoteDocument>('moderatorNotes', { userId, expiresAt: { $gt: new Date() } }, options)
  const authors = await loadSuspendedToo(
    ctx,
    notes.map(({ authorId }) => authorId),
  )
  return notes.map((note) => ({ ...note, author: authors.get(note.authorId) ?? null }))
}
