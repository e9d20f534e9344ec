import { randomUUID } from 'node:crypto'
import type { ClientSession } from 'mongoose'
import { type Context, requireViewer } from '../context.ts'
import { database } from '../db/connection.ts'
import { type Transaction, inTransaction, isDuplicateKey } from '../db/transaction.ts'
import { findById } from '../db/read.ts'
import { updateAndRead } from '../db/write.ts'
import { AppError, type ErrorKind, commonErrors, isError, refuse } from '../errors.ts'
import { postsErrors } from './posts.errors.ts'
import { countAction } from '../limits/countAction.ts'
import { requireStorage } from '../limits/storage.ts'
import { oneLine } from '../line.rules.ts'
import { storedAddress } from '../media/ownAddress.ts'
import { isPurged } from '../media/purge.model.ts'
import { sharedCards } from '../users/authors.ts'
import type { UserRow } from '../users/user.row.ts'
import { usersLimits } from '../users/users.limits.ts'
import { touchUser } from '../users/users.service.ts'
import { visibleTo } from '../visibility.ts'
import { ancestorIdsOfReplyTo } from './ancestors.ts'
import { type PostChoices, changedChoices, isSameChoice, storedChoices } from './choices.ts'
import { countReach, mentionIdsOf, mentionIdsOfAll, newMentions } from './mentions.ts'
import { type PostDocument, PostModel, derivedPostFields, newsFor, notifiedBy } from './post.model.ts'
import type { PostKey, PostRow } from './post.row.ts'
import { showMedia } from './postMedia.ts'
import { postsLimits } from './posts.limits.ts'
import { requireMayQuote } from './quotePolicies.ts'
import { countedOn, quotedOnce } from './quotes.ts'
import { requireMayReply } from './replyPolicies.ts'
import { contentProblem, isPostId, postProblems, withoutGaps } from './posts.rules.ts'
import { saysTheSame } from './sameContent.ts'
import { keepVersion } from './versions.ts'

export type PostDraft = Pick<PostRow, 'content' | 'images' | 'video' | 'links'>

const idReason = 'id: 8 to 64 characters of A–Z a–z 0–9 - _, and not that of the parent or the quoted post.'

type NewPost = Omit<PostDocument, 'author' | 'parent' | 'ancestors' | 'mentions' | 'quoted'>

/** What a new post answers and quotes. */
type Place = { parentId: string | null; quotedId?: string | undefined }

/** A stored post, with the author and parent (null if it has none) that storing returned. */
export type WrittenPost = { row: PostRow; author?: UserRow; parent?: PostRow | null }

/**
 * Publishes a post or reply; a repeat succeeds and is not counted. Throws INVALID_INPUT, VALIDATION_FAILED,
 * POST_NOT_FOUND, REPLIES_LIMITED, QUOTES_LIMITED, RATE_LIMITED, STORAGE_FULL, or ID_TAKEN for an id with other content.
 */
export async function createPost(
  ctx: Context,
  { id, ...draft }: PostDraft & PostChoices & Place & { id?: string | null | undefined },
): Promise<WrittenPost> {
  const post = newPost(ctx, { id: id ?? randomUUID(), ...draft })
  const { _id, authorId, parentId } = post
  let [takeBackPost, takeBackReach] = [() => {}, () => {}]
  try {
    await requireStorage(ctx)
    takeBackPost = countAction(ctx, parentId === null ? postsLimits.posts : postsLimits.replies)
    post.mentionIds = await mentionIdsOf(ctx, post.content)
    takeBackReach = await countReach(ctx, post.mentionIds, [post])
    const touched = [authorId, ...countedOn(post)]
    return await inTransaction(touched, (transaction) => storePost(ctx, post, transaction), ctx.deadline)
  } catch (error) {
    takeBackReach()
    const [isDuplicate, isOrphan] = [isDuplicateKey(error), isError(error, postsErrors.POST_NOT_FOUND)]
    const limits = [postsErrors.REPLIES_LIMITED, postsErrors.QUOTES_LIMITED]
    const others = [...limits, commonErrors.RATE_LIMITED, commonErrors.STORAGE_FULL]
    if (!isDuplicate && !isOrphan && !others.some((kind) => isError(error, kind))) throw error
    const present = await findById<PostRow>('posts', _id)
    if (present && isAgain(post, present)) {
      takeBackPost()
      return { row: present }
    }
    throw isDuplicate || (isOrphan && present) ? new AppError(postsErrors.ID_TAKEN) : error
  }
}

const isAgain = (post: NewPost, present: PostRow) =>
  present.authorId === post.authorId &&
  present.parentId === post.parentId &&
  quotedOnce(present) === post.quotedId &&
  isSameChoice(post, present) &&
  saysTheSame(post, present)

