import { find } from '../db/read.ts'
import { postIndexes } from './post.model.ts'
import { hashtagAsWritten, hashtagKey } from './segments.rules.ts'

const most = 8

/** The highest code point. */
const last = '\u{10ffff}'

/**
 * Hashtags that start with a text, in alphabetical order and in lower case. Each command jumps to the next one in the
 * index, so common ones cost no more.
 */
export async function hashtagSuggestions(search: string): Promise<string[]> {
  const start = hashtagKey(search)
  if (start === null) return []
  const found: string[] = []
  for (let next = await firstHashtag({ $gte: start, $lt: start + last }); next && found.length < most;) {
    found.push(next.name)
    next = await firstHashtag({ $gt: next.key, $lt: start + last })
  }
  return found
}

type Range = { $lt: string } & ({ $gte: string } | { $gt: string })

async function firstHashtag(range: Range): Promise<{ key: string; name: string } | undefined> {
  const options = { hint: postIndexes.byHashtag, limit: 1, projection: { _id: 0, hashtags: 1, content: 1 } }
  // Only with `$gt` does MongoDB bound the index by `$elemMatch` and see that a partial index suffices.
  const filter = { hashtags: { $gt: '', $elemMatch: range } }
  const [post] = await find<{ hashtags: string[]; content: string }>('posts', filter, options)
  const key = post?.hashtags.filter((tag) => isIn(range, tag)).sort(byCodePoint)[0]
  if (!post || key === undefined) return undefined
  return { key, name: hashtagAsWritten(post.content, key) }
}

const isIn = (range: Range, tag: string) =>
  ('$gte' in range ? !(byCodePoint(tag, range.$gte) < 0) : byCodePoint(tag, range.$gt) > 0) &&
  byCodePoint(tag, range.$lt) < 0

/** The order of strings in MongoDB. */
const byCodePoint = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))
