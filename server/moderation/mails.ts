import type { Config } from '../config.ts'
import { MetaModel } from '../db/meta.model.ts'
import type { Mail, Mailer } from '../mail/mail.ts'
import { PurgeModel, purgeId } from '../media/purge.model.ts'
import { PostModel } from '../posts/post.model.ts'
import { type UserDocument, UserModel, active, userIndexes } from '../users/user.model.ts'
import type { UserRow } from '../users/user.row.ts'
import { siteOf } from '../site/site.ts'
import { type ActionDocument, ActionModel } from './action.model.ts'
import { rankOf } from './actor.ts'
import { AppealModel, appealIndexes } from './appeal.model.ts'
import { DecisionModel, isDecisionKind } from './decision.model.ts'
import { CaseModel, caseIndexes } from './case.model.ts'
import { type Site, type Words, actionMail, appealsMail, isTold, reportsMail, requestsMail } from './mailWords.ts'

type Parts = { config: Config; mail: Mailer }

/** A run mails about at most this many actions; the next run continues. */
const mostActions = 100

/** Much news at once must not make many mails. */
const betweenMailsMs = 15 * 60_000

/** Reports and appeals are counted up to this. */
const mostCases = 1_000

const mostModerators = 50

/**
 * Mails what was done to the people whom it concerns, and new reports, requests and appeals to moderators. Every server
 * runs it each minute; the one that moves the mark on sends. If that one stops before sending, only the app tells the
 * news.
 */
export async function sendModerationMails(now: Date, parts: Parts): Promise<void> {
  if (!parts.config.smtp) return
  await mailActions(now, parts)
  await mailModerators('mailed reports', now, parts, newReports)
  await mailModerators('mailed sign-up requests', now, parts, newRequests)
  await mailModerators('mailed appeals', now, parts, (since) => newAppeals(since, parts.config))
}

const actionsMark = 'mailed actions'

/** For a restored database: what was done until now was mailed before, so it is not mailed again. */
export async function skipActionMails(): Promise<void> {
  const latest = await ActionModel.findOne({}, { _id: 1 }, { sort: { _id: -1 } }).lean()
  await MetaModel.updateOne({ _id: actionsMark }, { last: latest?._id ?? 0, at: new Date() })
}

/** Nothing that was done before the first run is mailed. */
async function mailActions(at: Date, { config, mail }: Parts): Promise<void> {
  const _id = actionsMark
  const [mark, latest] = await Promise.all([
    MetaModel.findById(_id).lean(),
    ActionModel.findOne({}, { _id: 1 }, { sort: { _id: -1 } }).lean(),
  ])
  const newest = latest?._id ?? 0
  if (!mark) return begin(_id, { at, last: newest })
  const from = Number(mark.last)
  if (newest <= from) return
  const last = Math.min(newest, from + mostActions)
  const { modifiedCount } = await MetaModel.updateOne({ _id, last: from }, { last, at })
  if (modifiedCount === 0) return
  const actions = await ActionModel.find({ _id: { $gt: from, $lte: last } })
    .sort({ _id: 1 })
    .lean()
  for (const action of actions) if (isTold(action)) mail.post('moderation', () => mailsAbout(action, config))
}

async function mailsAbout(action: ActionDocument, config: Config): Promise<Mail[]> {
  if (action.kind === 'PURGE_ACCOUNT') return mailsToPurged(action, config)
  const account = await UserModel.findOne(
    { _id: action.userId, deletingAt: null, isDemo: false },
    { username: 1, email: 1, suspension: 1, waiting: 1 },
  ).lean()
  if (!account?.email) return []
  const note = (await noteOf(action, account)) ?? ''
  return [{ to: account.email, about: 'moderation', ...actionMail(senderOf(config), account.username, action, note) }]
}

/** The account is deleted, so the purge keeps its address. */
async function mailsToPurged(action: ActionDocument, config: Config): Promise<Mail[]> {
  const _id = purgeId('ACCOUNT', action.userId ?? '')
  const purge = await PurgeModel.findOneAndUpdate({ _id }, { $unset: { mailTo: 1 } }).lean()
  if (!purge?.mailTo) return []
  const { username, email: to } = purge.mailTo
  return [{ to, about: 'moderation', ...actionMail(senderOf(config), username, action, '') }]
}

type Account = Pick<UserRow, 'suspension' | 'waiting'>

/** The log has no words, so the moderator's note is read from what was done, if that still stands. */
async function noteOf(action: ActionDocument, { suspension, waiting }: Account): Promise<string | undefined> {
  if (isDecisionKind(action.kind)) return (await DecisionModel.findById(action._id, { note: 1 }).lean())?.note
  switch (action.kind) {
    case 'SUSPEND':
      return suspension?.note
    case 'DECLINE_SIGN_UP':
      return waiting?.note
    case 'REMOVE_POST':
      return (await PostModel.findById(action.postId, { removal: 1 }).lean())?.removal?.note
    case 'MARK_SENSITIVE':
      return (await PostModel.findById(action.postId, { sensitiveMark: 1 }).lean())?.sensitiveMark?.note
    default:
      // Undoing an action, or letting it stand, may decide an appeal.
      return answerOf(action)
  }
}

