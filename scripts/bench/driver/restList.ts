import { formatMoment } from '../../../server/rest/moment.ts'
import { type Edge, type Person, type Row, findPosts, likes, people } from './database.ts'

/** How many levels of replies REST shows below the posts of a list. */
const levels = 3

type Summary = Pick<Person, '_id' | 'username' | 'name' | 'avatar'>
type Surroundings = {
  replies: Map<string, Row[]>
  likers: Map<string, Record<'liked' | 'disliked', string[]>>
  summaries: Map<string, Summary>
}

/** The first `size` posts of `GET /api/posts` by the driver alone: a command for each level, for likes and for people. */
export async function restList(size: number): Promise<{ posts: object[] }> {
  const shown = await findPosts({ top: 1 }, size)
  const replies = new Map<string, Row[]>()
  const all = [...shown]
  let level = shown
  for (let depth = 0; depth < levels && level.length > 0; depth++) {
    const parents = level.filter(({ replyCount }) => replyCount > 0).map(({ _id }) => _id)
    level = parents.length > 0 ? await findPosts({ parentId: { $in: parents } }, 0) : []
    for (const reply of level) replies.set(reply.parentId ?? '', [...(replies.get(reply.parentId ?? '') ?? []), reply])
    all.push(...level)
  }
  const likers = await likersOf(all)
  const people = new Set(all.map(({ authorId }) => authorId))
  for (const { liked, disliked } of likers.values()) for (const id of [...liked, ...disliked]) people.add(id)
  const surroundings = { replies, likers, summaries: await summariesOf([...people]) }
  return { posts: shown.map((row) => postOf(row, surroundings)) }
}

async function likersOf(rows: readonly Row[]): Promise<Surroundings['likers']> {
  const likers: Surroundings['likers'] = new Map(rows.map(({ _id }) => [_id, { liked: [], disliked: [] }]))
  const edges = await likes
    .find({ postId: { $in: rows.map(({ _id }) => _id) }, state: { $in: ['liked', 'disliked'] } })
    .sort({ at: -1, userId: -1 })
    .project<Edge>({ _id: 0, postId: 1, userId: 1, state: 1 })
    .toArray()
  for (const { postId, userId, state } of edges)
    likers.get(postId)?.[state === 'liked' ? 'liked' : 'disliked'].push(userId)
  return likers
}

async function summariesOf(ids: string[]): Promise<Surroundings['summaries']> {
  const found = people.find({ _id: { $in: ids } }).project<Summary>({ username: 1, name: 1, avatar: 1 })
  return new Map((await found.toArray()).map((summary) => [summary._id, summary]))
}

function postOf(row: Row, surroundings: Surroundings): object {
  const { replies, likers, summaries } = surroundings
  const { liked = [], disliked = [] } = likers.get(row._id) ?? {}
  const author = summaries.get(row.authorId)
  const listed = (ids: readonly string[]) => ids.flatMap((id) => summaries.get(id) ?? [])
  return {
    ...{ _id: row._id, id: row._id, content: row.content, images: row.images.map(({ url }) => url) },
    video: row.video?.url ?? '',
    ...(row.links.length > 0 && { links: Object.fromEntries(row.links.map(({ label, url }) => [label, url])) }),
    ...{ username: author?.username, name: author?.name },
    ...{ createdAt: formatMoment(row.createdAt), updatedAt: formatMoment(row.updatedAt) },
    likes: { likeCount: row.likeCount, likedBy: listed(liked), dislikedBy: listed(disliked) },
    comments: (replies.get(row._id) ?? []).map((reply) => postOf(reply, surroundings)),
  }
}
