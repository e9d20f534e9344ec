import type { Domain } from '../domain.ts'
import { endsOfEdge, newsOfEdge } from '../edges/edgeInvariants.ts'
import { LikeModel, likeIndexes } from './like.model.ts'
import { likesCalls } from './likes.calls.ts'
import { likesErrors } from './likes.errors.ts'
import { likesExport } from './likes.export.ts'
import { likesMigration } from './likes.migrations.ts'
import { likesLimits } from './likes.limits.ts'
import { likesResolvers } from './likes.resolvers.ts'

export const likesDomain: Domain = {
  name: 'likes',
  models: [LikeModel],
  errors: likesErrors,
  limits: likesLimits,
  resolvers: [likesResolvers],
  exported: likesExport,
  postCalls: likesCalls,
  edges: [
    {
      collection: 'likes',
      filter: { state: 'liked' },
      pair: likeIndexes.pair,
      mark: 'viewerHasLiked',
      counter: 'likeCount',
    },
  ],
  migrations: [likesMigration],
  invariants: {
    references: [
      ...endsOfEdge({
        collection: 'likes',
        noun: 'like',
        counter: { field: 'likeCount', counts: { $eq: ['$state', 'liked'] } },
      }),
      newsOfEdge('likes', 'like'),
    ],
    uniquenesses: [
      {
        rule: 'an account likes or dislikes a post once, never both',
        collection: 'likes',
        fields: ['userId', 'postId'],
      },
    ],
    prohibitions: [
      {
        rule: 'nobody is notified of their own likes',
        collection: 'likes',
        never: { $eq: ['$notifiedId', '$userId'] },
        says: 'is news for who gave it',
      },
    ],
  },
}
