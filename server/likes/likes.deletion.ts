import type { Transaction } from '../db/transaction.ts'
import { removeEdges, removeManyEdges } from '../edges/removeEdges.ts'
import { type LikeDocument, LikeModel } from './like.model.ts'

const likes = {
  model: LikeModel,
  counter: 'likeCount',
  isCounted: ({ state }: LikeDocument) => state === 'liked',
}

/** Removes a deleted account's likes. */
export const removeLikesOf = (userId: string) => removeEdges(likes, { userId })

/** Removes the likes of posts that have very many, before the posts are deleted. */
export const removeManyLikesOfPosts = (postIds: readonly string[]) => removeManyEdges(likes, postIds)

/** Deletes the likes of posts in the transaction that deletes the posts. */
export async function removeLikesOfPosts(postIds: readonly string[], { session }: Transaction): Promise<void> {
  await LikeModel.deleteMany({ postId: { $in: [...postIds] } }, { session })
}
