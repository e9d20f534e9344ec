import type { Context } from '../context.ts'
import { find } from '../db/read.ts'
import { postIndexes } from './post.model.ts'
import type { PostRow } from './post.row.ts'
import { hydratePosts, isUnmuted } from './posts.hydration.ts'
import { hashtagAsWritten, hashtagKey } from './segments.rules.ts'

const most = 8

/** How many hashtags are looked at where some are left out, and how many posts of one whose newest is hidden. */
const mostLookedAt = 24
const mostPosts = 100

/** The highest code point. */
const last = '\u{10ffff}'

/**
 * Hashtags that start with a text, in alphabetical order and in lower case, of which the list shows the viewer a post. Each
 * command jumps to the next one in the index, so common ones cost no more.
 */
export async function hashtagSuggestions(ctx: Context, search: string): Promise<string[]> {
  const start = hashtagKey(search)
  if (start === null) return []
  const $lt = start + last
  const found: string[] = []
  let range: Range = { $gte: start, $lt }
  for (let lookedAt = 0; found.length < most && lookedAt < mostLookedAt;) {
    const tags = await nextHashtags(range, most - found.length)
    const [end] = tags.slice(-1)
    if (!end) break
    found.push(...(await namesOfShown(ctx, tags)))
    lookedAt += tags.length
    range = { $gt: end.key, $lt }
  }
  return found
}

type Range = { $lt: string } & ({ $gte: string } | { $gt: string })
type Hashtag = { key: string; newest: PostRow }

async function nextHashtags(range: Range, count: number): Promise<Hashtag[]> {
  const found: Hashtag[] = []
  for (let next = await firstHashtag(range); next; next = await firstHashtag({ $gt: next.key, $lt: range.$lt })) {
    found.push(next)
    if (found.length === count) break
  }
  return found
}

type Tagged = PostRow & { hashtags: string[] }

const reading = {
  hint: postIndexes.byHashtag,
  projection: { hashtags: 1, content: 1, authorId: 1, removal: 1 },
} as const

async function firstHashtag(range: Range): Promise<Hashtag | undefined> {
  // Only with `$gt` does MongoDB bound the index by `$elemMatch` and see that a partial index suffices.
  const filter = { hashtags: { $gt: '', $elemMatch: range } }
  const [newest] = await find<Tagged>('posts', filter, { ...reading, limit: 1 })
  const key = newest?.hashtags.filter((tag) => isIn(range, tag)).sort(byCodePoint)[0]
  return newest && key !== undefined ? { key, newest } : undefined
}

const isIn = (range: Range, tag: string) =>
  ('$gte' in range ? !(byCodePoint(tag, range.$gte) < 0) : byCodePoint(tag, range.$gt) > 0) &&
  byCodePoint(tag, range.$lt) < 0

/** The order of strings in MongoDB. */
const byCodePoint = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))

/** The hashtags as they are written in the newest post that is shown; without those that have none. */
async function namesOfShown(ctx: Context, tags: readonly Hashtag[]): Promise<string[]> {
  const shown = await shownAmong(
    ctx,
    tags.map(({ newest }) => newest),
  )
  const names = tags.map(async ({ key, newest }) => {
    const post = shown.has(newest) ? newest : await newestShown(ctx, key)
    return post ? [hashtagAsWritten(post.content, key)] : []
  })
  return (await Promise.all(names)).flat()
}

async function newestShown(ctx: Context, key: string): Promise<PostRow | undefined> {
  const posts = await find<Tagged>('posts', { hashtags: key }, { ...reading, limit: mostPosts })
  const [newest] = await shownAmong(ctx, posts)
  return newest
}

/** Those that lists of posts show to the viewer, in order. */
async function shownAmong(ctx: Context, posts: readonly PostRow[]): Promise<ReadonlySet<PostRow>> {
  const visible = await hydratePosts({ ...ctx, selection: new Set() }, posts)
  return new Set(visible.filter(isUnmuted('EVERYWHERE')))
}
