import type { Config } from '../config.ts'
import { MetaModel } from '../db/meta.model.ts'
import type { Mail, Mailer } from '../mail/mail.ts'
import { PostModel } from '../posts/post.model.ts'
import { UserModel, active, userIndexes } from '../users/user.model.ts'
import { type ActionDocument, type ActionKind, ActionModel } from './action.model.ts'
import { AppealModel, appealIndexes } from './appeal.model.ts'
import { CaseModel, caseIndexes } from './case.model.ts'
import { actionMail, isTold, reportsMail, requestsMail } from './mailWords.ts'

type Parts = { config: Config; mail: Mailer }

/** How many actions one run mails about; the next run goes on. */
const mostActions = 100

/** A wave of reports makes no wave of mails. */
const betweenReportMailsMs = 15 * 60_000

/** Reports are counted up to this. */
const mostCases = 1_000

const mostModerators = 50

/**
 * Mails what was done to those whom it concerns, and new reports to moderators. Every server runs it each minute, and one
 * of them moves the mark on and sends. If that one stops before it has sent, the app alone tells it.
 */
export async function sendModerationMails(now: Date, parts: Parts): Promise<void> {
  if (!parts.config.smtp) return
  await mailActions(now, parts)
  await mailReports(now, parts)
  await mailRequests(now, parts)
}

/** Nothing that was done before the first run is mailed. */
async function mailActions(at: Date, { config, mail }: Parts): Promise<void> {
  const _id = 'mailed actions'
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

/** The words of the moderator are not in the log, so they are read from what was done, if that still stands. */
async function mailsAbout(action: ActionDocument, { brand, smtp }: Config): Promise<Mail[]> {
  const account = await UserModel.findOne(
    { _id: action.userId, deletingAt: null, isDemo: false },
    { username: 1, email: 1, suspension: 1, waiting: 1 },
  ).lean()
  if (!account?.email) return []
  const post = action.postId ? await PostModel.findById(action.postId, { removal: 1, sensitiveMark: 1 }).lean() : null
  const notes: Partial<Record<ActionKind, string | undefined>> = {
    ...{
      SUSPEND: account.suspension?.note,
      REMOVE_POST: post?.removal?.note,
      MARK_SENSITIVE: post?.sensitiveMark?.note,
    },
    UPHOLD_APPEAL: action.kind === 'UPHOLD_APPEAL' ? await answerOf(action) : '',
    DECLINE_SIGN_UP: account.waiting?.note,
  }
  const note = notes[action.kind] ?? ''
  const site = { brand, url: smtp?.siteUrl ?? '' }
  return [{ to: account.email, about: 'moderation', ...actionMail(site, account.username, action, note) }]
}

const answerOf = async ({ _id: decidedBy, userId }: ActionDocument) =>
  (await AppealModel.findOne({ userId, decidedBy }, { answer: 1 }).hint(appealIndexes.byUser).lean())?.answer

/** At once after a quiet time. Nobody is mailed about reports of themselves. */
async function mailReports(at: Date, { config, mail }: Parts): Promise<void> {
  const _id = 'mailed reports'
  const mark = await MetaModel.findById(_id).lean()
  if (!mark) return begin(_id, { at })
  if (at.getTime() - mark.at.getTime() < betweenReportMailsMs) return
  const open = await CaseModel.find({ state: 'OPEN' }, { _id: 0, userId: 1, reportedAt: 1 })
    .sort({ reportedAt: -1, _id: -1 })
    .hint(caseIndexes.byState)
    .limit(mostCases)
    .lean()
  const newest = open[0]
  if (!newest || newest.reportedAt <= mark.at) return
  const { modifiedCount } = await MetaModel.updateOne({ _id, at: mark.at }, { at })
  if (modifiedCount === 0) return
  mail.post('moderation', async () => {
    const site = { brand: config.brand, url: config.smtp?.siteUrl ?? '' }
    return (await moderators()).flatMap(({ _id: userId, email: to }): Mail[] => {
      const others = open.filter((one) => one.userId !== userId)
      const fresh = others.filter(({ reportedAt }) => reportedAt > mark.at).length
      return fresh > 0 ? [{ to, about: 'moderation', ...reportsMail(site, fresh, others.length) }] : []
    })
  })
}

/** As `mailReports`, of people who wait to be let in. */
async function mailRequests(at: Date, { config, mail }: Parts): Promise<void> {
  const _id = 'mailed sign-up requests'
  const mark = await MetaModel.findById(_id).lean()
  if (!mark) return begin(_id, { at })
  if (at.getTime() - mark.at.getTime() < betweenReportMailsMs) return
  const open = { 'waiting.state': 'OPEN' } as const
  const newest = await UserModel.findOne(open, { waiting: 1 })
    .sort({ 'waiting.at': -1, _id: -1 })
    .hint(userIndexes.waiting)
    .lean()
  if (!newest?.waiting?.at || newest.waiting.at <= mark.at) return
  const { modifiedCount } = await MetaModel.updateOne({ _id, at: mark.at }, { at })
  if (modifiedCount === 0) return
  const waiting = await UserModel.countDocuments(open).hint(userIndexes.waiting)
  mail.post('moderation', async () => {
    const words = requestsMail({ brand: config.brand, url: config.smtp?.siteUrl ?? '' }, waiting)
    return (await moderators()).map(({ email: to }) => ({ to, about: 'moderation', ...words }))
  })
}

const moderators = () =>
  UserModel.find({ role: { $exists: true }, ...active() }, { email: 1 })
    .hint(userIndexes.byRole)
    .limit(mostModerators)
    .lean()

async function begin(_id: string, mark: { at: Date; last?: number }): Promise<void> {
  await MetaModel.updateOne({ _id }, { $setOnInsert: { ...mark, done: true } }, { upsert: true })
}
