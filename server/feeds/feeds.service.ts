import { type Context, requireViewer } from '../context.ts'
import { fullPage } from '../db/fullPage.ts'
import { type Page, type PageRequest, type Placed, rowsAt } from '../db/keyset.ts'
import { findByIds } from '../db/read.ts'
import type { PostRow } from '../posts/post.row.ts'
import { hydratePosts, isUnmuted } from '../posts/posts.hydration.ts'
import type { ListPlace } from '../users/user.row.ts'
import { type FeedKey, type Source, feeds } from './feedOrders.ts'
import { mergedPosts } from './mergedPage.ts'
import { type Authors, authorsFor, pageOfLatest, readerOf } from './reader.ts'

export type FeedFilter = keyof typeof feeds

/**
 * A page of Home (README.md). In TRENDING a post whose likes change may show twice or not at all. Throws like
 * `requireViewer`.
 */
export async function feedPage(ctx: Context, filter: FeedFilter, request: PageRequest): Promise<Page<Placed<PostRow>>> {
  const reader = readerOf(requireViewer(ctx).id)
  const feed = feeds[filter]
  return fullPage(request, {
    read: async (part) => {
      const read = ({ posters }: Authors) => mergedPosts(feed, posters, part)
      return filter === 'LATEST' ? pageOfLatest(reader, part, read) : read(await authorsFor(reader))
    },
    show: (found) => placed(ctx, feed, found, 'HOME'),
    positionOf: ({ position }) => position,
  })
}

/** Shows those posts that are visible and that the viewer does not mute there, at the positions that were read. */
export async function placed(
  ctx: Context,
  { positionOf }: Source<FeedKey>,
  found: readonly (FeedKey | PostRow)[],
  place: ListPlace,
): Promise<Placed<PostRow>[]> {
  const rows = found.every(isWhole) ? found : await findByIds<PostRow>('posts', found.map(idOf))
  const shown = (await hydratePosts(ctx, rows)).filter(isUnmuted(place))
  return rowsAt(found.map(positionOf), shown)
}

export const isWhole = (post: FeedKey | PostRow): post is PostRow => 'content' in post

const idOf = ({ _id }: FeedKey) => _id
