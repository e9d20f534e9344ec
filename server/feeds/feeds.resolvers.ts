import { placedConnection } from '../schema/connections.ts'
import type { Resolvers } from '../schema/resolvers.generated.ts'
import { feedPage } from './feeds.service.ts'
import { newerPosts } from './newerPosts.service.ts'
import { newerReposts } from './newerReposts.service.ts'
import { topPage } from './top.service.ts'
import { feedWithReposts } from './withReposts.service.ts'
import { weekHashtags } from './weekHashtags.service.ts'

export const feedsResolvers: Resolvers = {
  Query: {
    feed: (_root, { filter, reposts, ...args }, ctx) =>
      reposts && filter === 'LATEST'
        ? placedConnection('feed with reposts', args, (page) => feedWithReposts(ctx, page))
        : placedConnection(`feed ${filter}`, args, (page) => feedPage(ctx, filter, page)),
    topPosts: (_root, { window, ...args }, ctx) =>
      placedConnection(`topPosts ${window}`, args, (page) => topPage(ctx, window, page)),
    weekHashtags: (_root, { first }, ctx) => weekHashtags(ctx, first),
    newerPosts: (_root, { list, than }, ctx) => newerPosts(ctx, list, than ?? null),
    newerReposts: (_root, { than }, ctx) => newerReposts(ctx, than ?? null),
  },
  PostEdge: { repostedBy: ({ node }) => node.repostedBy ?? null },
}
