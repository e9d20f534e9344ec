import type { Resolvers } from '../schema/resolvers.generated.ts'
import { newPosts } from './newPosts.service.ts'
import { notified } from './notified.service.ts'
import { postChanges } from './postChanges.service.ts'

const asItIs = <Message>(message: Message): Message => message

export const liveResolvers: Resolvers = {
  Subscription: {
    newPosts: { subscribe: (_root, { list, reposts }, ctx) => newPosts(ctx, list, reposts), resolve: asItIs },
    notified: { subscribe: (_root, _args, ctx) => notified(ctx), resolve: asItIs },
    postChanged: { subscribe: (_root, { id }, ctx) => postChanges(ctx, id), resolve: asItIs },
  },
}
