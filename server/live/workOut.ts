import type { mongo } from 'mongoose'
import { find, findByIds } from '../db/read.ts'
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

/** Reads what changes mean once for all subscribers, with at most three commands. Throws BUSY. */
export async function workOut(stored: readonly Stored[], wanted: Wanted): Promise<WorkedOut> {
  const gone = new Set(stored.flatMap((one) => (one.kind === 'deleted' ? [one.id] : [])))
  const posted = stored.flatMap((one) => (one.kind === 'posted' && !gone.has(one.post._id) ? [one.post] : []))
  const top = wanted.posts ? posted.filter((post) => post.parentId === null) : []
  const replies = posted.filter((post) => post.parentId !== null && wanted.post(post.parentId))
  const changed = await changedPosts(stored, (id) => wanted.post(id) && !gone.has(id))
  const complete = await withPeople([...top, ...replies, ...changed])
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
  const reposts = stored.flatMap((one) => (one.kind === 'reposted' ? [one.repost] : [])).toReversed()
  const hasNews = top.length + reposts.length > 0
  return { accounts, posts: hasNews ? { posts: complete(top).toReversed(), reposts } : null, ofPost }
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

/** Reads with majority, so that nobody is told of what may be rolled back. */
async function changedPosts(stored: readonly Stored[], isWanted: (id: string) => boolean): Promise<PostRow[]> {
  const changes = stored.flatMap((one) => (one.kind === 'changed' && isWanted(one.id) ? [one] : []))
  const ids = [...new Set(changes.map(({ id }) => id))]
  const afterClusterTime = changes.at(-1)?.at as mongo.Timestamp
  const readConcern = { level: 'majority', afterClusterTime } as const
  return find<PostRow>('posts', { _id: { $in: ids } }, { hint: '_id_', limit: ids.length, readConcern })
}

/** The returned function adds authors and mentioned accounts to posts, and drops posts without author. */
async function withPeople(posts: readonly PostRow[]) {
  const ids = new Set(posts.flatMap(({ authorId, mentionIds = [] }) => [authorId, ...mentionIds]))
  const rows = await findByIds<UserRow>('users', [...ids], userProjection)
  const people = new Map(rows.map((row) => [row._id, row]))
  return (some: readonly PostRow[]): PostRow[] =>
    some.flatMap((post) => {
      const author = people.get(post.authorId)
      const mentions = (post.mentionIds ?? []).flatMap((id) => people.get(id) ?? [])
      return author ? [{ ...post, author, mentions }] : []
    })
}
