import { LRUCache } from 'lru-cache'
import { type Context, requireViewer } from '../context.ts'
import type { Position } from '../db/keyset.ts'
import { findShared } from '../db/read.ts'
import { explorePage, postPosition } from '../posts/posts.read.ts'
import type { PostRow } from '../posts/post.row.ts'
import { feedPage } from './feeds.service.ts'

const mostRows = 20

/** When posts were created, which never changes: a client asks about the same one again and again. */
const moments = new LRUCache<string, Date>({ max: 10_000, ttl: 600_000 })

/**
 * The newest posts of Explore or Home that are newer than one post: nothing is read beyond it. If there is no such post,
 * or none is named, the newest of all. Throws as `requireViewer` for Home.
 */
export async function newerPosts(ctx: Context, list: 'EXPLORE' | 'HOME', than: string | null): Promise<PostRow[]> {
  if (list === 'HOME') requireViewer(ctx)
  const request = { first: mostRows, after: null, until: than === null ? null : await positionOf(than) }
  if (list === 'EXPLORE') return (await explorePage(ctx, request)).rows
  return (await feedPage(ctx, 'LATEST', request)).rows.map(({ row }) => row)
}

async function positionOf(id: string): Promise<Position | null> {
  const at = moments.get(id)
  if (at) return { at, id }
  const options = { hint: '_id_', limit: 1, projection: { createdAt: 1 } }
  const [post] = await findShared<Pick<PostRow, '_id' | 'createdAt'>>('posts', { _id: id }, options)
  if (post) moments.set(id, post.createdAt)
  return post ? postPosition(post) : null
}
