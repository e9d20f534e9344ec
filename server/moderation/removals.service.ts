import type { Deadline } from '../db/deadline.ts'
import type { Transaction } from '../db/transaction.ts'
import { AppError, refuse } from '../errors.ts'
import { bringBack, takeAway } from '../posts/listed.ts'
import { PostModel } from '../posts/post.model.ts'
import type { Removal } from '../posts/post.row.ts'
import { postsErrors } from '../posts/posts.errors.ts'
import type { ActionDocument } from './action.model.ts'
import { type Actor, actOn, requireActor } from './actor.ts'
import { resolveCases } from './cases.service.ts'
import { act, record } from './log.ts'
import { noteProblem, storedNote } from './notes.ts'
import { settleAppeals } from './settledAppeals.ts'

/**
 * Hides a post from everybody but its author, who is told the rule and the note. The same write takes it out of the
 * indexes of all lists, and its reports are resolved. Null if it is removed already. Throws VALIDATION_FAILED,
 * POST_NOT_FOUND, NOT_PERMITTED, CANNOT_ACT_ON or BUSY.
 */
export async function removePost(
  actor: Actor,
  postId: string,
  { rule, note }: Pick<Removal, 'rule' | 'note'>,
  deadline?: Deadline,
): Promise<ActionDocument | null> {
  refuse(noteProblem(note))
  const work = async (transaction: Transaction) => {
    const { session } = transaction
    const post = await postFor(actor, postId, transaction)
    if (post.removal && !post.removal.isProvisional) return null
    await takeAway([postId], { rule, note: storedNote(note) }, transaction)
    const facts = { kind: 'REMOVE_POST', actorId: actor, userId: post.authorId, postId, rule } as const
    const action = await record(facts, transaction)
    await resolveCases({ subject: postId }, 'POST_REMOVED', action, session)
    return action
  }
  return act([postId], work, deadline)
}

/** Shows a removed post again, at its old places. Null if it is not removed. Throws as `removePost`. */
export async function restorePost(actor: Actor, postId: string, deadline?: Deadline): Promise<ActionDocument | null> {
  return act([postId], (transaction) => restoreIn(actor, postId, transaction), deadline)
}

export async function restoreIn(
  actor: Actor,
  postId: string,
  transaction: Transaction,
): Promise<ActionDocument | null> {
  const { session } = transaction
  const post = await postFor(actor, postId, transaction)
  if (!post.removal) return null
  const { authorId: userId } = post
  await bringBack([post], userId, transaction)
  const action = await record({ kind: 'RESTORE_POST', actorId: actor, userId, postId }, transaction)
  await settleAppeals({ userId, kind: 'REMOVE_POST', postId }, 'REVERSED', action, session)
  return action
}

/** The post for a moderator. Others do not learn whether the post exists. */
export async function postFor(actor: Actor, postId: string, { session }: Transaction) {
  await requireActor(actor, 'MODERATOR', session)
  const post = await PostModel.findById(postId).session(session).lean()
  if (!post) throw new AppError(postsErrors.POST_NOT_FOUND)
  await actOn(actor, post.authorId, 'MODERATOR', session)
  return post
}
