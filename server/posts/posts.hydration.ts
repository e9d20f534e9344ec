import { type Context, hydrated, knowing } from '../context.ts'
import { findByIds } from '../db/read.ts'
import { AppError } from '../errors.ts'
import { postsErrors } from './posts.errors.ts'
import type { ListPlace, UserRow } from '../users/user.row.ts'
import { loadAuthors, loadAuthorsBeside, showUsers } from '../users/users.hydration.ts'
import { prepare } from '../visibility.ts'
import { bringsOwn, readMarks } from './marks.ts'
import { type PostMarks, type PostRow, mentionIdsOf } from './post.row.ts'
import { addQuoteRules } from './quotePolicies.ts'
import { type Quotes, addQuotes, readQuoted } from './quotes.hydration.ts'
import { addReplyRules, rootIdOf } from './replyPolicies.ts'

/** Authors that the caller has already read, parents to hydrate, too, and whom to read with the authors. */
type Known = { authors?: readonly UserRow[]; parents?: readonly PostRow[]; userIds?: readonly string[] }

/** The posts that the viewer may see, and by id the accounts that were read for them. */
type Hydrated = { posts: PostRow[]; users: ReadonlyMap<string, UserRow> }

/** Hydrates the posts that the viewer may see, in one parallel round and in order. */
export async function hydratePosts(ctx: Context, rows: readonly PostRow[], known: Known = {}): Promise<PostRow[]> {
  return (await hydratePostsAndUsers(ctx, rows, known)).posts
}

/** Like `hydratePosts`, with the accounts. Without posts no account is read. */
export async function hydratePostsAndUsers(
  ctx: Context,
  rows: readonly PostRow[],
  known: Known = {},
): Promise<Hydrated> {
  const { byId, users } = await hydrateWithParents(ctx, rows, known)
  return { posts: rows.filter((row) => byId.has(row._id)), users }
}

/** Like `hydratePostsAndUsers`, by id, and with the parents. */
export async function hydrateWithParents(ctx: Context, rows: readonly PostRow[], known: Known = {}) {
  const needsParents = ctx.selection.has('Post.parent')
  const listed = [...rows, ...(known.parents ?? [])]
  const [quotes, parents] = await Promise.all([
    readQuoted(ctx, listed),
    needsParents && !known.parents ? readMissingParents(ctx, rows) : [],
  ])
  const { posts: ready, users } = await hydrateWithoutParents(ctx, [...listed, ...parents, ...quotes], known)
  const isQuoted = new Set(quotes)
  const byId = new Map(ready.filter((post) => !isQuoted.has(post)).map((post) => [post._id, post]))
  if (needsParents) {
    for (const post of rows) post.parent = byId.get(post.parentId ?? '') ?? null
    // Parents of these parents are read only when a resolver needs them.
    for (const post of known.parents ?? []) {
      const parent = byId.get(post.parentId ?? '')
      if (parent) post.parent = parent
    }
  }
  const hydrated = ready.filter((post) => isQuoted.has(post))
  await addSurroundings(ctx, [...byId.values()], { read: quotes, hydrated })
  return { byId, users }
}

/** Adds what the posts quote, and who may reply to and quote all of these. `quotes` were hydrated with the posts. */
export async function addSurroundings(ctx: Context, posts: readonly PostRow[], quotes?: Quotes): Promise<void> {
  const quoted = await addQuotes(ctx, posts, async (rows) => (await hydrateWithoutParents(ctx, rows)).posts, quotes)
  const all = [...posts, ...quoted]
  await Promise.all([addReplyRules(ctx, all), addQuoteRules(ctx, all)])
}

async function hydrateWithoutParents(
  ctx: Context,
  rows: readonly PostRow[],
  { authors = [], userIds: othersIds = [] }: Known = {},
): Promise<Hydrated> {
  if (rows.length === 0) return { posts: [], users: new Map() }
  const mentionIds = ctx.selection.has('Post.mentions') ? rows.flatMap(mentionIdsOf) : []
  const known = new Set(authors.map(({ _id }) => _id))
  const userIds = [...rows.map((row) => row.authorId), ...mentionIds, ...othersIds].filter((id) => !known.has(id))
  const ids = rows.map(({ _id }) => _id)
  const withOwn = bringsOwn(ctx, userIds)
  const reading = readMarks(ctx, ids, withOwn)
  const [users, marks, ready] = await Promise.all([
    withOwn ? loadAuthorsBeside(reading, ctx, userIds) : loadAuthors(ctx, userIds),
    reading,
    prepare(ctx, ctx.domains.posts, ids),
  ])
  for (const user of authors) users.set(user._id, user)
  const posts = ready(rows).filter((row) => {
    marks.addTo(row)
    row.mentions = mentionIdsOf(row).flatMap((id) => users.get(id) ?? [])
    const author = users.get(row.authorId)
    if (author) row.author = author
    return author !== undefined
  })
  return { posts, users }
}

async function readMissingParents(ctx: Context, rows: readonly PostRow[]): Promise<PostRow[]> {
  const present = new Set(rows.map((row) => row._id))
  const parentIds = rows.flatMap((row) => row.parentId ?? [])
  const rootIds = ctx.selection.has('Post.replyPolicy') ? rows.map(rootIdOf) : []
  return findByIds<PostRow>('posts', [...new Set([...parentIds, ...rootIds].filter((id) => !present.has(id)))])
}

/** What a write returned, so that it need not be read again. */
type KnownOfPost = { author?: UserRow | undefined; parent?: PostRow | null | undefined; marks?: PostMarks }

/** Hydrates a post after a write, with what is selected and not known yet. Throws POST_NOT_FOUND. */
export async function hydrateWritten(ctx: Context, row: PostRow, known: KnownOfPost): Promise<PostRow> {
  const needsParent = row.parentId !== null && ctx.selection.has('Post.parent')
  const [post] = needsParent
    ? await hydratePosts(ctx, [row], known.parent ? { parents: [known.parent] } : {})
    : await hydrateAlone(ctx, row, known)
  if (!post) throw new AppError(postsErrors.POST_NOT_FOUND)
  return post
}

async function hydrateAlone(
  ctx: Context,
  row: PostRow,
  { author, marks: known = {} }: KnownOfPost,
): Promise<PostRow[]> {
  const needsAuthor = ctx.selection.has('Post.author') || ctx.selection.has('Post.hasMutedWord')
  const [authors, mentioned, marks, ready] = await Promise.all([
    needsAuthor ? (author ? showUsers(ctx, [author]) : loadAuthors(ctx, [row.authorId])) : [],
    loadAuthors(ctx, ctx.selection.has('Post.mentions') ? mentionIdsOf(row) : []),
    readMarks(knowing(ctx, 'Post', known), [row._id]),
    prepare(ctx, ctx.domains.posts, [row._id]),
  ])
  const [shown] = authors.values()
  if (needsAuthor && !shown) return []
  const mentions = mentionIdsOf(row).flatMap((id) => mentioned.get(id) ?? [])
  const posts = ready([{ ...row, marks: { ...known }, mentions, ...(shown && { author: shown }) }])
  posts.forEach(marks.addTo)
  await addSurroundings(ctx, posts)
  return posts
}

/** Whether lists of this place show a hydrated post. Home shows silenced accounts, because the viewer follows them. */
export const isUnmuted =
  (place: ListPlace) =>
  ({ author, content }: PostRow) =>
    author?.viewerIsMuting !== true &&
    !author?.mutesText?.(content, place) &&
    !(place === 'EVERYWHERE' && author?.isSilenced)

export function authorOf(post: PostRow): UserRow {
  return hydrated(post.author, 'Post.author')
}
