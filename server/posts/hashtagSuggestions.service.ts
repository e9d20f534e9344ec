import type { Context } from '../context.ts'
import { aggregate, find } from '../db/read.ts'
import { postIndexes } from './post.model.ts'
import type { PostRow } from './post.row.ts'
import { hydratePosts, isUnmuted } from './posts.hydration.ts'
import { hashtagAsWritten, hashtagKey } from './segments.rules.ts'

const most = 8

/** If some hashtags of the first round are hidden, a second round looks for others. */
const mostRounds = 2

/** If the newest post with a hashtag is hidden, this many are tried. */
const mostPosts = 20

/** The highest code point. */
const last = '\u{10ffff}'

/**
 * Hashtags that start with a text, in alphabetical order and in lower case; the viewer may see a post of each. It takes
 * one command for each hashtag, which jumps to it in the index, so a common one costs no more. A round that meets a
 * hidden post costs one command more.
 */
export async function hashtagSuggestions(ctx: Context, search: string): Promise<string[]> {
  const start = hashtagKey(search)
  if (start === null) return []
  const $lt = start + last
  const found: string[] = []
  let range: Range = { $gte: start, $lt }
  for (let round = 0; found.length < most && round < mostRounds; round++) {
    const tags = await nextHashtags(range)
    found.push(...(await namesOfShown(ctx, tags)))
    const [end] = tags.slice(most - 1)
    if (!end) break
    range = { $gt: end.key, $lt }
  }
  return found.slice(0, most)
}

type Range = { $lt: string } & ({ $gte: string } | { $gt: string })
type Hashtag = { key: string; newest: PostRow }

async function nextHashtags(range: Range): Promise<Hashtag[]> {
  const found: Hashtag[] = []
  for (let next = await firstHashtag(range); next; next = await firstHashtag({ $gt: next.key, $lt: range.$lt })) {
    found.push(next)
    if (found.length === most) break
  }
  return found
}

type Tagged = PostRow & { hashtags: string[] }

const hint = postIndexes.byHashtag
const columns = { content: 1, authorId: 1, removal: 1 } as const

async function firstHashtag(range: Range): Promise<Hashtag | undefined> {
  // MongoDB needs `$gt` to bound the index by `$elemMatch`, and to see that the partial index suffices.
  const filter = { hashtags: { $gt: '', $elemMatch: range } }
  const [newest] = await find<Tagged>('posts', filter, { hint, projection: { ...columns, hashtags: 1 }, limit: 1 })
  const key = newest?.hashtags.filter((tag) => isIn(range, tag)).sort(byCodePoint)[0]
  return newest && key !== undefined ? { key, newest } : undefined
}

function isIn(range: Range, tag: string): boolean {
  const isBegun = '$gte' in range ? byCodePoint(tag, range.$gte) >= 0 : byCodePoint(tag, range.$gt) > 0
  return isBegun && byCodePoint(tag, range.$lt) < 0
}

const byCodePoint = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))

/** The hashtags as their newest visible posts write them. Hashtags without a visible post are left out. */
async function namesOfShown(ctx: Context, tags: readonly Hashtag[]): Promise<string[]> {
  const newest = tags.map((tag) => tag.newest)
  const shown = await shownAmong(ctx, newest)
  const hidden = tags.filter((tag) => !shown.has(tag.newest)).map(({ key }) => key)
  const others = hidden.length > 0 ? await newestOf(hidden) : []
  const shownOthers = await shownAmong(ctx, others)
  return tags.flatMap(({ key, newest }) => {
    const post = shown.has(newest) ? newest : others.find((other) => other.key === key && shownOthers.has(other))
    return post ? [hashtagAsWritten(post.content, key)] : []
  })
}

/** The newest posts of each of these hashtags; `key` is the hashtag. */
async function newestOf(keys: readonly string[]): Promise<(PostRow & { key: string })[]> {
  const [first = [], ...others] = keys.map((key) => [
    { $match: { hashtags: key } },
    { $sort: { createdAt: -1, _id: -1 } },
    { $limit: mostPosts },
    { $project: { ...columns, key: { $literal: key } } },
  ])
  // A `$unionWith` takes no hint, but no other index begins with the hashtags.
  const unions = others.map((pipeline) => ({ $unionWith: { coll: 'posts', pipeline } }))
  return aggregate('posts', [...first, ...unions], hint)
}

async function shownAmong(ctx: Context, posts: readonly PostRow[]): Promise<ReadonlySet<PostRow>> {
  const visible = await hydratePosts({ ...ctx, selection: new Set() }, posts)
  return new Set(visible.filter(isUnmuted('EVERYWHERE')))
}
