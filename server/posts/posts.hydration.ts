import { type Context, hydrated, knowing } from '../context.ts'
import { findByIds } from '../db/read.ts'
import { AppError } from '../errors.ts'
import { postsErrors } from './posts.errors.ts'
import type { ListPlace, UserRow } from '../users/user.row.ts'
import { loadAuthors, loadAuthorsBeside, showUsers } from '../users/users.hydration.ts'
import { prepare } from '../visibility.ts'
import { bringsOwn, readMarks } from './marks.ts'
import type { PostMarks, PostRow } from './post.row.ts'
import { addQuoteRules } from './quotePolicies.ts'
import { type Quotes, addQuotes, readQuoted } from './quotes.hydration.ts'
import { addReplyRules, rootIdOf } from './replyPolicies.ts'

/** Accounts to read together with the authors of posts. The visible ones are added to `users`, by id. */
type Beside = { ids: readonly string[]; users: Map<string, UserRow> }

/** What the caller has already read: authors, and parents to hydrate too. And whom to read beside the authors. */
type Known = { authors?: readonly UserRow[]; parents?: readonly PostRow[]; beside?: Beside }

/** Hydrates the posts that the viewer may see, in one parallel round and in order. */
export async function hydratePosts(ctx: Context, rows: readonly PostRow[], known: Known = {}): Promise<PostRow[]> {
  const byId = await hydratedById(ctx, rows, known)
  return rows.filter((row) => byId.has(row._id))
}

/** Like `hydratePosts`, by id, and with the parents. */
export async function hydratedById(
  ctx: Context,
  rows: readonly PostRow[],
  known: Known = {},
): Promise<ReadonlyMap<string, PostRow>> {
  const needsParents = ctx.selection.has('Post.parent')
  const listed = [...rows, ...(known.parents ?? [])]
  const quotes = await readQuoted(ctx, listed)
  const [ready, missing] = await Promise.all([
    hydrateWithoutParents(ctx, [...listed, ...quotes], known),
    needsParents && !known.parents ? loadMissingParents(ctx, rows) : [],
  ])
  const isQuoted = new Set(quotes)
  const byId = new Map([...missing, ...ready.filter((post) => !isQuoted.has(post))].map((post) => [post._id, post]))
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
  return byId
}

/** Adds what the posts quote, and who may reply to and quote all of these. `quotes` were hydrated with the posts. */
export async function addSurroundings(ctx: Context, posts: readonly PostRow[], quotes?: Quotes): Promise<void> {
  const quoted = await addQuotes(ctx, posts, (rows) => hydrateWithoutParents(ctx, rows), quotes)
  const all = [...posts, ...quoted]
  await Promise.all([addReplyRules(ctx, all), addQuoteRules(ctx, all)])
}

async function hydrateWithoutParents(
  ctx: Context,
  rows: readonly PostRow[],
  { authors = [], beside }: Known = {},
): Promise<PostRow[]> {
  if (rows.length === 0) return []
  const mentionIds = ctx.selection.has('Post.mentions') ? rows.flatMap(mentionIdsIn) : []
  const known = new Set(authors.map(({ _id }) => _id))
  const othersIds = [...mentionIds, ...(beside?.ids ?? [])]
  const userIds = [...rows.map((row) => row.authorId), ...othersIds].filter((id) => !known.has(id))
  const ids = rows.map(({ _id }) => _id)
  const withOwn = bringsOwn(ctx, userIds)
  const reading = readMarks(ctx, ids, withOwn)
  const [users, marks, ready] = await Promise.all([
    withOwn ? loadAuthorsBeside(reading, ctx, userIds) : loadAuthors(ctx, userIds),
    reading,
    prepare(ctx, ctx.domains.posts, ids),
  ])
  for (const user of authors) users.set(user._id, user)
  for (const user of users.values()) beside?.users.set(user._id, user)
  return ready(rows).filter((row) => {
    marks.addTo(row)
    row.mentions = mentionIdsIn(row).flatMap((id) => users.get(id) ?? [])
    const author = users.get(row.authorId)
    if (author) row.author = author
    return author !== undefined
  })
}

/** Posts of older releases have no list until the upgrade adds it. */
const mentionIdsIn = ({ mentionIds = [] }: PostRow) => mentionIds

async function loadMissingParents(ctx: Context, rows: readonly PostRow[]): Promise<PostRow[]> {
  const present = new Set(rows.map((row) => row._id))
  const parentIds = rows.flatMap((row) => row.parentId ?? [])
  const rootIds = ctx.selection.has('Post.replyPolicy') ? rows.map(rootIdOf) : []
  const missing = new Set([...parentIds, ...rootIds].filter((id) => !present.has(id)))
  return hydrateWithoutParents(ctx, await findByIds<PostRow>('posts', [...missing]))
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
    loadAuthors(ctx, ctx.selection.has('Post.mentions') ? mentionIdsIn(row) : []),
    readMarks(knowing(ctx, 'Post', known), [row._id]),
    prepare(ctx, ctx.domains.posts, [row._id]),
  ])
  const [shown] = authors.values()
  if (needsAuthor && !shown) return []
  const mentions = mentionIdsIn(row).flatMap((id) => mentioned.get(id) ?? [])
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
