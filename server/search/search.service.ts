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
} from '../db/keyset.ts'
import { AppError, commonErrors } from '../errors.ts'
import { accountsNamed } from '../posts/mentions.ts'
import { type PostRow, postPosition } from '../posts/post.row.ts'
import { hydratePosts, isUnmuted } from '../posts/posts.hydration.ts'
import { placedPosts } from '../posts/posts.read.ts'
import { hasPart, keyOfAuthor, keyOfPart } from '../posts/searchKeys.ts'
import { textHas, tokensOfWord } from '../posts/searchWords.rules.ts'
import { type Key, type Matching, matchesPage } from './matches.read.ts'
import { type PostQuery, type Term, parseSearch } from './search.rules.ts'

const mostRanked = 1_000

/**
 * Posts and replies that match, newest first, or the most liked of the newest 1,000. The work for a page is bounded, so it
 * may be short or empty and have a next one. Throws INVALID_INPUT, with what is wrong with the text.
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
  const isShown = (post: PostRow) => isUnmuted('EVERYWHERE')(post) && isMatch(post)
  const positionOf = ({ position }: Placed<PostRow>) => position
  if (order === 'NEWEST')
    return fullPage(request, {
      read: (part) => matchesPage<PostRow>(matching, part),
      show: async (rows) =>
        (await hydratePosts(ctx, rows)).filter(isShown).map((row) => ({ row, position: postPosition(row) })),
      positionOf,
    })
  const ranked = await mostLiked(matching)
  return fullPage(request, {
    read: async (part) => partOf(ranked, part, likesPosition),
    show: async (keys) => (await placedPosts(ctx, keys.map(likesPosition))).filter(({ row }) => isShown(row)),
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
  const { rows } = await matchesPage<Ranked>(matching, { first: mostRanked, after: null }, projection)
  return rows.sort((one, other) => comparePositions(likesPosition(one), likesPosition(other)))
}

/** What the indexes know of a search; null if it names an account that nobody has. */
async function matchingOf({ all, none, since, until }: PostQuery): Promise<Matching | null> {
  const named = [...all, ...none].flatMap((term) =>
    term.kind === 'from' || term.kind === 'mentions' ? term.value : [],
  )
  const ids = named.length > 0 ? await accountsNamed([...new Set(named)]) : new Map<string, string>()
  const needed = all.map((term) => keysOf(term, ids))
  if (needed.some((keys) => keys.length === 0)) return null
  // A post without one of several words that follow one another does not have the others.
  const unwanted = none.map((term) => keysOf(term, ids)).filter((keys) => keys.length === 1)
  return { all: needed.flat().sort((one, other) => rarity(other) - rarity(one)), none: unwanted.flat(), since, until }
}

function keysOf(term: Term, ids: ReadonlyMap<string, string>): Key[] {
  if (term.kind === 'text') return term.words.flatMap(tokensOfWord).map((value) => ({ field: 'words', value }))
  if (term.kind === 'has') return [{ field: 'words', value: keyOfPart(term.value) }]
  if (term.kind === 'hashtag') return [{ field: 'hashtags', value: term.value }]
  const id = ids.get(term.value)
  if (id === undefined) return []
  return term.kind === 'from' ? [{ field: 'words', value: keyOfAuthor(id) }] : [{ field: 'mentionIds', value: id }]
}

/** Hashtags, names and long words are rarer than short words; `has:` is the most common. */
function rarity({ field, value }: Key): number {
  if (field !== 'words' || value.startsWith('@')) return Infinity
  return value.startsWith('has:') ? 0 : value.length
}

/** What the keys cannot tell: whether words follow one another, and what was taken out of a post since. */
function matcherOf({ all, none }: PostQuery): (post: PostRow) => boolean {
  return (post) => {
    const has = textHas(post.content)
    const isTrue = (term: Term) => {
      if (term.kind === 'text') return has(term.words)
      return term.kind !== 'has' || hasPart[term.value](post)
    }
    const isFalse = (term: Term) => !(term.kind === 'text' && has(term.words))
    return all.every(isTrue) && none.every(isFalse)
  }
}
