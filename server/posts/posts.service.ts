import { randomUUID } from 'node:crypto'
import type { ClientSession } from 'mongoose'
import { type Context, requireViewer } from '../context.ts'
import { database } from '../db/connection.ts'
import { type Transaction, inTransaction, isDuplicateKey } from '../db/transaction.ts'
import { findByIds } from '../db/read.ts'
import { updateAndRead } from '../db/write.ts'
import { AppError, type ErrorKind, commonErrors, isError, refuse } from '../errors.ts'
import { postsErrors } from './posts.errors.ts'
import { countAction, countTogether } from '../limits/countAction.ts'
import { requireStorage } from '../limits/storage.ts'
import { oneLine } from '../line.rules.ts'
import { storedAddress } from '../media/ownAddress.ts'
import { isPurged } from '../media/purge.model.ts'
import type { LinkCardRow } from '../linkCards/linkCard.row.ts'
import type { UserRow } from '../users/user.row.ts'
import { touchUser } from '../users/users.service.ts'
import { ancestorIdsOfReplyTo } from './ancestors.ts'
import { chosenCards, fittingCard } from './cards.ts'
import { continueWith } from './continuations.ts'
import { type PostChoices, isSameChoice, storedChoices } from './choices.ts'
import { countReach, mentionIdsOfAll } from './mentions.ts'
import { type PostDocument, PostModel, derivedPostFields, newsFor, notifiedBy, quoteNewsFor } from './post.model.ts'
import type { PostRow } from './post.row.ts'
import { showMedia } from './postMedia.ts'
import { postsLimits } from './posts.limits.ts'
import { requireMayQuote } from './quotePolicies.ts'
import { countedOn, quotedOnce } from './quotes.ts'
import { requireMayReply } from './replyPolicies.ts'
import { isPostId, mostInThread, postProblems, withoutGaps } from './posts.rules.ts'
import { saysTheSame } from './sameContent.ts'
import { refuseOn, requireVisible } from './visiblePost.ts'

export type PostDraft = Pick<PostRow, 'content' | 'images' | 'video' | 'links'>

const idReason = '8 to 64 characters of A–Z a–z 0–9 - _, and not that of the parent or the quoted post.'

type NewPost = Omit<PostDocument, 'author' | 'parent' | 'ancestors' | 'mentions' | 'quoted'>

/** A stored post, with its author and its parent as far as storing returned them (null: it has no parent). */
export type WrittenPost = { row: PostRow; author?: UserRow; parent?: PostRow | null }

/** The post shows the card of `cardUrl` if its text has that address and the viewer looked at the card lately. */
type NewDraft = PostDraft &
  PostChoices & { id?: string | null | undefined; quotedId?: string | undefined; cardUrl?: string | undefined }

/**
 * Publishes a post or reply; a repeat succeeds and is not counted. Throws INVALID_INPUT, VALIDATION_FAILED,
 * POST_NOT_FOUND, REPLIES_LIMITED, QUOTES_LIMITED, RATE_LIMITED, STORAGE_FULL, or ID_TAKEN for an id with other content.
 */
export async function createPost(ctx: Context, draft: NewDraft & { parentId: string | null }): Promise<WrittenPost> {
  const [card] = await chosenCards(ctx, [draft])
  const written = await publish(ctx, [{ ...draft, card, id: draft.id ?? randomUUID() }], () => '')
  return written[0] as WrittenPost
}

/**
 * Publishes posts of which each answers the one before, all or none. Returns their ids. A repeat succeeds. Throws
 * INVALID_INPUT for fewer than 2 or more than `mostInThread`, and the errors of `createPost`.
 */
export async function createThread(ctx: Context, drafts: readonly NewDraft[]): Promise<string[]> {
  if (drafts.length < 2 || drafts.length > mostInThread)
    throw new AppError(commonErrors.INVALID_INPUT, {
      argument: 'input.posts',
      reason: `input.posts: give 2 to ${mostInThread} posts.`,
    })
  const ids = drafts.map(({ id }) => id ?? randomUUID())
  const cards = await chosenCards(ctx, drafts)
  const posts = drafts.map((draft, index) => {
    const place = { card: cards[index], id: ids[index] ?? '', parentId: ids[index - 1] ?? null }
    return { ...draft, ...place, ...(index > 0 && { replyPolicy: undefined }) }
  })
  await publish(ctx, posts, (index) => `posts.${index}.`)
  return ids
}

