import type { Domain } from '../domain.ts'
import { newsOf } from '../posts/posts.invariants.ts'
import { RepostModel, repostIndexes } from './repost.model.ts'
import { removeRepostsOf, removeRepostsOfPosts } from './reposts.deletion.ts'
import { repostsErrors } from './reposts.errors.ts'
import { repostsExport } from './reposts.export.ts'
import { repostsLimits } from './reposts.limits.ts'
import { repostsResolvers } from './reposts.resolvers.ts'

export const repostsDomain: Domain = {
  name: 'reposts',
  models: [RepostModel],
  errors: repostsErrors,
  limits: repostsLimits,
  resolvers: [repostsResolvers],
  exported: [repostsExport],
  marks: [{ field: 'viewerHasReposted', collection: 'reposts', pair: repostIndexes.pair }],
  counters: ['repostCount'],
  onPostsDeleted: removeRepostsOfPosts,
  onAccountDeleted: removeRepostsOf,
  invariants: {
    references: [
      {
        rule: 'repostCount is the number of reposts, and every repost has its post',
        from: { collection: 'reposts', field: 'postId', noun: 'repost' },
        to: { collection: 'posts', noun: 'post' },
        counter: { field: 'repostCount', counts: true },
        isEdge: true,
      },
      {
        rule: 'every repost has its account',
        from: { collection: 'reposts', field: 'userId', noun: 'repost' },
        to: { collection: 'users', noun: 'account' },
        isEdge: true,
      },
      {
        rule: 'every repost is news for the author of its post, unless that is who reposts it',
        from: {
          collection: 'reposts',
          field: 'news',
          noun: 'repost',
          stages: [{ $project: { news: newsOf('$postId', { $ifNull: ['$notifiedId', '$userId'] }) } }],
        },
        to: { collection: 'posts', noun: 'post', key: newsOf('$_id', '$authorId') },
      },
    ],
    uniquenesses: [{ rule: 'an account reposts a post once', collection: 'reposts', fields: ['userId', 'postId'] }],
    prohibitions: [
      {
        rule: 'nobody is notified of their own reposts',
        collection: 'reposts',
        never: { $eq: ['$notifiedId', '$userId'] },
        says: 'is news for who made it',
      },
    ],
  },
}
