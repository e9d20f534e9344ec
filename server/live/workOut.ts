import type { mongo } from 'mongoose'
import { find, findByIds } from '../db/read.ts'
import type { RepostKey } from '../feeds/feedOrders.ts'
import type { PostRow } from '../posts/post.row.ts'
import { type UserRow, userProjection } from '../users/user.row.ts'
import type { PostNews, PostsNews } from './live.ts'
import type { Stored } from './stored.ts'

type WorkedOut = {
  posts: PostsNews | null
  ofPost: ReadonlyMap<string, PostNews>
  accounts: ReadonlySet<string>
}

type Wanted = { posts: boolean; post(id: string): boolean }

/** Reads once for all subscribers what the changes mean, with at most five commands. Throws BUSY. */
export async function workOut(stored: readonly Stored[], wanted: Wanted): Promise<WorkedOut> {
  const gone = new Set(stored.flatMap((one) => (one.kind === 'deleted' ? [one.id] : [])))
  const posted = stored.flatMap((one) => (one.kind === 'posted' && !gone.has(one.post._id) ? [one.post] : []))
  const top = wanted.posts ? posted.filter((post) => post.parentId === null) : []
  const replies = posted.filter((post) => post.parentId !== null && wanted.post(post.parentId))
  const changed = await changedPosts(stored, (id) => wanted.post(id) && !gone.has(id))
  const reposts = await presentReposts(stored)
  const reposted = await findByIds<PostRow>('posts', [...new Set(reposts.map(({ postId }) => postId))])
  const reposterIds = reposts.map(({ userId }) => userId)
  const { complete, people } = await withPeople([...top, ...replies, ...changed, ...reposted], reposterIds)
  const ofPost = new Map<string, PostNews>()
  const add = (id: string, more: Partial<PostNews>) => ofPost.set(id, merged(ofPost.get(id) ?? nothing, more))
  for (const post of complete(changed)) add(post._id, { post })
  for (const reply of complete(replies).toReversed()) add(reply.parentId ?? '', { replies: [reply] })
  for (const one of stored) {
    if (one.kind === 'deleted' && wanted.post(one.id)) add(one.id, { post: null })
    if (one.kind === 'replyDeleted' && wanted.post(one.parentId)) add(one.parentId, { deletedReplyIds: [one.id] })
  }
  const accounts = new Set(stored.flatMap((one) => (one.kind === 'news' ? one.userIds : [])))
  for (const id of await likedAuthors(stored)) accounts.add(id)
  const posts = new Map(complete(reposted).map((post) => [post._id, post]))
  const told = reposts.flatMap(({ postId, userId, at }) => {
    const [post, user] = [posts.get(postId), people.get(userId)]
    return post && user ? [{ post, user, at }] : []
  })
  const hasNews = top.length + told.length > 0
  return { accounts, posts: hasNews ? { posts: complete(top).toReversed(), reposts: told } : null, ofPost }
}

async function presentReposts(stored: readonly Stored[]): Promise<RepostKey[]> {
  const ids = stored.flatMap((one) => (one.kind === 'reposted' ? [one.id] : []))
  const options = { hint: '_id_', limit: ids.length, projection: { _id: 0, userId: 1, postId: 1, at: 1 } }
  return find<RepostKey>('reposts', { _id: { $in: ids } }, options)
}

async function likedAuthors(stored: readonly Stored[]): Promise<string[]> {
  const ids = stored.flatMap((one) => (one.kind === 'likeChanged' ? [one.id] : []))
  const options = { hint: '_id_', limit: ids.length, projection: { notifiedId: 1 } }
  const likes = await find<{ notifiedId?: string }>('likes', { _id: { $in: ids } }, options)
  return likes.flatMap(({ notifiedId }) => notifiedId ?? [])
}

const nothing: PostNews = { replies: [], deletedReplyIds: [] }

const merged = (known: PostNews, { replies = [], deletedReplyIds = [], ...rest }: Partial<PostNews>): PostNews => ({
  ...known,
  ...rest,
  replies: [...known.replies, ...replies],
  deletedReplyIds: [...known.deletedReplyIds, ...deletedReplyIds],
})

/** Reads what the majority has stored, so that nobody is told of what may be rolled back. */
async function changedPosts(stored: readonly Stored[], isWanted: (id: string) => boolean): Promise<PostRow[]> {
  const changes = stored.flatMap((one) => (one.kind === 'changed' && isWanted(one.id) ? [one] : []))
  const ids = [...new Set(changes.map(({ id }) => id))]
  const afterClusterTime = changes.at(-1)?.at as mongo.Timestamp
  const readConcern = { level: 'majority', afterClusterTime } as const
  return find<PostRow>('posts', { _id: { $in: ids } }, { hint: '_id_', limit: ids.length, readConcern })
}

/** `complete` adds authors and mentioned accounts, and drops posts without an author. `people` has `others`, too. */
async function withPeople(posts: readonly PostRow[], others: readonly string[]) {
  const ids = new Set([...posts.flatMap(({ authorId, mentionIds = [] }) => [authorId, ...mentionIds]), ...others])
  const rows = await findByIds<UserRow>('users', [...ids], userProjection)
  const people = new Map(rows.map((row) => [row._id, row]))
  const complete = (some: readonly PostRow[]): PostRow[] =>
    some.flatMap((post) => {
      const author = people.get(post.authorId)
      const mentions = (post.mentionIds ?? []).flatMap((id) => people.get(id) ?? [])
      return author ? [{ ...post, author, mentions }] : []
    })
  return { complete, people }
}
