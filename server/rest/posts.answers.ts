import type { Context } from '../context.ts'
import { type Page, encodeCursor } from '../db/keyset.ts'
import { type Likers, likersOf } from './reads/likers.ts'
import type { PostRow } from '../posts/post.row.ts'
import { repliesBelow } from './reads/threads.ts'
import { type UserSummary, userSummaries } from './reads/summaries.ts'
import type { NextPage, Reply } from './call.ts'
import { formatMoment } from './moment.ts'
import { present } from './people.ts'
import { inPieces, listBody } from './pieces.ts'
import type { PostAnswer } from './schemas.ts'

/** A page of posts as a reply; `path` is where the list goes on. */
export async function postsReply(
  ctx: Context,
  page: Page<PostRow>,
  path: NextPage['path'],
  limit: number,
): Promise<Reply> {
  const pieces = inPieces(page.rows, (post) => 1 + Math.min(post.likeCount, 1_000) + 10 * post.replyCount)
  const next = page.hasMore && page.end ? { path, limit, cursor: encodeCursor(page.end) } : null
  return { body: await listBody('posts', pieces, (rows) => toPosts(ctx, rows)), next }
}

/** What posts are shown with, read for all of them at once. */
export type PostSurroundings = {
  replies: Map<string, PostRow[]>
  likers: Map<string, Likers>
  people: Map<string, UserSummary>
}

/** Posts in the contract's shape, with all that hangs on them. Four commands and one for each level of replies. */
export async function toPosts(ctx: Context, rows: readonly PostRow[]): Promise<PostAnswer[]> {
  const replies = await repliesBelow(rows)
  const all = [...rows, ...[...replies.values()].flat()]
  const likers = await likersOf(ctx, all)
  const ids = new Set(all.map((post) => post.authorId))
  for (const { likedBy, dislikedBy } of likers.values())
    for (const list of [likedBy, dislikedBy]) for (const id of list) ids.add(id)
  const people = await userSummaries(ids)
  return shapePosts(rows, { replies, likers, people })
}

/** Posts in the contract's shape. Those whose author went away meanwhile are left out, with their replies. */
export function shapePosts(rows: readonly PostRow[], surroundings: PostSurroundings): PostAnswer[] {
  return rows.flatMap((row) => {
    const author = surroundings.people.get(row.authorId)
    return author ? [shapePost(row, author, surroundings)] : []
  })
}

function shapePost(row: PostRow, author: UserSummary, surroundings: PostSurroundings): PostAnswer {
  const { likedBy = [], dislikedBy = [] } = surroundings.likers.get(row._id) ?? {}
  return {
    _id: row._id,
    id: row._id,
    content: row.content,
    likes: {
      likeCount: row.likeCount,
      likedBy: present(likedBy, surroundings.people),
      dislikedBy: present(dislikedBy, surroundings.people),
    },
    comments: shapePosts(surroundings.replies.get(row._id) ?? [], surroundings),
    images: row.images.map((image) => image.url),
    video: row.video?.url ?? '',
    ...(row.links.length > 0 && { links: Object.fromEntries(row.links.map(({ label, url }) => [label, url])) }),
    username: author.username,
    name: author.name,
    createdAt: formatMoment(row.createdAt),
    updatedAt: formatMoment(row.updatedAt),
  }
}
