import type { Context } from '../context.ts'
import { find, findByIds } from '../db/read.ts'
import { AppError, commonErrors } from '../errors.ts'
import { lruCache } from '../lruCache.ts'
import { postIndexes } from '../posts/post.model.ts'
import { hashtagAsWritten } from '../posts/segments.rules.ts'
import { hasMutedWord } from '../safety/mutedWords.ts'
import { mutedWordsOf } from '../safety/restrictions.read.ts'
import { type UserKey, isShown, isSilenced, keyColumns } from '../users/user.row.ts'
import { loadAuthors } from '../users/users.hydration.ts'

/** `few` lists who used it, if they are at most ten. */
type WeekHashtag = { name: string; accountCount: number; few: readonly string[] }

const week = 7 * 24 * 60 * 60_000
const keptMs = 60_000

const mostHashtags = 20
const mostPosts = 5_000
/** Further hashtags of one post do not count: it could have two hundred. */
const mostOfPost = 5
/** A hashtag that more accounts used is shown without a look at each of them. */
const mostLookedAt = 10

const kept = lruCache<'week', Promise<readonly WeekHashtag[]>>(1, keptMs)

/**
 * The hashtags that most accounts used in the last seven days, among at most 5,000 of the newest posts. They are
 * counted once a minute. A hashtag is left out if the viewer mutes it everywhere, or if at most ten accounts used it
 * and the viewer mutes or may not see each of them. Throws INVALID_INPUT unless `first` is from 1 to 20.
 */
export async function weekHashtags(ctx: Context, first: number): Promise<WeekHashtag[]> {
  if (first < 1 || first > mostHashtags)
    throw new AppError(commonErrors.INVALID_INPUT, {
      argument: 'first',
      reason: `first: ask for 1 to ${mostHashtags}.`,
    })
  const hashtags = await (kept.get('week') ?? countedOnce())
  return (await shownTo(ctx, hashtags)).slice(0, first)
}

async function shownTo(ctx: Context, hashtags: readonly WeekHashtag[]): Promise<readonly WeekHashtag[]> {
  // The count already leaves out what is hidden from everybody.
  if (!ctx.viewer) return hashtags
  const fewIds = hashtags.flatMap(({ few }) => few)
  const [words, authors] = await Promise.all([mutedWordsOf(ctx), loadAuthors({ ...ctx, selection: new Set() }, fewIds)])
  return hashtags.filter(
    ({ name, few }) =>
      !hasMutedWord(`#${name}`, words, 'EVERYWHERE') &&
      (few.length === 0 || few.some((id) => authors.get(id)?.viewerIsMuting === false)),
  )
}

/** Whoever asks meanwhile gets its result. One that fails is forgotten. */
function countedOnce(): Promise<readonly WeekHashtag[]> {
  const counting = counted()
  kept.set('week', counting)
  counting.catch(() => kept.peek('week') === counting && kept.delete('week'))
  return counting
}

type Tagged = { _id: string; authorId: string; hashtags: string[] }

async function counted(): Promise<WeekHashtag[]> {
  const posts = await find<Tagged>(
    'posts',
    { top: 1, createdAt: { $gte: new Date(Date.now() - week) } },
    {
      sort: { createdAt: -1, _id: -1 },
      hint: postIndexes.explore,
      limit: mostPosts,
      projection: { authorId: 1, hashtags: 1 },
    },
  )
  const shown = await shownAmong(posts.map(({ authorId }) => authorId))
  const uses = new Map<string, { newest: string; authors: Set<string> }>()
  for (const { _id, authorId, hashtags } of posts)
    for (const key of shown.has(authorId) ? hashtags.slice(0, mostOfPost) : []) {
      const use = uses.get(key) ?? { newest: _id, authors: new Set() }
      uses.set(key, use)
      use.authors.add(authorId)
    }
  // The map has the latest used hashtag first, and the sort keeps that order where counts are equal.
  const best = [...uses].sort(([, a], [, b]) => b.authors.size - a.authors.size).slice(0, mostHashtags)
  const texts = await textsOf(best.map(([, { newest }]) => newest))
  return best.map(([key, { newest, authors }]) => ({
    name: hashtagAsWritten(texts.get(newest) ?? '', key),
    accountCount: authors.size,
    few: authors.size > mostLookedAt ? [] : [...authors],
  }))
}

/** Accounts that nobody may see, or that are silenced, do not count. */
async function shownAmong(authorIds: readonly string[]): Promise<ReadonlySet<string>> {
  const authors = await findByIds<UserKey>('users', [...new Set(authorIds)], keyColumns)
  return new Set(authors.filter((author) => isShown(author) && !isSilenced(author)).map(({ _id }) => _id))
}

async function textsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const posts = await findByIds<{ _id: string; content: string }>('posts', [...new Set(ids)], { content: 1 })
  return new Map(posts.map(({ _id, content }) => [_id, content]))
}
