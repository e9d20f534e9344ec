import type { ClientSession } from 'mongoose'
import { endSessionsIn } from '../auth/sessions.ts'
import type { Deadline } from '../db/deadline.ts'
import type { Transaction } from '../db/transaction.ts'
import { AppError } from '../errors.ts'
import { noteAccountForCdn, noteForCdn } from '../media/cdnPurges.ts'
import { uploadIdIn } from '../media/media.rules.ts'
import { MediaModel, siteOwner } from '../media/media.model.ts'
import { hearPurge } from '../media/purgeWatch.ts'
import { type PurgeDocument, type PurgeKind, PurgeModel, isPurged, purgeId } from '../media/purge.model.ts'
import { takeAway } from '../posts/listed.ts'
import { PostModel } from '../posts/post.model.ts'
import { postsErrors } from '../posts/posts.errors.ts'
import { forgetAuthor } from '../users/authors.ts'
import { requireOtherAdmin } from '../users/lastAdmin.ts'
import type { ModerationRule } from '../users/moderation.rules.ts'
import { type UserDocument, UserModel } from '../users/user.model.ts'
import { usersErrors } from '../users/users.errors.ts'
import type { ActionDocument } from './action.model.ts'
import { type Actor, actOnAnythingOf } from './actor.ts'
import { AppealModel } from './appeal.model.ts'
import { CaseModel, caseIndexes } from './case.model.ts'
import { resolveCases } from './cases.service.ts'
import { forgetQuoted } from './keptQuotes.ts'
import { act, record } from './log.ts'
import { isDecisionKind } from './decision.model.ts'
import { tell } from './decisions.service.ts'
import { moderationErrors } from './moderation.errors.ts'
import { ReportModel } from './report.model.ts'

/** A post or an account by its id; an upload by its id or address. */
export type Target = { kind: PurgeKind; id: string }

/**
 * Deletes something illegal for good: after the commit no server serves it. `finishPurges` deletes what belongs to it.
 * Null if that was done already. Throws POST_NOT_FOUND, UPLOAD_NOT_FOUND, USER_NOT_FOUND, LAST_ADMIN, NOT_PERMITTED,
 * CANNOT_ACT_ON or BUSY.
 */
export async function purge(
  actor: Actor,
  { kind, id }: Target,
  rule: ModerationRule,
  deadline?: Deadline,
): Promise<ActionDocument | null> {
  const works = { POST: purgePost, MEDIA: purgeUpload, ACCOUNT: purgeAccount }
  const work = async (transaction: Transaction) => {
    transaction.afterCommit(hearPurge)
    return works[kind](actor, id, rule, transaction)
  }
  return act([id], work, deadline)
}

type Work = (actor: Actor, id: string, rule: ModerationRule, transaction: Transaction) => Promise<ActionDocument | null>

/** The post may be deleted already, so that only copies are left. */
const purgePost: Work = async (actor, postId, rule, transaction) => {
  const { session } = transaction
  const post = await PostModel.findById(postId).session(session).lean()
  const cases = await CaseModel.find({ postId }, { userId: 1 }).hint(caseIndexes.everyOfPost).session(session).lean()
  const userId = post?.authorId ?? cases[0]?.userId ?? null
  const author = await actOnAnythingOf(actor, userId, session)
  if (await isPurged('POST', postId, session)) return null
  if (userId === null) throw new AppError(postsErrors.POST_NOT_FOUND)
  const action = await record({ kind: 'PURGE_POST', actorId: actor, userId, postId, rule }, transaction)
  await tellOwner(author, action, rule, session)
  await takeAway([postId], { rule, note: '' }, transaction)
  const nothing = { content: '', images: [], video: null, links: [], card: null, 'removal.listed': {} }
  if (post) await PostModel.updateOne({ _id: postId }, { $set: nothing }, { session })
  const caseIds = cases.map(({ _id }) => _id)
  const shown = { $or: [{ usedBy: postId }, { keptFor: { $in: caseIds } }] }
  const uploads = await MediaModel.find(shown, { _id: 1 }).session(session).lean()
  await note(
    [{ kind: 'POST', id: postId }, ...uploads.map(({ _id }) => ({ kind: 'MEDIA', id: _id }) as const)],
    action,
    session,
  )
  await CaseModel.updateMany({ postId }, { $unset: { kept: 1 } }, { session })
  await ReportModel.updateMany({ caseId: { $in: caseIds } }, { $unset: { kept: 1 } }, { session })
  await AppealModel.deleteMany({ postId }, { session })
  await resolveCases({ subject: postId }, 'PURGED', action, session)
  return action
}

