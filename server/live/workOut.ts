import type { mongo } from 'mongoose'
import { find, findByIds } from '../db/read.ts'
import type { RepostKey } from '../feeds/feedOrders.ts'
import type { PostRow } from '../posts/post.row.ts'
import { type UserRow, userProjection } from '../users/user.row.ts'
import type { PostNews, PostsNews } from './live.ts'
import { type Stored, ofKind } from './stored.ts'

type WorkedOut = {
  posts: PostsNews | null
  ofPost: ReadonlyMap<string, PostNews>
  accounts: ReadonlySet<string>
}

type Wanted = { posts: boolean; post(id: string): boolean }

/** Reads once for all subscribers what the changes mean, with at most five commands. Throws BUSY. */
export async function workOut(stored: readonly Stored[], wanted: Wanted): Promise<WorkedOut> {
  const gone = new Set(ofKind(stored, 'deleted').map(({ id }) => id))
  const posted = ofKind(stored, 'posted').flatMap(({ post }) => (gone.has(post._id) ? [] : post))
  const top = wanted.posts ? posted.filter((post) => post.parentId === null) : []
  const replies = posted.filter((post) => post.parentId !== null && wanted.post(post.parentId))
  const changed = await changedPosts(stored, (id) => wanted.post(id) && !gone.has(id))
  const reposts = await presentReposts(stored)
  const reposted = await findByIds<PostRow>('posts', [...new Set(reposts.map(({ postId }) => postId))])
  const reposterIds = reposts.map(({ userId }) => userId)
  const { complete, people } = await withPeople([...top, ...replies, ...changed, ...reposted], reposterIds)
  const ofPost = newsOfPosts(stored, wanted, { changed: complete(changed), replies: complete(replies) })
  const notified = ofKind(stored, 'news').flatMap(({ userIds }) => userIds)
  const accounts = new Set([...notified, ...(await likedAuthors(stored))])
  const posts = new Map(complete(reposted).map((post) => [post._id, post]))
  const told = reposts.flatMap(({ postId, userId, at }) => {
    const [post, user] = [posts.get(postId), people.get(userId)]
    return post && user ? [{ post, user, at }] : []
  })
  const hasNews = top.length + told.length > 0
  return { accounts, posts: hasNews ? { posts: complete(top).toReversed(), reposts: told } : null, ofPost }
}

function newsOfPosts(
  stored: readonly Stored[],
  wanted: Wanted,
  { changed, replies }: Record<'changed' | 'replies', readonly PostRow[]>,
): ReadonlyMap<string, PostNews> {
  const ofPost = new Map<string, PostNews>()
  const add = (id: string, more: Partial<PostNews>) => ofPost.set(id, merged(ofPost.get(id) ?? nothing, more))
  for (const post of changed) add(post._id, { post })
  for (const reply of replies.toReversed()) add(reply.parentId ?? '', { replies: [reply] })
  for (const { id } of ofKind(stored, 'deleted')) if (wanted.post(id)) add(id, { post: null })
  for (const { id, parentId } of ofKind(stored, 'replyDeleted'))
    if (wanted.post(parentId)) add(parentId, { deletedReplyIds: [id] })
  return ofPost
}

async function presentReposts(stored: readonly Stored[]): Promise<RepostKey[]> {
  const ids = ofKind(stored, 'reposted').map(({ id }) => id)
  const options = { hint: '_id_', limit: ids.length, projection: { _id: 0, userId: 1, postId: 1, at: 1 } }
  return find<RepostKey>('reposts', { _id: { $in: ids } }, options)
}

async function likedAuthors(stored: readonly Stored[]): Promise<string[]> {
  const ids = ofKind(stored, 'likeChanged').map(({ id }) => id)
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
  const changes = ofKind(stored, 'changed').filter(({ id }) => isWanted(id))
  const ids = [...new Set(changes.map(({ id }) => id))]
  const afterClusterTime = changes.at(-1)?.at as mongo.Timestamp
  const readConcern = { level: 'majority', afterClusterTime } as const
  return find<PostRow>('posts', { _id: { $in: ids } }, { hint: '_id_', limit: ids.length, readConcern })
}

/**
 * Reads the `people` of these posts: who wrote them, whom they mention, and `others`. `complete` adds its people to a
 * post, and drops posts whose author is gone.
 */
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
