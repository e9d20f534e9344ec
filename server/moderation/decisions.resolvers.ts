import type { Resolvers } from '../schema/resolvers.generated.ts'
import { storedUserId } from '../users/userIds.ts'
import { userById } from '../users/users.service.ts'
import { actorOf } from './actor.ts'
import { storedCaseId } from './cases.read.ts'
import { decisionIdPrefix, ownDecisions } from './decisions.read.ts'
import { type Reason, lockBadge, markDecisionsRead, silence, undoDecision, warn } from './decisions.service.ts'
import { postsToRemove, removePosts, restoreAtOnce } from './manyRemovals.service.ts'
import { storedNumber } from './log.ts'

type ReasonInput = Pick<Reason, 'rule'> & { note?: string | null | undefined; caseId?: string | null | undefined }

const reasonIn = ({ rule, note, caseId }: ReasonInput): Reason => ({
  rule,
  note: note ?? '',
  ...(caseId && { caseId: storedCaseId(caseId) }),
})

export const decisionsResolvers: Resolvers = {
  Query: {
    decisions: (_root, _args, ctx) => ownDecisions(ctx),
    postsToRemove: (_root, { userId, from, to }, ctx) => postsToRemove(ctx, storedUserId(userId), { from, to }),
  },
  Mutation: {
    warnUser: async (_root, { input }, ctx) => ({
      action: await warn(await actorOf(ctx), storedUserId(input.userId), reasonIn(input), ctx.deadline),
    }),
    silenceUser: async (_root, { input }, ctx) => {
      const silenced = { until: input.until ?? null, ...reasonIn(input) }
      return { action: await silence(await actorOf(ctx), storedUserId(input.userId), silenced, ctx.deadline) }
    },
    lockBadge: async (_root, { input }, ctx) => {
      const chosen = { badge: input.kind ?? null, ...reasonIn(input) }
      return { action: await lockBadge(await actorOf(ctx), storedUserId(input.userId), chosen, ctx.deadline) }
    },
    removePosts: async (_root, { input }, ctx) => {
      const removed = { from: input.from, to: input.to, ...reasonIn(input) }
      return { action: await removePosts(await actorOf(ctx), storedUserId(input.userId), removed, ctx.deadline) }
    },
    undoDecision: async (_root, { input }, ctx) => {
      const action = await undoDecision(await actorOf(ctx), storedNumber(input.actionId), ctx.deadline)
      return { action: await restoreAtOnce(action, ctx.deadline) }
    },
    markDecisionsRead: async (_root, _args, ctx) => ({ user: await userById(ctx, await markDecisionsRead(ctx)) }),
  },
  User: {
    hasUnreadDecision: (user, _args, ctx) => (user._id === ctx.viewer?.id ? (user.hasUnreadDecision ?? false) : null),
    isBadgeLocked: (user, _args, ctx) => (user._id === ctx.viewer?.id ? (user.isBadgeLocked ?? false) : null),
  },
  Decision: { id: ({ _id }) => `${decisionIdPrefix}${_id}` },
}
