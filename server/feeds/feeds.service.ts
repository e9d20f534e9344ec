import { type Context, requireViewer } from '../context.ts'
import { fullPage } from '../db/fullPage.ts'
import type { Page, PageRequest, Placed } from '../db/keyset.ts'
import { findByIds } from '../db/read.ts'
import { followedWhoPosted, latestFollowed } from '../follows/follows.read.ts'
import type { PostRow } from '../posts/post.row.ts'
import { hydratePosts, hydrateRead, isUnmuted } from '../posts/posts.hydration.ts'
import { latestMuted } from '../safety/restrictions.read.ts'
import type { ListPlace } from '../users/user.row.ts'
import { type Feed, feeds } from './feedOrders.ts'
import { authorsInOneMerge, mergedPage } from './mergedPage.ts'
import type { PostKey } from './postKey.ts'

export type FeedFilter = keyof typeof feeds

/**
 * Home: the posts of the viewer and followed accounts (see README.md). In TRENDING a post whose likes change may show
 * twice or not at all. Throws as `requireViewer`.
 */
export async function feedPage(ctx: Context, filter: FeedFilter, request: PageRequest): Promise<Page<Placed<PostRow>>> {
  const { id } = requireViewer(ctx)
  const feed = feeds[filter]
  const reader = { id, muted: latestMuted(id) }
  // An author's newest post says nothing about the other end of Latest, nor about likes.
  const isNewestFirst = filter === 'LATEST' && !request.isBackward
  return fullPage(request, {
    read: (part) => (isNewestFirst ? latestPage(reader, part) : pageOfAll(feed, reader, part)),
    show: (found) => placed(ctx, feed, found, 'HOME'),
    positionOf: ({ position }) => position,
  })
}

/** Whose Home is read. Muted accounts are read once, beside those that are followed. */
type Reader = { id: string; muted: ReturnType<typeof latestMuted> }

/** A page from the latest authors that fit one merge. If others may be on it, all who posted since its end are read. */
async function latestPage(reader: Reader, part: PageRequest): Promise<Page<PostKey | PostRow>> {
  const [followed, muted] = await Promise.all([latestFollowed(reader.id, authorsInOneMerge - 1), reader.muted])
  const latest = followed.map(({ id }) => id).filter((id) => !muted.has(id))
  const page = await mergedPage(feeds.LATEST, [reader.id, ...latest], part)
  const last = followed[authorsInOneMerge - 2]
  if (!last) return page
  const end = page.hasMore ? page.end?.at : part.until?.at
  if (end && last.newestBy < end.getTime()) return page
  return mergedPage(feeds.LATEST, await authorsFor(reader, end), part)
}

async function pageOfAll(feed: Feed, reader: Reader, part: PageRequest): Promise<Page<PostKey | PostRow>> {
  return mergedPage(feed, await authorsFor(reader), part)
}

/** The reader, and all whom the reader follows, who may have posted since this time, or ever, and are not muted. */
async function authorsFor(reader: Reader, since?: Date): Promise<string[]> {
  const [followed, muted] = await Promise.all([followedWhoPosted(reader.id, since), reader.muted])
  return [reader.id, ...followed.filter((id) => !muted.has(id))]
}

/** Shows the visible posts at the positions that were read with their keys, except those that the viewer mutes there. */
export async function placed(
  ctx: Context,
  { positionOf }: Feed,
  found: readonly (PostKey | PostRow)[],
  place: ListPlace,
): Promise<Placed<PostRow>[]> {
  const rows = found.every(isWhole) ? await hydratePosts(ctx, found) : await hydrateRead(ctx, found, postsOf(found))
  const posts = new Map(rows.filter(isUnmuted(place)).map((post) => [post._id, post]))
  return found.flatMap((key) => {
    const row = posts.get(key._id)
    return row ? [{ row, position: positionOf(key) }] : []
  })
}

const isWhole = (post: PostKey | PostRow): post is PostRow => 'content' in post

function postsOf(keys: readonly PostKey[]): Promise<PostRow[]> {
  return findByIds<PostRow>(
    'posts',
    keys.map((key) => key._id),
  )
}
