import type { Resolvers } from '../schema/resolvers.generated.ts'
import { storedUserId } from '../users/userIds.ts'
import { createInvite, endInvite, invitation, inviterOf, ownInvites } from './invites.service.ts'

export const invitesResolvers: Resolvers = {
  Query: {
    invites: (_root, _args, ctx) => ownInvites(ctx),
    inviter: (_root, { userId }, ctx) => inviterOf(ctx, storedUserId(userId)),
    invitation: (_root, { code }, ctx) => invitation(ctx, code),
  },
  Mutation: {
    createInvite: async (_root, { input: { uses = 1, days = 7 } }, ctx) => ({
      invite: await createInvite(ctx, { uses, days }),
    }),
    endInvite: async (_root, { input }, ctx) => ({ ended: await endInvite(ctx, input.code) }),
  },
  Invite: { code: ({ _id }) => _id },
}
