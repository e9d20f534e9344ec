import type { Resolvers } from '../schema/resolvers.generated.ts'
import { subscribeToPush, unsubscribeFromPush } from './push.service.ts'

export const pushResolvers: Resolvers = {
  Query: {
    pushKey: (_root, _args, ctx) => ctx.push.publicKey(),
  },
  Mutation: {
    subscribeToPush: async (_root, { input }, ctx) => {
      await subscribeToPush(ctx, input)
      return { subscribed: true }
    },
    unsubscribeFromPush: async (_root, { input: { endpoint } }, ctx) => ({
      unsubscribed: await unsubscribeFromPush(ctx, endpoint),
    }),
  },
}
