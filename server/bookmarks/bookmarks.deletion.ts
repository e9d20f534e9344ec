import type { Transaction } from '../db/transaction.ts'
import { removeEdges, removeManyEdges } from '../edges/removeEdges.ts'
import { BookmarkModel } from './bookmark.model.ts'

const bookmarks = { model: BookmarkModel }

/** Removes a deleted account's bookmarks. */
export const removeBookmarksOf = (userId: string) => removeEdges(bookmarks, { userId })

/** Removes the bookmarks of posts that have very many, before the posts are deleted. */
export const removeManyBookmarksOfPosts = (postIds: readonly string[]) => removeManyEdges(bookmarks, postIds)

/** Deletes the bookmarks of posts in the transaction that deletes the posts. */
export async function removeBookmarksOfPosts(postIds: readonly string[], { session }: Transaction): Promise<void> {
  await BookmarkModel.deleteMany({ postId: { $in: [...postIds] } }, { session })
}
