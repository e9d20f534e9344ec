import type { Domain } from '../domain.ts'
import { LikeModel } from './like.model.ts'
import { removeLikesOf, removeLikesOfPosts } from './likes.deletion.ts'
import { hydrateLikes } from './likes.hydration.ts'
import { likesResolvers } from './likes.resolvers.ts'

export const likesDomain: Domain = {
  name: 'likes',
  models: [LikeModel],
  resolvers: [likesResolvers],
  hydrators: { posts: hydrateLikes },
  onPostsDeleted: removeLikesOfPosts,
  onAccountDeleted: removeLikesOf,
  invariants: {
    references: [
      {
        rule: 'likeCount is the number of likes, and every like has its post',
        from: { collection: 'likes', field: 'postId', noun: 'like' },
        to: { collection: 'posts', noun: 'post' },
        counter: { field: 'likeCount', counts: { $eq: ['$state', 'liked'] } },
      },
      {
        rule: 'every like has its account',
        from: { collection: 'likes', field: 'userId', noun: 'like' },
        to: { collection: 'users', noun: 'account' },
      },
    ],
    uniquenesses: [
      {
        rule: 'an account likes or dislikes a post once, never both',
        collection: 'likes',
        fields: ['userId', 'postId'],
      },
    ],
  },
}