function newPost(
  ctx: Context,
  {
    id,
    parentId,
    quotedId,
    replyPolicy,
    quotePolicy,
    isSensitive,
    ...draft
  }: PostDraft & PostChoices & Place & { id: string },
  createdAt = new Date(),
): NewPost {
  const viewer = requireViewer(ctx)
  const content = withPaths(ctx, draft)
  if (!isPostId(id) || id === parentId || id === quotedId)
    throw new AppError(commonErrors.INVALID_INPUT, { argument: 'input.id', reason: idReason })
  refuse(postProblems(content, ctx.config.mediaOrigins))
  const stored = storedContent(content)
  return {
    _id: id,
    authorId: viewer.id,
    parentId,
    ...(parentId === null && { top: 1 as const }),
    ...(quotedId !== undefined && { quotedId }),
    ...storedChoices({ replyPolicy, quotePolicy, isSensitive }),
    ...stored,
    ...derivedPostFields({ ...stored, authorId: viewer.id, parentId }),
    mentionIds: [],
    ...ctx.domains.posts.noCounts,
    ...{ likeCount: 0, replyCount: 0, touches: 0 },
    ...{ createdAt, updatedAt: createdAt },
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

/** Makes paths of this server's media addresses, and single lines of descriptions and labels. */
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

/** Throws ID_TAKEN for the id of a purged post, POST_NOT_FOUND if what it answers or quotes is gone, or a duplicate key error. */
async function storePost(ctx: Context, post: NewPost, transaction: Transaction): Promise<WrittenPost> {
  const { session } = transaction
  const { authorId, parentId, quotedId } = post
  if (await isPurged('POST', post._id, session)) throw new AppError(postsErrors.ID_TAKEN)
  const quoted = quotedId === undefined ? null : await countOnPost(quotedId, { quoteCount: 1 }, session)
  if (quoted) await requireVisible(ctx, quoted)
  if (quoted) await requireMayQuote(ctx, quoted)
  // A reply may quote its parent, which is returned with both counts.
  const parent = parentId === null ? null : await countOnPost(parentId, { replyCount: 1 }, session)
  if (parent) await requireVisible(ctx, parent)
  if (parent) await requireMayReply(ctx, parent, session)
  const stored = {
    ...post,
    ...(parent && { ancestorIds: await ancestorIdsOfReplyTo(parent), ...newsFor(parent.authorId, authorId) }),
    ...(quoted && quoted.authorId !== authorId && { quoteNotifiedId: quoted.authorId }),
  }
  await database().collection<NewPost>('posts').insertOne(stored, { session })
  const shown = await showMedia(post, null, session)
  const author = await touchUser(authorId, session, parentId === null ? { postCount: 1 } : {})
  if (parentId === null) await ctx.domains.onPosted({ author, at: post.createdAt }, transaction)
  const row: PostRow = { ...stored, ...shown }
  await ctx.domains.onPostWritten(row, transaction)
  transaction.afterCommit(() => ctx.push.tell(notifiedBy(stored)))
  return { row, author, parent }
}

type PostChanges = { id: string; changes: Partial<PostDraft & PostChoices> }

/** Throws POST_NOT_FOUND, NOT_AUTHOR_EDIT, POST_REMOVED, VALIDATION_FAILED, RATE_LIMITED or STORAGE_FULL. */
export function editPost(ctx: Context, id: string, changes: PostChanges['changes']): Promise<void> {
  return editWithReplies(ctx, id, [{ id, changes }], [])
}

/** Edits posts and adds replies to one, the newest last. Throws as `editPost` and `createPost`, with nothing stored. */
export async function editWithReplies(
  ctx: Context,
  id: string,
  changed: readonly PostChanges[],
  replies: readonly (PostDraft & { id: string })[],
): Promise<void> {
  const viewer = requireViewer(ctx)
  await requireStorage(ctx)
  for (const _edit of changed) countAction(ctx, usersLimits.edits)
  for (const _reply of replies) countAction(ctx, postsLimits.replies)
  const now = Date.now()
  // A millisecond apart, because replies are ordered by time.
  const added = replies.map((reply, index) => newPost(ctx, { ...reply, parentId: id }, new Date(now + index)))
  const mentions = await mentionIdsOfAll(ctx, [...changed.map(newText), ...added.map(({ content }) => content)])
  const edits = changed.map((edit, index) => withMentions(edit, mentions[index]))
  added.forEach((reply, index) => (reply.mentionIds = mentions[edits.length + index] ?? []))
  const people = [...(await newMentions(edits)), ...added.flatMap(({ mentionIds = [] }) => mentionIds)]
  const contents = [...edits.map(({ changes }) => changes), ...added]
  const takeBack = await countReach(ctx, people, contents)
  try {
    await inTransaction(
      [viewer.id, id, ...edits.map((edit) => edit.id)],
      async (transaction) => {
        for (const edit of edits) await storeEdit(ctx, edit, transaction)
        for (const reply of added) await storePost(ctx, reply, transaction)
      },
      ctx.deadline,
    )
  } catch (error) {
    takeBack()
    throw isDuplicateKey(error) ? new AppError(postsErrors.ID_TAKEN) : error
  }
}

/** Empty without a text, or for one that `storeEdit` will refuse. */
function newText({ changes: { content = '' } }: PostChanges): string {
  return contentProblem(content) === null ? withoutGaps(content) : ''
}

/** An edit without a text keeps the mentions. */
function withMentions(edit: PostChanges, mentionIds: string[] = []): PostChanges & { mentionIds?: string[] } {
  return edit.changes.content === undefined ? edit : { ...edit, mentionIds }
}

async function storeEdit(
  ctx: Context,
  { id, changes, mentionIds }: PostChanges & { mentionIds?: string[] },
  transaction: Transaction,
): Promise<void> {
  const { session } = transaction
  const viewer = requireViewer(ctx)
  const post = await ownPost(viewer.id, id, postsErrors.NOT_AUTHOR_EDIT, session)
  if (post.removal) throw new AppError(postsErrors.POST_REMOVED)
  const { content, images, video, links } = { ...post, ...withPaths(ctx, changes) }
  refuse(postProblems({ content, images, video, links }, ctx.config.mediaOrigins))
  const chosen = changedChoices(post, changes)
  if (chosen) await PostModel.updateOne({ _id: id }, chosen, { session })
  const written = withoutGaps(content)
  if (saysTheSame({ content: written, images, video, links }, post)) return
  const derived = {
    ...derivedPostFields({ ...post, content: written, images, video, links }),
    ...(mentionIds && { mentionIds }),
  }
  // Soon after a suspension its posts may still be on their way back to the lists.
  const listed = post.unlisted ? { unlisted: { ...post.unlisted, ...derived } } : derived
  const stored = { content: written, images, video, links, ...listed }
  const updatedAt = new Date()
  const update = { $set: { ...stored, updatedAt }, $unset: { isReviewed: 1 } } as const
  await PostModel.updateOne({ _id: id }, update, { session })
  if (written !== post.content) await keepVersion(post, updatedAt, session)
  const shown = await showMedia({ _id: id, authorId: post.authorId, images, video }, post, session)
  await ctx.domains.onPostWritten({ ...post, ...stored, ...shown }, transaction)
}

/** A stored post for its author. Throws POST_NOT_FOUND, or `refusal` if somebody else wrote it. */
export async function ownPost(authorId: string, id: string, refusal: ErrorKind, session: ClientSession | null = null) {
  const post = await PostModel.findById(id).session(session).lean()
  if (!post) throw new AppError(postsErrors.POST_NOT_FOUND)
  if (post.authorId !== authorId) throw new AppError(refusal)
  return post
}

/**
 * Changes a post's counters and returns it. The write conflicts with a concurrent deletion, so `touches` counts what
 * has no counter. Throws POST_NOT_FOUND.
 */
export async function countOnPost(
  id: string,
  change: Readonly<Record<string, number>>,
  session: ClientSession,
): Promise<PostRow> {
  const post = await updateAndRead<PostRow & { touches: number }>('posts', { _id: id }, { $inc: change }, session)
  if (!post) throw new AppError(postsErrors.POST_NOT_FOUND)
  return post
}

/**
 * Throws POST_NOT_FOUND for a post that is there, but not for this viewer. Costs a command if its author was not shown
 * lately (`users/authors.ts`).
 */
export async function requireVisible(ctx: Context, post: PostKey): Promise<void> {
  const { users, posts } = ctx.domains
  const isOwn = post.authorId === ctx.viewer?.id
  const [authors, isVisibleUser, isVisiblePost] = await Promise.all([
    isOwn ? [] : sharedCards(ctx, [post.authorId]),
    visibleTo(ctx, users.visibility, [post.authorId]),
    visibleTo(ctx, posts.visibility, [post._id]),
  ])
  if (!isVisiblePost(post) || !(isOwn || authors.some(isVisibleUser))) throw new AppError(postsErrors.POST_NOT_FOUND)
}

export async function requirePost(id: string): Promise<void> {
  if (!(await findById('posts', id, { _id: 1 }))) throw new AppError(postsErrors.POST_NOT_FOUND)
}
