import { type Context, requireViewer } from '../context.ts'
import { database } from '../db/connection.ts'
import { findById } from '../db/read.ts'
import { edgePage } from '../edges/edgePage.ts'
import type { Page, PageRequest, Placed } from '../db/keyset.ts'
import { AppError } from '../errors.ts'
import { bookmarksErrors } from './bookmarks.errors.ts'
import { countAction } from '../limits/countAction.ts'
import type { PostRow } from '../posts/post.row.ts'
import { postsErrors } from '../posts/posts.errors.ts'
import { placedPosts } from '../posts/posts.read.ts'
import { countOnPost } from '../posts/posts.service.ts'
import { requireVisible } from '../posts/visiblePost.ts'
import { type EdgeKind, changeEdge } from '../edges/changeEdge.ts'
import { type BookmarkDocument, bookmarkIndexes } from './bookmark.model.ts'
import { bookmarksLimits } from './bookmarks.limits.ts'

const bookmark: EdgeKind = { limit: bookmarksLimits.bookmarks, already: bookmarksErrors.ALREADY_BOOKMARKED }

const bookmarks = () => database().collection<BookmarkDocument>('bookmarks')

/** Saves a post and returns it. Throws ALREADY_BOOKMARKED, POST_NOT_FOUND and the errors of `changeEdge`. */
export async function bookmarkPost(ctx: Context, postId: string): Promise<PostRow> {
  return changeEdge(ctx, bookmark, postId, async ({ viewerId: userId, session }) => {
    const post = await countOnPost(postId, { touches: 1 }, session)
    await requireVisible(ctx, post)
    await bookmarks().insertOne({ userId, postId, at: new Date() }, { session })
    return post
  })
}

/** Removes a bookmark and returns the post. Throws POST_NOT_FOUND, NOT_BOOKMARKED and the errors of `countAction`. */
export async function removeBookmark(ctx: Context, postId: string): Promise<PostRow> {
  const viewer = requireViewer(ctx)
  countAction(ctx, bookmark.limit)
  const post = await findById<PostRow>('posts', postId)
  if (!post) throw new AppError(postsErrors.POST_NOT_FOUND)
  await requireVisible(ctx, post)
  // Nothing counts bookmarks, so this needs no transaction.
  const { deletedCount } = await bookmarks().deleteOne({ userId: viewer.id, postId })
  if (deletedCount === 0) throw new AppError(bookmarksErrors.NOT_BOOKMARKED)
  return post
}

/** The posts that the viewer saved, last saved first. */
export async function bookmarksPage(ctx: Context, request: PageRequest): Promise<Page<Placed<PostRow>>> {
  const filter = { userId: requireViewer(ctx).id }
  const saved = { collection: 'bookmarks', filter, member: 'postId', hint: bookmarkIndexes.byUser }
  return edgePage(saved, request, (positions) => placedPosts(ctx, positions))
}
