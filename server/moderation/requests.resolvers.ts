import { endOfWait } from '../auth/waiting.ts'
import { connection } from '../schema/connections.ts'
import type { Resolvers } from '../schema/resolvers.generated.ts'
import { publicUserId, storedUserId } from '../users/userIds.ts'
import { actorOf } from './actor.ts'
import { requestIdPrefix, requestPosition, requestsPage } from './requests.read.ts'
import { approveSignUp, declineSignUp } from './requests.service.ts'

export const requestsResolvers: Resolvers = {
  Query: {
    signUpRequests: (_root, args, ctx) =>
      connection('signUpRequests', args, (page) => requestsPage(ctx, page), requestPosition),
  },
  Mutation: {
    approveSignUp: async (_root, { input }, ctx) => ({
      action: await approveSignUp(await actorOf(ctx), storedUserId(input.userId), ctx.deadline),
    }),
    declineSignUp: async (_root, { input }, ctx) => ({
      action: await declineSignUp(await actorOf(ctx), storedUserId(input.userId), input.note, ctx.deadline),
    }),
  },
  SignUpRequest: {
    id: ({ _id }) => requestIdPrefix + _id,
    userId: ({ _id }) => publicUserId(_id),
    about: ({ waiting }) => waiting.about,
    state: ({ waiting }) => waiting.state,
    at: ({ waiting }) => waiting.at,
    endsAt: ({ waiting }) => endOfWait(waiting),
    note: ({ waiting }) => waiting.note ?? null,
  },
}
