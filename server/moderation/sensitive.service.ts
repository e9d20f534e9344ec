import type { Deadline } from '../db/deadline.ts'
import { refuse } from '../errors.ts'
import { PostModel } from '../posts/post.model.ts'
import type { SensitiveMark } from '../posts/post.row.ts'
import type { ActionDocument } from './action.model.ts'
import type { Actor } from './actor.ts'
import { resolveCases } from './cases.service.ts'
import type { Transaction } from '../db/transaction.ts'
import { act, record } from './log.ts'
import { noteProblem, storedNote } from './notes.ts'
import { postFor } from './removals.service.ts'
import { settleAppeals } from './settledAppeals.ts'

/**
 * Marks a post as sensitive, whatever its author says, and tells the author the rule and the note. Resolves its
 * reports. Null if a moderator marked it already. Throws as `removePost`.
 */
export async function markSensitive(
  actor: Actor,
  postId: string,
  { rule, note }: Pick<SensitiveMark, 'rule' | 'note'>,
  deadline?: Deadline,
): Promise<ActionDocument | null> {
  refuse(noteProblem(note))
  return act(
    [postId],
    async (transaction) => {
      const { session } = transaction
      const post = await postFor(actor, postId, transaction)
      if (post.sensitiveMark) return null
      const sensitiveMark: SensitiveMark = { at: new Date(), rule, note: storedNote(note) }
      await PostModel.updateOne({ _id: postId }, { $set: { sensitiveMark } }, { session })
      const facts = { kind: 'MARK_SENSITIVE', actorId: actor, userId: post.authorId, postId, rule } as const
      const action = await record(facts, transaction)
      await resolveCases({ subject: postId }, 'POST_MARKED', action, session)
      return action
    },
    deadline,
  )
}

/** Takes a moderator's mark off. Null if there is none. Throws as `removePost`. */
export async function unmarkSensitive(
  actor: Actor,
  postId: string,
  deadline?: Deadline,
): Promise<ActionDocument | null> {
  return act([postId], (transaction) => unmarkIn(actor, postId, transaction), deadline)
}

export async function unmarkIn(actor: Actor, postId: string, transaction: Transaction): Promise<ActionDocument | null> {
  const { session } = transaction
  const { sensitiveMark, authorId: userId } = await postFor(actor, postId, transaction)
  if (!sensitiveMark) return null
  await PostModel.updateOne({ _id: postId }, { $unset: { sensitiveMark: 1 } }, { session })
  const action = await record({ kind: 'UNMARK_SENSITIVE', actorId: actor, userId, postId }, transaction)
  await settleAppeals({ userId, kind: 'MARK_SENSITIVE', postId }, 'REVERSED', action, session)
  return action
}
