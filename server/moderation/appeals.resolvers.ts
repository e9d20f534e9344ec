import { keyedCopy } from './keptCopy.ts'
import { connection } from '../schema/connections.ts'
import type { Resolvers } from '../schema/resolvers.generated.ts'
import { publicUserId } from '../users/userIds.ts'
import {
  appealIdPrefix,
  appealOfPost,
  appealOfSuspension,
  appealPosition,
  appealsById,
  appealsPage,
  ownAppeals,
  storedAppealId,
} from './appeals.read.ts'
import { decisionIdPrefix } from './decisions.read.ts'
import { appeal, decideAppeal } from './appeals.service.ts'
import type { AppealRow } from './report.row.ts'
import { storedNumber } from './log.ts'

export const appealsResolvers: Resolvers = {
  Query: {
    appeals: (_root, args, ctx) => connection('appeals', args, (page) => appealsPage(ctx, page), appealPosition),
    ownAppeals: (_root, _args, ctx) => ownAppeals(ctx),
  },
  Mutation: {
    appeal: async (_root, { input: { postId, decisionId, words } }, ctx) => {
      const appealed = {
        postId: postId ?? null,
        decision: decisionId ? storedNumber(decisionId, decisionIdPrefix) : null,
      }
      return { appeal: await appeal(ctx, appealed, words) }
    },
    decideAppeal: async (_root, { input: { appealId, isReversed, answer } }, ctx) => {
      const id = storedAppealId(appealId)
      const action = await decideAppeal(ctx, id, { isReversed, answer: answer ?? '' })
      return { action, appeal: (await appealsById(ctx, [id])).get(id) as AppealRow }
    },
  },
  Post: { appeal: (post, _args, ctx) => appealOfPost(ctx, post) },
  Suspension: { appeal: (_suspension, _args, ctx) => appealOfSuspension(ctx) },
  Appeal: {
    kept: ({ kept }, _args, { config }) => keyedCopy(kept, config),
    id: ({ _id }) => appealIdPrefix + _id,
    userId: ({ userId }) => publicUserId(userId),
    userRole: ({ userRole = null }) => userRole,
    isOfOwnAction: ({ actorId }, _args, ctx) => actorId !== null && actorId === ctx.viewer?.id,
  },
}
