import { type BookmarkDocument, bookmarkIndexes } from '../../bookmarks/bookmark.model.ts'
import { type Context, requireViewer } from '../../context.ts'
import { type Page, type PageRequest, keysetPage } from '../../db/keyset.ts'
import { find, findByIds } from '../../db/read.ts'

/** So many bookmarks are looked through for those of the newest posts. */
const mostSaved = 10_000

/** The ids of the posts and replies that the viewer saved, newest saved first, at most 10,000. One command. */
export async function savedIds(ctx: Context): Promise<string[]> {
  const { id: userId } = requireViewer(ctx)
  const { byUser } = bookmarkIndexes
  const options = { hint: byUser, sort: byUser, limit: mostSaved, projection: { _id: 0, postId: 1 } }
  const saved = await find<Pick<BookmarkDocument, 'postId'>>('bookmarks', { userId }, options)
  return saved.map(({ postId }) => postId)
}

/** A page of what the viewer saved, newest saved first: posts alone, so it may hold fewer ids than were asked for. */
export async function bookmarkIdsPage(ctx: Context, request: PageRequest): Promise<Page<string>> {
  const { id: userId } = requireViewer(ctx)
  const page = await keysetPage<BookmarkDocument>({
    collection: 'bookmarks',
    filter: { userId },
    at: 'at',
    id: 'postId',
    hint: bookmarkIndexes.byUser,
    positionOf: ({ at, postId }) => ({ at, id: postId }),
    projection: { _id: 0, postId: 1, at: 1 },
    ...request,
  })
  const ids = page.rows.map(({ postId }) => postId)
  const posts = await findByIds<{ _id: string; parentId: string | null }>('posts', ids, { parentId: 1 })
  const topLevel = new Set(posts.filter((post) => post.parentId === null).map((post) => post._id))
  return { ...page, rows: ids.filter((id) => topLevel.has(id)) }
}
