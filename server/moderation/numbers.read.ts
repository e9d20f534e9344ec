import type { Context } from '../context.ts'
import { SessionModel } from '../auth/session.model.ts'
import { database } from '../db/connection.ts'
import { databaseTimeoutMs } from '../db/deadline.ts'
import { aggregate, find } from '../db/read.ts'
import { requireRole } from './actor.ts'
import { type CaseDocument, caseIndexes } from './case.model.ts'

const dayMs = 24 * 60 * 60_000
const hourMs = 60 * 60_000

/** As long as a session lasts. */
const activeDays = 7

/** The time to answer is the median of this many cases. */
const latestCases = 100

export type SiteNumbers = {
  accounts: number
  activeAccounts: number
  posts: number
  openReports: number
  hoursToAnswer: number | null
}

/** How large the site is and how its moderators keep up. For moderators. Throws NOT_PERMITTED or BUSY. */
export async function siteNumbers(ctx: Context): Promise<SiteNumbers> {
  await requireRole(ctx, 'MODERATOR')
  return currentNumbers()
}

/** Like `siteNumbers`, for the operator. Throws BUSY. */
export async function currentNumbers(): Promise<SiteNumbers> {
  const [accounts, posts, active, [open], resolved] = await Promise.all([
    sizeOf('users'),
    sizeOf('posts'),
    activeAccounts(),
    aggregate<{ number: number }>(cases, [{ $match: { state: 'OPEN' } }, { $count: 'number' }], caseIndexes.byState),
    find<CaseDocument>(cases, { state: 'RESOLVED' }, { hint: caseIndexes.byState, sort: latest, limit: latestCases }),
  ])
  return {
    accounts,
    activeAccounts: active,
    posts,
    openReports: open?.number ?? 0,
    hoursToAnswer: median(resolved.flatMap(hoursOf)),
  }
}

const cases = 'reportCases'
const latest = { reportedAt: -1, _id: -1 } as const

/** The number that the collection's metadata have. After a crash of the database it is slightly wrong. */
const sizeOf = (collection: string) =>
  database().collection(collection).estimatedDocumentCount({ maxTimeMS: databaseTimeoutMs() })

/** How many accounts did something in the last days, in a session that nobody ended. */
async function activeAccounts(): Promise<number> {
  const stages = [
    { $match: { lastUsedAt: { $gte: new Date(Date.now() - activeDays * dayMs) } } },
    { $group: { _id: '$userId' } },
    { $count: 'number' },
  ]
  const [found] = await aggregate<{ number: number }>(SessionModel.collection.collectionName, stages, '_id_')
  return found?.number ?? 0
}

/** Nobody answered a case that ended with its account. Cases that an older release opened have no time of opening. */
const hoursOf = ({ openedAt, resolvedAt, outcome }: CaseDocument) =>
  openedAt && resolvedAt && outcome !== 'ACCOUNT_DELETED' ? [(resolvedAt.getTime() - openedAt.getTime()) / hourMs] : []

function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}
