import type { Context } from '../context.ts'
import { fullPage } from '../db/fullPage.ts'
import {
  type Page,
  type PageRequest,
  type Placed,
  type Position,
  comparePositions,
  partOf,
  requireSameOrder,
  rowsAt,
} from '../db/keyset.ts'
import { findByIds } from '../db/read.ts'
import { AppError, commonErrors } from '../errors.ts'
import { accountsNamed } from '../posts/mentions.ts'
import { type PostRow, postPosition } from '../posts/post.row.ts'
import { hydratePosts, isUnmuted } from '../posts/posts.hydration.ts'
import { hasPart, keyOfAuthor, keyOfPart } from '../posts/searchKeys.ts'
import { textHas, tokensOfWord } from '../posts/searchWords.rules.ts'
import { type Key, type Matching, matchesPage } from './matches.read.ts'
import { type PostQuery, type Term, parseSearch } from './search.rules.ts'

const mostRanked = 1_000

/** How many times 1,000 of the newest posts with the rarest word are read at most. */
const mostPieces = 5

/** Node alone compares further words of a phrase. */
const mostKeys = 16

/**
 * Posts and replies that match, newest first, or the most liked of the newest 1,000. The work for a page is bounded, so
 * it may be short or empty and have a next one. Throws INVALID_INPUT with what is wrong with the text.
 */
export async function searchPosts(
  ctx: Context,
  text: string,
  order: 'NEWEST' | 'MOST_LIKED',
  request: PageRequest,
): Promise<Page<Placed<PostRow>>> {
  const query = parsed(text)
  requireSameOrder(request, order === 'MOST_LIKED')
  const matching = await matchingOf(query)
  if (!matching) return { rows: [], hasMore: false, end: null }
  const isMatch = matcherOf(query)
  const positionOf = ({ position }: Placed<PostRow>) => position
  const shownAmong = async (rows: readonly PostRow[]) =>
    (await hydratePosts(ctx, rows.filter(isMatch))).filter(isUnmuted('EVERYWHERE'))
  if (order === 'NEWEST')
    return fullPage(request, {
      read: (part) => matchesPage<PostRow>(matching, part),
      show: async (rows) => (await shownAmong(rows)).map((row) => ({ row, position: postPosition(row) })),
      positionOf,
    })
  const ranked = await mostLiked(matching)
  return fullPage(request, {
    read: async (part) => partOf(ranked, part, likesPosition),
    show: async (keys) => {
      const ids = keys.map(({ _id }) => _id)
      const rows = await shownAmong(await findByIds<PostRow>('posts', ids))
      return rowsAt(keys.map(likesPosition), rows)
    },
    positionOf,
  })
}

function parsed(text: string): PostQuery {
  const query = parseSearch(text)
  if ('problem' in query) throw new AppError(commonErrors.INVALID_INPUT, { argument: 'query', reason: query.problem })
  return query
}

type Ranked = Pick<PostRow, '_id' | 'createdAt' | 'likeCount'>

const likesPosition = ({ likeCount, createdAt, _id }: Ranked): Position => ({
  count: likeCount,
  at: createdAt,
  id: _id,
})

async function mostLiked(matching: Matching): Promise<Ranked[]> {
  const projection = { createdAt: 1, likeCount: 1 }
  const rows: Ranked[] = []
  let after: Position | null = null
  for (let piece = 0; piece < mostPieces && rows.length < mostRanked; piece++) {
    const page: Page<Ranked> = await matchesPage(matching, { first: mostRanked - rows.length, after }, projection)
    rows.push(...page.rows)
    if (!page.hasMore) break
    after = page.end
  }
  return rows.sort((one, other) => comparePositions(likesPosition(one), likesPosition(other)))
}

/** The keys of a search; null if it names an account that does not exist. */
async function matchingOf({ all, none, since, until }: PostQuery): Promise<Matching | null> {
  const named = [...all, ...none].flatMap((term) =>
    term.kind === 'from' || term.kind === 'mentions' ? term.value : [],
  )
  const ids = named.length > 0 ? await accountsNamed([...new Set(named)]) : new Map<string, string>()
  const needed = all.map((term) => keysOf(term, ids))
  if (needed.some((keys) => keys.length === 0)) return null
  const keys = new Map(needed.flat().map((key) => [`${key.field} ${key.value}`, key]))
  const rarestFirst = [...keys.values()].sort((one, other) => rarity(other) - rarity(one))
  const unwanted = none.flatMap((term) => (isToldByKey(term) ? keysOf(term, ids) : []))
  return { all: rarestFirst.slice(0, mostKeys), none: unwanted, since, until }
}

/** Keys do not tell whether words follow one another, how a long word ends, or what was taken out of a post. */
function isToldByKey(term: Term): boolean {
  if (term.kind !== 'text') return term.kind !== 'has'
  const [word = '', ...others] = term.words
  return others.length === 0 && tokensOfWord(word)[0] === word
}

function keysOf(term: Term, ids: ReadonlyMap<string, string>): Key[] {
  if (term.kind === 'text') return term.words.flatMap(tokensOfWord).map((value) => ({ field: 'words', value }))
  if (term.kind === 'has') return [{ field: 'words', value: keyOfPart(term.value) }]
  if (term.kind === 'hashtag') return [{ field: 'hashtags', value: term.value }]
  const id = ids.get(term.value)
  if (id === undefined) return []
  return term.kind === 'from' ? [{ field: 'words', value: keyOfAuthor(id) }] : [{ field: 'mentionIds', value: id }]
}

/** Hashtags, names and long words are rarer than short words. `has:` is the most common. */
function rarity({ field, value }: Key): number {
  if (field !== 'words' || value.startsWith('@')) return Infinity
  return value.startsWith('has:') ? 0 : value.length
}

/** Checks what keys cannot tell: whether words follow one another, and what was taken out of a post since. */
function matcherOf({ all, none }: PostQuery): (post: PostRow) => boolean {
  return (post) => {
    const has = textHas(post.content)
    const isTrue = (term: Term) => {
      if (term.kind === 'text') return has(term.words)
      return term.kind !== 'has' || hasPart[term.value](post)
    }
    const isFalse = (term: Term) => !(term.kind === 'text' || term.kind === 'has') || !isTrue(term)
    return all.every(isTrue) && none.every(isFalse)
  }
}
