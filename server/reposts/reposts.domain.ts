import type { Domain } from '../domain.ts'
import { endsOfEdge, newsOfEdge } from '../edges/edgeInvariants.ts'
import { RepostModel, repostIndexes } from './repost.model.ts'
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
  edges: [{ collection: 'reposts', pair: repostIndexes.pair, mark: 'viewerHasReposted', counter: 'repostCount' }],
  counters: ['repostCount'],
  invariants: {
    references: [
      ...endsOfEdge({ collection: 'reposts', noun: 'repost', counter: { field: 'repostCount', counts: true } }),
      newsOfEdge('reposts', 'repost'),
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