const purgeUpload: Work = async (actor, address, rule, transaction) => {
  const { session } = transaction
  const mediaId = uploadIdIn(address) ?? ''
  const media = await MediaModel.findById(mediaId).session(session).lean()
  const userId = media && media.ownerId !== siteOwner ? media.ownerId : null
  const owner = await actOnAnythingOf(actor, userId, session)
  if (await isPurged('MEDIA', mediaId, session)) return null
  if (!media) throw new AppError(moderationErrors.UPLOAD_NOT_FOUND)
  const action = await record({ kind: 'PURGE_MEDIA', actorId: actor, userId, mediaId, rule }, transaction)
  await tellOwner(owner, action, rule, session)
  await note([{ kind: 'MEDIA', id: mediaId }], action, session)
  await noteForCdn({ _id: mediaId }, session)
  return action
}

/** The account may be deleted already, so that only copies are left. */
const purgeAccount: Work = async (actor, userId, rule, transaction) => {
  const { session, afterCommit } = transaction
  const account = await actOnAnythingOf(actor, userId, session)
  if (await isPurged('ACCOUNT', userId, session)) return null
  if (!account && !(await CaseModel.exists({ userId }).hint(caseIndexes.everyOfUser).session(session)))
    throw new AppError(usersErrors.USER_NOT_FOUND)
  const action = await record({ kind: 'PURGE_ACCOUNT', actorId: actor, userId, rule }, transaction)
  const mailTo = account?.email && !account.isDemo ? { username: account.username, email: account.email } : null
  await note([{ kind: 'ACCOUNT', id: userId }], action, session, mailTo ? { mailTo } : {})
  await resolveCases({ userId }, 'PURGED', action, session)
  if (!account) return action
  if (account.role === 'ADMIN' && !account.deletingAt) await requireOtherAdmin(userId, session)
  const marked = { $set: { deletingAt: account.deletingAt ?? action.at }, $inc: { writes: 1 } }
  await UserModel.updateOne({ _id: userId }, marked, { session })
  await endSessionsIn(transaction, userId)
  await noteAccountForCdn(userId, session)
  afterCommit(() => forgetAuthor(userId))
  return action
}

/** Tells whoever wrote or uploaded it that it is gone and why, but not what it was; not if the account is leaving. */
async function tellOwner(
  owner: UserDocument | null,
  { _id, kind, at }: ActionDocument,
  rule: ModerationRule,
  session: ClientSession,
): Promise<void> {
  if (!owner || owner.deletingAt || !isDecisionKind(kind)) return
  await tell({ _id, userId: owner._id, kind, rule, note: '', at }, session)
}

/** Stores what is purged, and destroys copies of it in cases about posts that quoted it. Some may be purged already. */
async function note(
  targets: readonly Target[],
  { _id: action, at }: ActionDocument,
  session: ClientSession,
  more: Pick<PurgeDocument, 'mailTo'> = {},
): Promise<void> {
  const noted = targets.map(({ kind, id }) => ({
    updateOne: {
      filter: { _id: purgeId(kind, id) },
      update: { $set: { kind, at, action, pending: true, ...more } },
      upsert: true,
    },
  }))
  await PurgeModel.bulkWrite(noted, { session })
  await forgetQuoted(
    noted.map(({ updateOne }) => updateOne.filter._id),
    { session },
  )
}
