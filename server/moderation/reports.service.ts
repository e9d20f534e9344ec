import { randomUUID } from 'node:crypto'
import type { ClientSession } from 'mongoose'
import { type Context, despiteBlocks, viewerOrGuest } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError, refuse } from '../errors.ts'
import { countAction } from '../limits/countAction.ts'
import { keepMedia } from '../media/keptMedia.ts'
import { networkOf } from '../network/address.ts'
import { networkDigest } from '../network/networkDigest.ts'
import { countOnPost } from '../posts/posts.service.ts'
import { requireVisible } from '../posts/visiblePost.ts'
import { hideAfterReports } from '../site/site.ts'
import type { ModerationRule } from '../users/moderation.rules.ts'
import { publicUserId } from '../users/userIds.ts'
import { usersErrors } from '../users/users.errors.ts'
import { touchUser, userById } from '../users/users.service.ts'
import { type CaseDocument, CaseModel } from './case.model.ts'
import { type Subject, openCase } from './cases.open.ts'
import { addressesIn, copyOfProfile, isSameCopy } from './keptCopy.ts'
import { copyWithQuote } from './keptQuotes.ts'
import { hideIfReported } from './hiding.ts'
import { act } from './log.ts'
import { moderationErrors } from './moderation.errors.ts'
import { moderationLimits } from './moderation.limits.ts'
import { noteProblem, storedNote } from './notes.ts'
import { type ReportDocument, ReportModel } from './report.model.ts'

export type Reason = { rule: ModerationRule; note: string }

/** A member reports by account, a guest by network. */
type Reporter = Pick<ReportDocument, 'reporterId' | 'guest'>

/** `isRepeated` says that `report` was stored earlier and stays the same. */
export type Reported = { report: ReportDocument; isRepeated: boolean }

/**
 * Reports a post to the moderators, who get a copy of it. Guests may report too, and so may blocked members. Throws
 * VALIDATION_FAILED, POST_NOT_FOUND, CANNOT_REPORT_SELF, RATE_LIMITED, BUSY, and the errors of `viewerOrGuest`.
 */
export async function reportPost(ctx: Context, postId: string, reason: Reason): Promise<Reported> {
  const viewer = viewerOrGuest(ctx)
  return report(ctx, postId, reason, async (session) => {
    // The write conflicts with a removal, an edit or a deletion at the same time.
    const post = await countOnPost(postId, { touches: 1 }, session)
    if (post.authorId === viewer?.id) throw new AppError(moderationErrors.CANNOT_REPORT_SELF)
    await requireVisible(despiteBlocks(ctx), post)
    return { subject: postId, userId: post.authorId, postId, kept: await copyWithQuote(post, session) }
  })
}

/** Reports an account to the moderators, who get a copy of its profile. Throws USER_NOT_FOUND, else as `reportPost`. */
export async function reportUser(ctx: Context, userId: string, reason: Reason): Promise<Reported> {
  if (viewerOrGuest(ctx)?.id === userId) throw new AppError(moderationErrors.CANNOT_REPORT_SELF)
  return report(ctx, publicUserId(userId), reason, async (session) => {
    await userById(despiteBlocks(ctx), userId)
    const account = await touchUser(userId, session, {}, usersErrors.USER_NOT_FOUND)
    return { subject: publicUserId(userId), userId, kept: copyOfProfile(account) }
  })
}

async function report(
  ctx: Context,
  subject: string,
  { rule, note }: Reason,
  read: (session: ClientSession) => Promise<Subject>,
): Promise<Reported> {
  const reporter = countReport(ctx)
  refuse(noteProblem(note))
  const enough = hideAfterReports()
  const work = async ({ session }: { session: ClientSession }): Promise<Reported> => {
    const earlier = await ReportModel.findOne({ ...reporter, subject })
      .session(session)
      .lean()
    // Somebody else in the same network may have made it.
    if (earlier) return { report: reporter.guest ? { ...earlier, rule, note: '' } : earlier, isRepeated: true }
    const about = await read(session)
    const at = new Date()
    const joined = await joinCase(about, at, session)
    const copy = isSameCopy(about.kept, joined.kept) ? {} : { kept: about.kept }
    const report = { _id: randomUUID(), ...reporter, caseId: joined._id, subject, rule, note: storedNote(note), at }
    await ReportModel.create([{ ...report, ...copy }], { session })
    if (enough !== null) await hideIfReported(joined, { reporterId: reporter.reporterId, enough }, session)
    return { report, isRepeated: false }
  }
  // Only a report that may hide a post can write to the log.
  const run = enough === null ? inTransaction : act
  return run([reporter.reporterId ?? `guest:${reporter.guest}`, subject], work, ctx.deadline)
}

function countReport(ctx: Context): Reporter {
  const viewer = viewerOrGuest(ctx)
  if (!viewer) {
    ctx.limits.count(moderationLimits.guestReports, `address:${networkOf(ctx.address)}`)
    return { guest: networkDigest(ctx) }
  }
  countAction(ctx, moderationLimits.reports)
  return { reporterId: viewer.id }
}

async function joinCase(subject: Subject, at: Date, session: ClientSession): Promise<CaseDocument> {
  const joined = await CaseModel.findOneAndUpdate(
    { subject: subject.subject, unresolved: 1 },
    { $inc: { reportCount: 1 }, $set: { reportedAt: at } },
    { session, returnDocument: 'after' },
  ).lean()
  if (!joined) return openCase(subject, { reportCount: 1 }, session)
  await keepMedia(addressesIn(subject.kept), subject.userId, joined._id, session)
  return joined
}
