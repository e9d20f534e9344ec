import { type Context, requireViewer } from '../context.ts'
import { latenessMs } from '../db/deadline.ts'
import { type Page, type PageRequest, isWithin, keysetPage } from '../db/keyset.ts'
import { findShared } from '../db/read.ts'
import { followedAmong } from '../follows/follows.hydration.ts'
import { postIndexes } from '../posts/post.model.ts'
import { isUnmuted } from '../posts/posts.hydration.ts'
import { explorePage, postsById } from '../posts/posts.read.ts'
import { type PostRow, postPosition } from '../posts/post.row.ts'
import { type FeedKey, feeds } from './feedOrders.ts'
import { feedPage } from './feeds.service.ts'

/** An answer has at most this many posts; without a post to compare with, it has `newestRows`. */
export const mostRows = 100
export const newestRows = 20

type PostList = 'EXPLORE' | 'HOME'

/**
 * The posts that are newer than the post `than`, and those from shortly before it, without itself. A post is stored
 * later than its time says; so whoever asks again misses none, and gets some twice. If `than` is null or unknown: the
 * newest posts of all. Throws like `requireViewer` for Home.
 */
export async function newerPosts(ctx: Context, list: PostList, than: string | null): Promise<PostRow[]> {
  const readerId = list === 'HOME' ? requireViewer(ctx).id : null
  const whole = { first: newestRows, after: null }
  if (than === null) return page(ctx, list, whole)
  const { rows: newest, hasMore } = await newestOfAll()
  const known = newest.find(({ _id }) => _id === than) ?? (await postNamed(than))
  if (!known) return page(ctx, list, whole)
  const until = { at: new Date(known.createdAt.getTime() - latenessMs()), id: '' }
  const request = { first: mostRows + 1, after: null, until }
  const isNewer = isWithin(request)
  const newer = newest.filter((post) => isNewer(postPosition(post)))
  const isOther = ({ _id }: { _id: string }) => _id !== than
  const mayLackSome = hasMore && newer.length === newest.length
  if (mayLackSome) return (await page(ctx, list, request)).filter(isOther).slice(0, mostRows)
  const ids = (await listedAmong(readerId, newer.filter(isOther))).map(({ _id }) => _id)
  const posts = await postsById(ctx, ids)
  return ids.flatMap((id) => posts.get(id) ?? []).filter(isUnmuted(list === 'HOME' ? 'HOME' : 'EVERYWHERE'))
}

export async function postNamed(id: string): Promise<Pick<PostRow, '_id' | 'createdAt'> | undefined> {
  const options = { hint: '_id_', limit: 1, projection: { createdAt: 1 } }
  const [post] = await findShared<Pick<PostRow, '_id' | 'createdAt'>>('posts', { _id: id }, options)
  return post
}

/** One small command answers most requests, and requests at the same time share it. */
function newestOfAll(): Promise<Page<FeedKey>> {
  const { order, key: projection, positionOf } = feeds.LATEST
  const list = { collection: 'posts', filter: { top: 1 }, hint: postIndexes.explore, projection, positionOf, ...order }
  return keysetPage<FeedKey>({ ...list, isShared: true, first: newestRows, after: null })
}

/** Home has only posts of the reader and of followed accounts. */
async function listedAmong(readerId: string | null, posts: readonly FeedKey[]): Promise<readonly FeedKey[]> {
  if (readerId === null || posts.length === 0) return posts
  const followed = await followedAmong(readerId, [...new Set(posts.map(({ authorId }) => authorId))])
  return posts.filter(({ authorId }) => authorId === readerId || followed.has(authorId))
}

async function page(ctx: Context, list: PostList, request: PageRequest): Promise<PostRow[]> {
  if (list === 'EXPLORE') return (await explorePage(ctx, request)).rows
  return (await feedPage(ctx, 'LATEST', request)).rows.map(({ row }) => row)
}
