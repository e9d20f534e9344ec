import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import { AppError, refuse } from '../errors.ts'
import { usersErrors } from '../users/users.errors.ts'
import { type AccountRow, accountsById, mostNotes } from './accounts.read.ts'
import { actorOf, isAtLeast, requireRole } from './actor.ts'
import { moderationErrors } from './moderation.errors.ts'
import { NoteModel } from './note.model.ts'
import { noteProblem, storedNote } from './notes.ts'

/** Notes are about what happens now, so they are not kept for ever. */
const lifetimeMs = 180 * 24 * 60 * 60_000

/** Stores a moderator's note for 180 days. Throws VALIDATION_FAILED, USER_NOT_FOUND, NOT_PERMITTED, or as `actorOf`. */
export async function writeNote(ctx: Context, userId: string, words: string): Promise<AccountRow> {
  const authorId = await actorOf(ctx)
  await requireRole(ctx, 'MODERATOR')
  const text = storedNote(words)
  refuse(text === '' ? [{ field: 'text', message: 'Please write something.' }] : noteProblem(text, 'text'))
  const account = await requiredAccount(ctx, userId)
  if ((await NoteModel.countDocuments({ userId }).limit(mostNotes)) >= mostNotes)
    refuse([{ field: 'text', message: `An account has at most ${mostNotes} notes. Delete one first.` }])
  const at = new Date()
  const expiresAt = new Date(at.getTime() + lifetimeMs)
  await NoteModel.create({ _id: randomUUID(), userId, authorId, text, at, expiresAt })
  return account
}

/** Deletes a note of one's own; administrators delete any. Throws NOTE_NOT_FOUND, NOT_PERMITTED, and as `actorOf`. */
export async function deleteNote(ctx: Context, noteId: string): Promise<AccountRow> {
  const actor = await actorOf(ctx)
  await requireRole(ctx, 'MODERATOR')
  const note = await NoteModel.findById(noteId).lean()
  // Nobody may learn of notes about themselves.
  if (!note || note.userId === actor) throw new AppError(moderationErrors.NOTE_NOT_FOUND)
  if (note.authorId !== actor && !(await isAtLeast(ctx, 'ADMIN'))) throw new AppError(moderationErrors.NOT_PERMITTED)
  await NoteModel.deleteOne({ _id: noteId })
  return requiredAccount(ctx, note.userId)
}

async function requiredAccount(ctx: Context, userId: string): Promise<AccountRow> {
  const account = (await accountsById(ctx, [userId])).get(userId)
  if (!account) throw new AppError(usersErrors.USER_NOT_FOUND)
  return account
}

/** Notes about the account go with it. Notes that it wrote stay without its name. */
export async function forgetNotesAbout(userId: string): Promise<void> {
  await NoteModel.deleteMany({ userId })
}
