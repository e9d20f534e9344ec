import type { ClientSession } from 'mongoose'
import { takeAway } from '../posts/listed.ts'
import { PostModel } from '../posts/post.model.ts'
import { UserModel, active } from '../users/user.model.ts'
import { isSilenced } from '../users/user.row.ts'
import { type CaseDocument, CaseModel } from './case.model.ts'
import { record } from './log.ts'

const establishedMs = 7 * 24 * 60 * 60_000
const establishedPosts = 3

/** The post's author reads this. */
const waitingNote = 'Several people reported this. It is hidden until a moderator has looked at it.'

/**
 * Hides a post if `enough` established members have reported it and no moderator has decided about this text. Call it
 * in the transaction that stores a report by `reporterId`. Reports at the same time conflict in the case, so each one
 * counts.
 */
export async function hideIfReported(
  { _id: caseId, postId }: CaseDocument,
  { reporterId, enough }: { reporterId: string | undefined; enough: number },
  session: ClientSession,
): Promise<void> {
  if (postId === undefined || reporterId === undefined) return
  if (!(await isEstablished(reporterId, session))) return
  const counted = await CaseModel.findOneAndUpdate(
    { _id: caseId },
    { $inc: { establishedCount: 1 } },
    { session, returnDocument: 'after' },
  ).lean()
  if ((counted?.establishedCount ?? 0) >= enough) await hide(postId, caseId, session)
}

/** Moderators' posts stay: only somebody with a higher role could show them again. */
async function hide(postId: string, caseId: string, session: ClientSession): Promise<void> {
  const post = await PostModel.findById(postId).session(session).lean()
  if (!post || post.removal || post.isReviewed) return
  const { authorId: userId } = post
  if (!(await UserModel.exists({ _id: userId, role: null }).session(session))) return
  await takeAway([postId], { rule: 'OTHER', note: waitingNote, isProvisional: true }, { session })
  await CaseModel.updateOne({ _id: caseId }, { $set: { isHidingPost: true } }, { session })
  await record({ kind: 'HIDE_POST', actorId: null, userId, postId }, { session })
}

/** Whether an account is known well enough for its reports to hide a post: the README says when. */
async function isEstablished(userId: string, session: ClientSession): Promise<boolean> {
  const known = {
    createdAt: { $lte: new Date(Date.now() - establishedMs) },
    postCount: { $gte: establishedPosts },
    isDemo: { $ne: true },
  }
  const account = await UserModel.findOne({ _id: userId, ...known, ...active() }, { silence: 1 })
    .session(session)
    .lean()
  return account !== null && !isSilenced(account)
}
