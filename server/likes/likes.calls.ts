import type { PostCall } from '../context.ts'
import { postsErrors } from '../posts/posts.errors.ts'
import { likesErrors } from './likes.errors.ts'
import { likePost, unlikePost } from './likes.service.ts'

export const likesCalls: readonly PostCall[] = [
  {
    path: '/posts/like/:postId',
    summary: 'Like a post',
    errors: [postsErrors.POST_NOT_FOUND, likesErrors.ALREADY_LIKED],
    run: likePost,
  },
  {
    path: '/posts/dislike/:postId',
    summary: 'Remove a like',
    errors: [postsErrors.POST_NOT_FOUND, likesErrors.NO_LIKES_LEFT, likesErrors.ALREADY_DISLIKED],
    run: unlikePost,
  },
]
