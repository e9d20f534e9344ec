import type { Transaction } from '../db/transaction.ts'
import { removeEdges, removeManyEdges } from '../edges/removeEdges.ts'
import { RepostModel } from './repost.model.ts'

const reposts = { model: RepostModel, counter: 'repostCount' }

/** Removes a deleted account's reposts. */
export const removeRepostsOf = (userId: string) => removeEdges(reposts, { userId })

/** Removes the reposts of posts that have very many, before the posts are deleted. */
export const removeManyRepostsOfPosts = (postIds: readonly string[]) => removeManyEdges(reposts, postIds)

/** Deletes the reposts of posts in the transaction that deletes the posts. */
export async function removeRepostsOfPosts(postIds: readonly string[], { session }: Transaction): Promise<void> {
  await RepostModel.deleteMany({ postId: { $in: [...postIds] } }, { session })
}
