import { type Context, requireViewer } from '../context.ts'
import { type Page, type Position, isWithin, keysetPage } from '../db/keyset.ts'
import { findShared } from '../db/read.ts'
import { followedAmong } from '../follows/follows.hydration.ts'
import { postIndexes } from '../posts/post.model.ts'
import { explorePage, placedPosts, postPosition } from '../posts/posts.read.ts'
import type { PostRow } from '../posts/post.row.ts'
import { lruCache } from '../lruCache.ts'
import { feeds } from './feedOrders.ts'
import { feedPage } from './feeds.service.ts'
import type { PostKey } from './postKey.ts'

/** How many posts are returned, and so many of everybody's newest are looked at first. */
const mostRows = 20

type PostList = 'EXPLORE' | 'HOME'

/**
 * The newest posts of Explore or Home that are newer than one post. If there is no such post, or none is named, the newest
 * of all. Throws as `requireViewer` for Home.
 */
export async function newerPosts(ctx: Context, list: PostList, than: string | null): Promise<PostRow[]> {
  const readerId = list === 'HOME' ? requireViewer(ctx).id : null
  const until = than === null ? null : await positionOf(than)
  const newer = until && (await newestUntil(until))
  if (!newer) return pageUntil(ctx, list, until)
  const shown = await postsFor(readerId, newer)
  if (shown.length === 0) return []
  return (await placedPosts(ctx, shown.map(postPosition))).map(({ row }) => row)
}

/** When posts were created, which never changes: a client asks about the same one again and again. */
const moments = lruCache<string, Date>(10_000, 600_000)

async function positionOf(id: string): Promise<Position | null> {
  const at = moments.get(id)
  if (at) return { at, id }
  const options = { hint: '_id_', limit: 1, projection: { createdAt: 1 } }
  const [post] = await findShared<Pick<PostRow, '_id' | 'createdAt'>>('posts', { _id: id }, options)
  if (post) moments.set(id, post.createdAt)
  return post ? postPosition(post) : null
}

/** How far back the newest posts went a moment ago. What lies further back is not looked for among them. */
const reach = lruCache<'at', Date>(1, 10_000)

/** Everybody's posts that are newer than a position, newest first. Null if they are not among the newest of all. */
async function newestUntil(until: Position): Promise<PostKey[] | null> {
  const begin = reach.get('at')
  if (begin && until.at < begin) return null
  const { rows, hasMore } = await newestOfAll(mostRows)
  const last = rows.at(-1)
  if (last && hasMore) reach.set('at', last.createdAt)
  const newer = newerAmong(rows, until)
  return hasMore && newer.length === rows.length ? null : newer
}

function newerAmong(posts: readonly PostKey[], until: Position): PostKey[] {
  const isNewer = isWithin({ first: mostRows, after: null, until })
  return posts.filter((post) => isNewer(postPosition(post)))
}

/** One small command for all who ask at once, whatever list they show. */
function newestOfAll(first: number): Promise<Page<PostKey>> {
  const { order, key, positionOf } = feeds.LATEST
  const list = {
    ...order,
    positionOf,
    collection: 'posts',
    filter: { top: 1 },
    hint: postIndexes.explore,
    projection: key,
  }
  return keysetPage<PostKey>({ ...list, isShared: true, first, after: null })
}

/** Those in the reader's Home, by the reader and by accounts that the reader follows; all of them in Explore. */
async function postsFor(readerId: string | null, posts: readonly PostKey[]): Promise<readonly PostKey[]> {
  if (readerId === null || posts.length === 0) return posts
  const followed = await followedAmong(readerId, [...new Set(posts.map(({ authorId }) => authorId))])
  return posts.filter(({ authorId }) => authorId === readerId || followed.has(authorId))
}

async function pageUntil(ctx: Context, list: PostList, until: Position | null): Promise<PostRow[]> {
  const request = { first: mostRows, after: null, until }
  if (list === 'EXPLORE') return (await explorePage(ctx, request)).rows
  return (await feedPage(ctx, 'LATEST', request)).rows.map(({ row }) => row)
}
