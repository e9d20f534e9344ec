import { find } from '../db/read.ts'
import { postIndexes } from './post.model.ts'
import { hashtagKey, hashtagName, segmentsOf } from './segments.rules.ts'

const most = 8

/** No letter of a hashtag comes behind this one. */
const last = '\u{10ffff}'

/**
 * Hashtags in use that start with a text, in alphabetical order, as one post writes them, in lower case. Each command jumps to the next one in the index, so
 * that a hashtag in a million posts costs as much as one in a single post.
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
  // Only with `$gt` beside it does MongoDB bound the index by `$elemMatch`: that shows it that a partial one will do.
  const filter = { hashtags: { $gt: '', $elemMatch: range } }
  const [post] = await find<{ hashtags: string[]; content: string }>('posts', filter, options)
  const key = post?.hashtags.filter((tag) => isIn(range, tag)).sort(byCodePoint)[0]
  if (!post || key === undefined) return undefined
  const written = segmentsOf(post.content).find(({ kind, text }) => kind === 'hashtag' && hashtagKey(text) === key)
  return { key, name: hashtagName(written?.text ?? key) }
}

const isIn = (range: Range, tag: string) =>
  ('$gte' in range ? !(byCodePoint(tag, range.$gte) < 0) : byCodePoint(tag, range.$gt) > 0) &&
  byCodePoint(tag, range.$lt) < 0

/** As MongoDB orders texts. */
const byCodePoint = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))
