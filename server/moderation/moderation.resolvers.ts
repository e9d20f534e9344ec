import { connection } from '../schema/connections.ts'
import type { Resolvers } from '../schema/resolvers.generated.ts'
import { publicUserId, storedUserId } from '../users/userIds.ts'
import { actorOf } from './actor.ts'
import { entryIdPrefix } from './blocklist.service.ts'
import { publicCaseId, storedCaseId } from './cases.read.ts'
import { actionIdPrefix, actionPosition, logPage } from './log.ts'
import { removePost, restorePost } from './removals.service.ts'
import { changeRole } from './roles.service.ts'
import { markSensitive, unmarkSensitive } from './sensitive.service.ts'
import { suspend, unsuspend } from './suspensions.service.ts'

export const moderationResolvers: Resolvers = {
  Query: {
    moderationLog: (_root, args, ctx) =>
      connection('moderationLog', args, (page) => logPage(ctx, page), actionPosition),
  },
  Mutation: {
    suspendUser: async (_root, { input: { userId, until, rule, note, caseId } }, ctx) => {
      const suspension = {
        until: until ?? null,
        rule,
        note: note ?? '',
        ...(caseId && { caseId: storedCaseId(caseId) }),
      }
      return { action: await suspend(await actorOf(ctx), storedUserId(userId), suspension, ctx.deadline) }
    },
    unsuspendUser: async (_root, { input }, ctx) => ({
      action: await unsuspend(await actorOf(ctx), storedUserId(input.userId), ctx.deadline),
    }),
    removePost: async (_root, { input: { postId, rule, note } }, ctx) => ({
      action: await removePost(await actorOf(ctx), postId, { rule, note: note ?? '' }, ctx.deadline),
    }),
    restorePost: async (_root, { input }, ctx) => ({
      action: await restorePost(await actorOf(ctx), input.postId, ctx.deadline),
    }),
    markPostSensitive: async (_root, { input: { postId, rule, note } }, ctx) => ({
      action: await markSensitive(await actorOf(ctx), postId, { rule, note: note ?? '' }, ctx.deadline),
    }),
    unmarkPostSensitive: async (_root, { input }, ctx) => ({
      action: await unmarkSensitive(await actorOf(ctx), input.postId, ctx.deadline),
    }),
    changeRole: async (_root, { input }, ctx) => ({
      action: await changeRole(await actorOf(ctx), storedUserId(input.userId), input.role, ctx.deadline),
    }),
  },
  ModerationAction: {
    id: ({ _id }) => `${actionIdPrefix}${_id}`,
    number: ({ _id }) => _id,
    actorId: ({ actorId }) => actorId && publicUserId(actorId),
    userId: ({ userId }) => userId && publicUserId(userId),
    entryId: ({ entryId }) => (entryId ? entryIdPrefix + entryId : null),
    undoes: ({ undoes }) => (undoes === undefined ? null : `${actionIdPrefix}${undoes}`),
    caseId: ({ caseId }) => (caseId ? publicCaseId(caseId) : null),
  },
}
