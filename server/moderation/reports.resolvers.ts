import type { Context } from '../context.ts'
import { connection } from '../schema/connections.ts'
import type { Resolvers } from '../schema/resolvers.generated.ts'
import { storedUserId } from '../users/userIds.ts'
import { keyedCopy } from './keptCopy.ts'
import type { ReportRow } from './report.row.ts'
import { asReceipts, ownReportsPage, reportIdPrefix, reportPosition } from './reports.read.ts'
import { type Reported, reportPost, reportUser } from './reports.service.ts'

export const reportsResolvers: Resolvers = {
  Query: {
    reports: (_root, args, ctx) => connection('reports', args, (page) => ownReportsPage(ctx, page), reportPosition),
  },
  Mutation: {
    reportPost: async (_root, { input: { postId, rule, note } }, ctx) =>
      receipt(ctx, await reportPost(ctx, postId, { rule, note: note ?? '' })),
    reportUser: async (_root, { input: { userId, rule, note } }, ctx) =>
      receipt(ctx, await reportUser(ctx, storedUserId(userId), { rule, note: note ?? '' })),
  },
  Report: {
    id: ({ _id }) => `${reportIdPrefix}${_id}`,
    isByGuest: ({ isByGuest }) => isByGuest,
    kept: ({ kept }, _args, { config }) => (kept ? keyedCopy(kept, config) : null),
    state: (report) => report.case.state,
    outcome: (report) => report.case.outcome ?? null,
    username: (report) => report.case.kept?.username ?? null,
    postId: (report) => report.case.postId ?? null,
  },
}

async function receipt(ctx: Context, { report, isRepeated }: Reported) {
  const [row] = await asReceipts(ctx, [report])
  return { report: row as ReportRow, isRepeated }
}
