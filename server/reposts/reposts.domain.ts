import type { Domain } from '../domain.ts'
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
    ],
    uniquenesses: [{ rule: 'an account reposts a post once', collection: 'reposts', fields: ['userId', 'postId'] }],
  },
}
