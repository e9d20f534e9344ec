import type { Domain } from '../domain.ts'
import { newsOf } from '../posts/posts.invariants.ts'
import { LikeModel, likeIndexes } from './like.model.ts'
import { removeLikesOf, removeLikesOfPosts } from './likes.deletion.ts'
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
  marks: [{ field: 'viewerHasLiked', collection: 'likes', filter: { state: 'liked' }, pair: likeIndexes.pair }],
  onPostsDeleted: removeLikesOfPosts,
  onAccountDeleted: removeLikesOf,
  migrations: [likesMigration],
  invariants: {
    references: [
      {
        rule: 'likeCount is the number of likes, and every like has its post',
        from: { collection: 'likes', field: 'postId', noun: 'like' },
        to: { collection: 'posts', noun: 'post' },
        counter: { field: 'likeCount', counts: { $eq: ['$state', 'liked'] } },
        isEdge: true,
      },
      {
        rule: 'every like has its account',
        from: { collection: 'likes', field: 'userId', noun: 'like' },
        to: { collection: 'users', noun: 'account' },
        isEdge: true,
      },
      {
        rule: 'every like is news for the author of its post, unless that is who likes it',
        from: {
          collection: 'likes',
          field: 'news',
          noun: 'like',
          stages: [{ $project: { news: newsOf('$postId', { $ifNull: ['$notifiedId', '$userId'] }) } }],
        },
        to: { collection: 'posts', noun: 'post', key: newsOf('$_id', '$authorId') },
      },
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
