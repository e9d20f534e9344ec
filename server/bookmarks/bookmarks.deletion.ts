import type { Transaction } from '../db/transaction.ts'
import { BookmarkModel } from './bookmark.model.ts'

export async function removeBookmarksOf(userId: string): Promise<void> {
  await BookmarkModel.deleteMany({ userId })
}

/** Deletes the bookmarks of posts in the transaction that deletes the posts. */
export async function removeBookmarksOfPosts(postIds: readonly string[], { session }: Transaction): Promise<void> {
  await BookmarkModel.deleteMany({ postId: { $in: [...postIds] } }, { session })
}
