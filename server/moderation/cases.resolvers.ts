import type { Context } from '../context.ts'
import { connection } from '../schema/connections.ts'
import type { Resolvers } from '../schema/resolvers.generated.ts'
import { publicUserId } from '../users/userIds.ts'
import { actionsAbout } from './accounts.read.ts'
import type { ActionDocument } from './action.model.ts'
import { actorOf } from './actor.ts'
import { casePosition, casesById, casesPage, publicCaseId, storedCaseId } from './cases.read.ts'
import { dismissCase, releaseCase, takeCase } from './cases.service.ts'
import { keyedCopy } from './keptCopy.ts'
import { actionPosition } from './log.ts'
import type { CaseRow } from './report.row.ts'
import { reportPosition, reportsPageOf } from './reports.read.ts'
import { type Waiting, reportsWaiting } from './reportsWaiting.service.ts'

export const casesResolvers: Resolvers = {
  Query: {
    reportCases: (_root, { state, ...args }, ctx) =>
      connection(`reportCases ${state}`, args, (page) => casesPage(ctx, state, page), casePosition),
  },
  Mutation: {
    takeCase: (_root, { input }, ctx) => changed(ctx, input.caseId, takeCase),
    releaseCase: (_root, { input }, ctx) => changed(ctx, input.caseId, releaseCase),
    dismissCase: (_root, { input }, ctx) => changed(ctx, input.caseId, dismissCase),
  },
  Subscription: {
    reportsWaiting: { subscribe: (_root, _args, ctx) => reportsWaiting(ctx), resolve: (waiting: Waiting) => waiting },
  },
  ReportCase: {
    id: ({ _id }) => publicCaseId(_id),
    userId: ({ userId }) => publicUserId(userId),
    kept: ({ kept }, _args, { config }) => (kept ? keyedCopy(kept, config) : null),
    takenBy: ({ taker }) => taker,
    isTakenByViewer: ({ takenBy }, _args, ctx) => takenBy !== undefined && takenBy === ctx.viewer?.id,
    words: ({ words = [] }) => words,
    reports: (found, args, ctx) =>
      connection(`reports of ${found._id}`, args, (page) => reportsPageOf(ctx, found, page), reportPosition),
    history: (found, args) =>
      connection(`history of ${found.userId}`, args, (page) => actionsAbout(found.userId, page), actionPosition),
  },
}

type Change = (actor: string, caseId: string, deadline: Context['deadline']) => Promise<ActionDocument | null>

async function changed(ctx: Context, publicId: string, change: Change) {
  const caseId = storedCaseId(publicId)
  const action = await change(await actorOf(ctx), caseId, ctx.deadline)
  return { case: (await casesById(ctx, [caseId])).get(caseId) as CaseRow, action }
}