/** Storing posts again may fail with these, because what they answer is gone meanwhile, or a limit is reached. */
const ofRepeats = [
  postsErrors.POST_NOT_FOUND,
  postsErrors.REPLIES_LIMITED,
  postsErrors.QUOTES_LIMITED,
  commonErrors.RATE_LIMITED,
  commonErrors.STORAGE_FULL,
]

/** Stores posts in their order, all or none. Throws like `createPost`. */
async function publish(ctx: Context, drafts: readonly PlacedDraft[], placeOf: PlaceOf): Promise<WrittenPost[]> {
  const posts = newPosts(ctx, drafts, placeOf)
  const replies = posts.filter(({ parentId }) => parentId !== null).length
  let takeBack = () => {}
  let takeBackReach = () => {}
  try {
    await requireStorage(ctx)
    takeBack = countTogether([
      ...(replies > 0 ? [() => countAction(ctx, postsLimits.replies, replies)] : []),
      ...(replies < posts.length ? [() => countAction(ctx, postsLimits.posts, posts.length - replies)] : []),
    ])
    const mentions = await mentionIdsOfAll(
      ctx,
      posts.map(({ content }) => content),
    )
    posts.forEach((post, index) => (post.mentionIds = mentions[index] ?? []))
    takeBackReach = await countReach(ctx, mentions.flat(), posts)
    const touched = [requireViewer(ctx).id, ...posts.flatMap(countedOn)]
    return await inTransaction(touched, (transaction) => storePosts(ctx, posts, placeOf, transaction), ctx.deadline)
  } catch (error) {
    takeBackReach()
    const isDuplicate = isDuplicateKey(error)
    if (!isDuplicate && !ofRepeats.some((kind) => isError(error, kind))) throw error
    const ids = posts.map(({ _id }) => _id)
    const present = new Map((await findByIds<PostRow>('posts', ids)).map((row) => [row._id, row]))
    const again = posts.flatMap((post) => {
      const row = present.get(post._id)
      return row && isAgain(post, row) ? [{ row }] : []
    })
    if (again.length === posts.length) {
      takeBack()
      return again
    }
    if (isError(error, commonErrors.RATE_LIMITED)) takeBack()
    const isTaken = isDuplicate || (isError(error, postsErrors.POST_NOT_FOUND) && present.size > 0)
    throw isTaken ? new AppError(postsErrors.ID_TAKEN) : error
  }
}

/** Stores posts of `newPosts`. Throws like `storePost`. */
export async function storePosts(
  ctx: Context,
  posts: readonly NewPost[],
  placeOf: PlaceOf,
  transaction: Transaction,
): Promise<WrittenPost[]> {
  const written: WrittenPost[] = []
  for (const [index, post] of posts.entries()) written.push(await storePost(ctx, post, placeOf(index), transaction))
  return written
}

const isAgain = (post: NewPost, present: PostRow) =>
  present.authorId === post.authorId &&
  present.parentId === post.parentId &&
  quotedOnce(present) === post.quotedId &&
  isSameChoice(post, present) &&
  saysTheSame(post, present)

type PlacedDraft = Omit<NewDraft, 'cardUrl'> & { id: string; parentId: string | null; card?: LinkCardRow | undefined }

/** Where in the input the fields of the post with this index are, such as `posts.1.`. */
type PlaceOf = (index: number) => string

/** Makes the documents of new posts of the viewer. Throws INVALID_INPUT, or VALIDATION_FAILED with all that is wrong. */
export function newPosts(ctx: Context, drafts: readonly PlacedDraft[], placeOf: PlaceOf): NewPost[] {
  const { id: authorId } = requireViewer(ctx)
  const checked = drafts.map((draft) => withPaths(ctx, draft))
  refuse(checked.flatMap((draft, index) => problemsOf(ctx, draft, placeOf(index))))
  const now = Date.now()
  // Lists are ordered by time, so each post is a millisecond later than the one before.
  return checked.map((draft, index) => newPost(ctx, authorId, draft, new Date(now + index)))
}

function problemsOf(ctx: Context, draft: PlacedDraft, place: string) {
  const { id, parentId, quotedId } = draft
  if (!isPostId(id) || id === parentId || id === quotedId)
    throw new AppError(commonErrors.INVALID_INPUT, { argument: `input.${place}id`, reason: `${place}id: ${idReason}` })
  return postProblems(draft, ctx.config.mediaOrigins).map((problem) => ({ ...problem, field: place + problem.field }))
}

