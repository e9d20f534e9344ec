import type { Context } from '../context.ts'
import { type Position, comparePositions } from '../db/keyset.ts'
import { findShared } from '../db/read.ts'
import { authorsOfLimited } from './limitedAuthors.ts'
import { postIndexes } from './post.model.ts'
import type { PostRow } from './post.row.ts'

/** The orders of replies besides the newest first. */
export type Ranking = 'MOST_LIKED' | 'FOLLOWED_FIRST'

type Key = Pick<PostRow, '_id' | 'authorId' | 'createdAt' | 'likeCount'>

/** Only this many of a post's newest replies are ranked. */
const mostRanked = 1_000

const projection = { authorId: 1, createdAt: 1, likeCount: 1 }

/** The places of the newest 1,000 replies in a ranking. One command; FOLLOWED_FIRST also reads a member's follows. */
export async function rankedReplies(ctx: Context, parentId: string, ranking: Ranking): Promise<Position[]> {
  const filter = { parentId, createdAt: { $lte: new Date(8.64e15) } }
  const options = { sort: postIndexes.replies, hint: postIndexes.replies, limit: mostRanked, projection }
  const keys = await findShared<Key>('posts', filter, options)
  const rank = ranking === 'MOST_LIKED' ? ({ likeCount }: Key) => likeCount : await closeness(ctx, keys)
  return keys.map((key) => ({ count: rank(key), at: key.createdAt, id: key._id })).sort(comparePositions)
}

/** 1 for a reply of the viewer or of an account that the viewer follows. */
async function closeness(ctx: Context, keys: readonly Key[]): Promise<(key: Key) => number> {
  const authors = await authorsOfLimited(ctx, keys, 'User.viewerIsFollowing')
  return ({ authorId }) => Number(authorId === ctx.viewer?.id || authors.get(authorId)?.viewerIsFollowing === true)
}