const answerOf = async ({ _id: decidedBy, userId }: ActionDocument) =>
  (await AppealModel.findOne({ userId, decidedBy }, { answer: 1 }).hint(appealIndexes.byUser).lean())?.answer

type Moderator = Awaited<ReturnType<typeof moderators>>[number]

type News = (moderator: Moderator, site: Site, all: readonly Moderator[]) => Words | null

/** Mails moderators what `read` finds that is newer than the last mail. `read` returns null if there is nothing. */
async function mailModerators(
  _id: string,
  at: Date,
  { config, mail }: Parts,
  read: (since: Date) => Promise<News | null>,
): Promise<void> {
  const mark = await MetaModel.findById(_id).lean()
  if (!mark) return begin(_id, { at })
  if (at.getTime() - mark.at.getTime() < betweenMailsMs) return
  const newsFor = await read(mark.at)
  if (!newsFor) return
  const { modifiedCount } = await MetaModel.updateOne({ _id, at: mark.at }, { at })
  if (modifiedCount === 0) return
  mail.post('moderation', async () => {
    const all = await moderators()
    return all.flatMap((moderator): Mail[] => {
      const words = newsFor(moderator, senderOf(config), all)
      return words ? [{ to: moderator.email, about: 'moderation', ...words }] : []
    })
  })
}

async function newReports(since: Date): Promise<News | null> {
  const open = await CaseModel.find({ state: 'OPEN' }, { _id: 0, userId: 1, reportedAt: 1 })
    .sort({ reportedAt: -1, _id: -1 })
    .hint(caseIndexes.byState)
    .limit(mostCases)
    .lean()
  const reported = open.map(({ userId, reportedAt }) => ({ userId, at: reportedAt }))
  return newsOf(reported, since, { isFor: ({ userId }, { _id }) => userId !== _id, mailOf: reportsMail })
}

async function newAppeals(since: Date, { twoStepForModerators }: Config): Promise<News | null> {
  const open = await AppealModel.find({ state: 'OPEN' }, { _id: 0, userId: 1, actorId: 1, at: 1 })
    .sort({ at: -1, _id: -1 })
    .hint(appealIndexes.byState)
    .limit(mostCases)
    .lean()
  const accounts = await UserModel.find({ _id: { $in: open.map(({ userId }) => userId) } }, { role: 1 }).lean()
  const roleOf = new Map(accounts.map(({ _id, role }) => [_id, role]))
  // As `decideAppeal` lets them: whoever acted decides only if nobody else could.
  const isFor = ({ userId, actorId }: (typeof open)[number], moderator: Moderator, all: readonly Moderator[]) => {
    const isAbove = ({ role }: Moderator) => rankOf(role) > rankOf(roleOf.get(userId))
    const isOther = (one: Moderator) =>
      one._id !== actorId && isAbove(one) && (!twoStepForModerators || one.twoStep !== undefined)
    return isAbove(moderator) && (moderator._id !== actorId || !all.some(isOther))
  }
  return newsOf(open, since, { isFor, mailOf: (site, _fresh, waiting) => appealsMail(site, waiting) })
}

type Telling<Row> = {
  isFor: (row: Row, moderator: Moderator, all: readonly Moderator[]) => boolean
  mailOf: (site: Site, fresh: number, waiting: number) => Words
}

/** What a moderator is told is waiting, if some is new and for this moderator. `open` has the latest first. */
function newsOf<Row extends { at: Date }>(
  open: readonly Row[],
  since: Date,
  { isFor, mailOf }: Telling<Row>,
): News | null {
  if (!open[0] || open[0].at <= since) return null
  return (moderator, site, all) => {
    const theirs = open.filter((row) => isFor(row, moderator, all))
    const fresh = theirs.filter(({ at }) => at > since).length
    return fresh > 0 ? mailOf(site, fresh, theirs.length) : null
  }
}

async function newRequests(since: Date): Promise<News | null> {
  const open = { 'waiting.state': 'OPEN' } as const
  const newest = await UserModel.findOne(open, { waiting: 1 })
    .sort({ 'waiting.at': -1, _id: -1 })
    .hint(userIndexes.waiting)
    .lean()
  if (!newest?.waiting?.at || newest.waiting.at <= since) return null
  const waiting = await UserModel.countDocuments(open).hint(userIndexes.waiting)
  return (_moderator, site) => requestsMail(site, waiting)
}

const senderOf = (config: Config): Site => ({ brand: siteOf(config).name, url: config.smtp?.siteUrl ?? '' })

const moderators = () =>
  UserModel.find({ role: { $exists: true }, ...active() }, { email: 1, role: 1, 'twoStep.since': 1 })
    .hint(userIndexes.byRole)
    .limit(mostModerators)
    .lean<Pick<UserDocument, '_id' | 'email' | 'role' | 'twoStep'>[]>()

async function begin(_id: string, mark: { at: Date; last?: number }): Promise<void> {
  await MetaModel.updateOne({ _id }, { $setOnInsert: { ...mark, done: true } }, { upsert: true })
}