function newPost(
  ctx: Context,
  authorId: string,
  { id, parentId, quotedId, replyPolicy, quotePolicy, isSensitive, card, ...content }: PlacedDraft,
  createdAt: Date,
): NewPost {
  const stored = storedContent(content)
  const shownCard = fittingCard(card, { ...stored, quotedId })
  return {
    _id: id,
    authorId,
    parentId,
    ...(parentId === null && { top: 1 as const }),
    ...(quotedId !== undefined && { quotedId }),
    ...storedChoices({ replyPolicy, quotePolicy, isSensitive }),
    ...stored,
    ...(shownCard && { card: shownCard }),
    ...derivedPostFields({ ...stored, authorId, parentId }),
    mentionIds: [],
    ...ctx.domains.posts.noCounts,
    likeCount: 0,
    replyCount: 0,
    touches: 0,
    createdAt,
    updatedAt: createdAt,
  }
}

function storedContent({ content, images, video, links }: PostDraft): PostDraft {
  return {
    content: withoutGaps(content),
    images: images.map(({ url, width, height, alt, placeholder = null }) => ({ url, width, height, alt, placeholder })),
    video: video && { url: video.url, poster: video.poster, width: video.width, height: video.height },
    links: links.map(({ label, url }) => ({ label, url })),
  }
}

/** Turns addresses of this server's media into paths, and descriptions and labels into single lines. */
export function withPaths<Draft extends Partial<PostDraft>>(ctx: Context, draft: Draft): Draft {
  const pathOf = (url: string) => storedAddress(url, ctx)
  const { images, video, links } = draft
  return {
    ...draft,
    ...(images && {
      images: images.map((image) => ({ ...image, url: pathOf(image.url), alt: image.alt && oneLine(image.alt) })),
    }),
    ...(links && { links: links.map(({ label, url }) => ({ label: oneLine(label), url })) }),
    ...(video && { video: { ...video, url: pathOf(video.url), poster: video.poster && pathOf(video.poster) } }),
  }
}

/**
 * Throws ID_TAKEN for the id of a purged post, POST_NOT_FOUND if what it answers or quotes is gone, VALIDATION_FAILED if
 * an upload is, or a duplicate key error.
 */
async function storePost(ctx: Context, post: NewPost, place: string, transaction: Transaction): Promise<WrittenPost> {
  const { session } = transaction
  const { authorId, parentId, quotedId } = post
  if (await isPurged('POST', post._id, session)) throw new AppError(postsErrors.ID_TAKEN)
  const quoted = quotedId === undefined ? null : await countOnPost(quotedId, { quoteCount: 1 }, session)
  if (quoted) await requireVisible(ctx, quoted)
  if (quoted) await requireMayQuote(ctx, quoted)
  // A reply may quote its parent. The returned parent then has both new counts.
  const parent = parentId === null ? null : await countOnPost(parentId, { replyCount: 1 }, session)
  if (parent) await requireVisible(ctx, parent)
  if (parent) await requireMayReply(ctx, parent, session)
  const stored = {
    ...post,
    ...(parent && { ancestorIds: await ancestorIdsOfReplyTo(parent), ...newsFor(parent.authorId, authorId) }),
    ...(quoted && quoteNewsFor(quoted.authorId, authorId)),
  }
  await database().collection<NewPost>('posts').insertOne(stored, { session })
  if (parent) await continueWith(stored, parent, session)
  const shown = await showMedia(post, null, session, place)
  const author = await touchUser(authorId, session, parentId === null ? { postCount: 1 } : {})
  if (parentId === null) await ctx.domains.onPosted({ author, at: post.createdAt }, transaction)
  const row: PostRow = { ...stored, ...shown }
  await ctx.domains.onPostWritten(row, transaction)
  transaction.afterCommit(() => ctx.push.tell(notifiedBy(stored)))
  return { row, author, parent }
}

/** A stored post of the viewer. Throws POST_NOT_FOUND, `refusal` if somebody else wrote it, and as `requireViewer`. */
export async function ownPost(ctx: Context, id: string, refusal: ErrorKind, session: ClientSession | null = null) {
  const post = await PostModel.findById(id).session(session).lean()
  if (!post) throw new AppError(postsErrors.POST_NOT_FOUND)
  if (post.authorId !== requireViewer(ctx).id) await refuseOn(ctx, post, refusal)
  return post
}

/** Changes a post's counters, or `touches`, so that a deletion conflicts. Returns it. Throws POST_NOT_FOUND. */
export async function countOnPost(
  id: string,
  change: Readonly<Record<string, number>>,
  session: ClientSession,
): Promise<PostRow> {
  const post = await updateAndRead<PostRow & { touches: number }>('posts', { _id: id }, { $inc: change }, session)
  if (!post) throw new AppError(postsErrors.POST_NOT_FOUND)
  return post
}
