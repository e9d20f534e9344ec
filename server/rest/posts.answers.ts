import type { Context } from '../context.ts'
import type { Page } from '../db/keyset.ts'
import { AppError } from '../errors.ts'
import { postsErrors } from '../posts/posts.errors.ts'
import { type PostRow, postPosition } from '../posts/post.row.ts'
import { type Piece, boundedList, largestAnswer } from './boundedList.ts'
import type { NextPage, Reply } from './call.ts'
import { jsonObject } from './json.ts'
import { peopleOf } from './people.ts'
import { type PostSurroundings, writePost } from './post.json.ts'
import { quoteAddress } from './quoteLinks.ts'
import { likersOf } from './reads/likers.ts'
import { quotedBy } from './reads/quoted.ts'
import { type Scope, ofMany, ofOne } from './reads/scope.ts'
import { userSummaries } from './reads/summaries.ts'
import { type Replies, repliesBelow } from './reads/threads.ts'
import { keyedMedia } from '../posts/postMedia.ts'
import { visibleTo } from '../visibility.ts'

/** As many posts of a page as fit. `path` is the list's address for the next page. */
export async function postsReply(
  ctx: Context,
  page: Page<PostRow>,
  path: NextPage['path'],
  limit: number,
): Promise<Reply> {
  const { json, shown } = await writePosts(ctx, page.rows)
  const isCut = shown < page.rows.length
  const last = isCut ? page.rows[shown - 1] : undefined
  const end = last ? postPosition(last) : page.hasMore ? page.end : null
  return { json, next: end && { path, limit, end } }
}

/** `{ posts: [ … ] }` as JSON, and the number of rows in it. */
export function writePosts(ctx: Context, rows: readonly PostRow[]): Promise<{ json: string; shown: number }> {
  return boundedList('posts', rows, {
    weightOf: ({ likeCount, replyCount }) =>
      1_000 + 200 * Math.min(likeCount, ofMany.people) + 800 * Math.min(replyCount, ofMany.replies),
    read: (piece) => readPosts(ctx, piece, ofMany),
  })
}

/** A post with as many comments and people as fit. Throws POST_NOT_FOUND if it was just deleted. */
export async function postReply(ctx: Context, row: PostRow): Promise<Reply> {
  const { write } = await readPosts(ctx, [row], ofOne)
  const written = write(row, largestAnswer)
  if (!written) throw new AppError(postsErrors.POST_NOT_FOUND)
  return { json: jsonObject({ post: written.text }) }
}

/** One command each for likers, people, quoted posts, each level of replies, and each shortened list. */
async function readPosts(ctx: Context, rows: readonly PostRow[], scope: Scope): Promise<Piece<PostRow>> {
  ctx.deadline?.check()
  const replies = await visibleReplies(ctx, await repliesBelow(rows, scope))
  const all = [...rows, ...replies.all]
  const [{ likers, isWhole }, quoted] = await Promise.all([likersOf(ctx, all, scope), quotedBy(ctx, all)])
  const ids = new Set([...all, ...quoted].map((post) => post.authorId))
  for (const { likedBy, dislikedBy } of likers.values())
    for (const list of [likedBy, dislikedBy]) for (const id of list) ids.add(id)
  const people = peopleOf(await userSummaries(ctx, ids))
  const shown = quoted.filter(({ authorId }) => people.has(authorId))
  const addresses = new Map(shown.map(({ _id }) => [_id, quoteAddress(ctx.origin, _id)]))
  const surroundings: PostSurroundings = { replies: replies.below, likers, people, addresses }
  return {
    isWhole: isWhole && replies.isWhole,
    write: (row, room) => writePost(row, surroundings, room),
  }
}

async function visibleReplies(ctx: Context, { below, all, isWhole }: Replies): Promise<Replies> {
  const ids = all.map((reply) => reply._id)
  const isVisible = await visibleTo(ctx, ctx.domains.posts.visibility, ids)
  const shown = (row: PostRow) => (row.removal ? { ...row, ...keyedMedia(row, ctx.config) } : row)
  const visible = [...below].map(([id, list]): [string, PostRow[]] => [id, list.filter(isVisible).map(shown)])
  return { below: new Map(visible), all: all.filter(isVisible), isWhole }
}
