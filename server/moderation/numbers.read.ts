import type { Context } from '../context.ts'
import { SessionModel } from '../auth/session.model.ts'
import { database } from '../db/connection.ts'
import { databaseTimeoutMs } from '../db/deadline.ts'
import { aggregate, find } from '../db/read.ts'
import { requireRole } from './actor.ts'
import { type CaseDocument, caseIndexes } from './case.model.ts'

const dayMs = 24 * 60 * 60_000
const hourMs = 60 * 60_000
const activeDays = 30

/** The time to answer is the median of these. */
const latestCases = 100

export type SiteNumbers = {
  accounts: number
  activeAccounts: number
  posts: number
  openReports: number
  hoursToAnswer: number | null
}

/** How large the site is, and how its moderators keep up. For moderators. Throws NOT_PERMITTED or BUSY. */
export async function siteNumbers(ctx: Context): Promise<SiteNumbers> {
  await requireRole(ctx, 'MODERATOR')
  const [accounts, posts, [active], [open], resolved] = await Promise.all([
    sizeOf('users'),
    sizeOf('posts'),
    aggregate<{ number: number }>(SessionModel.collection.collectionName, activeAccounts(), '_id_'),
    aggregate<{ number: number }>(cases, [{ $match: { state: 'OPEN' } }, { $count: 'number' }], caseIndexes.byState),
    find<CaseDocument>(cases, { state: 'RESOLVED' }, { hint: caseIndexes.byState, sort: latest, limit: latestCases }),
  ])
  return {
    accounts,
    activeAccounts: active?.number ?? 0,
    posts,
    openReports: open?.number ?? 0,
    hoursToAnswer: median(resolved.flatMap(hoursOf)),
  }
}

const cases = 'reportCases'
const latest = { reportedAt: -1, _id: -1 } as const

/** All documents of a collection, as its metadata say, which a crash of the database makes a little wrong. */
const sizeOf = (collection: string) =>
  database().collection(collection).estimatedDocumentCount({ maxTimeMS: databaseTimeoutMs() })

const activeAccounts = () => [
  { $match: { lastUsedAt: { $gte: new Date(Date.now() - activeDays * dayMs) } } },
  { $group: { _id: '$userId' } },
  { $count: 'number' },
]

/** Those that an older release opened do not tell when. */
const hoursOf = ({ openedAt, resolvedAt }: CaseDocument) =>
  openedAt && resolvedAt ? [(resolvedAt.getTime() - openedAt.getTime()) / hourMs] : []

function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}
