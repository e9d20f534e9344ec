import { randomUUID } from 'node:crypto'
import type { ClientSession } from 'mongoose'
import { type Composition, type Context, requireViewer } from '../context.ts'
import { database } from '../db/connection.ts'
import { Together } from '../db/together.ts'
import { type Transaction, inOneTry, inTransaction, isDuplicateKey } from '../db/transaction.ts'
import { findById } from '../db/read.ts'
import { rowsNamed, updateAndRead } from '../db/write.ts'
import { AppError, refuse } from '../errors.ts'
import { countAction } from '../limits/countAction.ts'
import { storedAddress } from '../media/ownAddress.ts'
import type { UserRow } from '../users/user.row.ts'
import { touchUser, touchUsers } from '../users/users.service.ts'
import { mentionIdsOf, mentionIdsOfAll } from './mentions.ts'
import { type PostDocument, PostModel, derivedPostFields, newsFor } from './post.model.ts'
import type { PostRow } from './post.row.ts'
import { showMedia, showsUploads } from './postMedia.ts'
import { isPostId, postProblems, withoutGaps } from './posts.rules.ts'
import { saysTheSame } from './sameContent.ts'

export type PostDraft = Pick<PostRow, 'content' | 'images' | 'video' | 'links'>

const idReason = 'id: 8 to 64 characters of A–Z a–z 0–9 - _, and not that of the parent.'

type NewPost = Omit<PostDocument, 'author' | 'parent' | 'mentions'>

/** A stored post, and what storing it returned of its author and its parent (null if it has none). */
export type WrittenPost = { row: PostRow; author?: UserRow; parent?: PostRow | null }

/**
 * Publishes a post or reply; the same post again succeeds. Throws INVALID_INPUT, VALIDATION_FAILED, POST_NOT_FOUND, or
 * ID_TAKEN for the id of other content.
 */
export async function createPost(
  ctx: Context,
  { id, ...draft }: PostDraft & { id?: string | null | undefined; parentId: string | null },
): Promise<WrittenPost> {
  const post = newPost(ctx, { id: id ?? randomUUID(), ...draft })
  const { _id, authorId, parentId } = post
  post.mentionIds = await mentionIdsOf(post.content)
  try {
    const touched = [authorId, ...(parentId ? [parentId] : [])]
    const alone = () => inTransaction(touched, (transaction) => storePost(post, transaction, ctx.domains), ctx.deadline)
    if (!isSimple(post)) return await alone()
    return await crowdOf(ctx.domains).write('posts', { id: authorId, item: post, deadline: ctx.deadline, alone })
  } catch (error) {
    if (!isDuplicateKey(error) && !isMissing(error)) throw error
    const present = await findById<PostRow>('posts', _id)
    if (!present && isMissing(error)) throw error
    const isSame = present?.authorId === authorId && present.parentId === parentId && saysTheSame(post, present)
    if (!isSame) throw new AppError('ID_TAKEN')
    return { row: present }
  }
}

const isMissing = (error: unknown) => error instanceof AppError && error.code === 'POST_NOT_FOUND'

/** A post as it is stored, without what it mentions. */
function newPost(
  ctx: Context,
  { id, parentId, ...draft }: PostDraft & { id: string; parentId: string | null },
  createdAt = new Date(),
): NewPost {
  const viewer = requireViewer(ctx)
  countAction(ctx, parentId === null ? 'posts' : 'replies')
  const content = withPaths(ctx, draft)
  if (!isPostId(id) || id === parentId) throw new AppError('INVALID_INPUT', { argument: 'input.id', reason: idReason })
  refuse(postProblems(content, ctx.config.mediaOrigins))
  const stored = storedContent(content)
  return {
    _id: id,
    authorId: viewer.id,
    parentId,
    ...(parentId === null && { top: 1 as const }),
    ...stored,
    ...derivedPostFields(stored),
    mentionIds: [],
    ...{ likeCount: 0, replyCount: 0, touches: 0 },
    ...{ createdAt, updatedAt: createdAt },
  }
}

/** What is not given is stored as null. */
function storedContent({ content, images, video, links }: PostDraft): PostDraft {
  return {
    content: withoutGaps(content),
    images: images.map(({ url, width, height, alt, placeholder = null }) => ({ url, width, height, alt, placeholder })),
    video: video && { url: video.url, poster: video.poster, width: video.width, height: video.height },
    links: links.map(({ label, url }) => ({ label, url })),
  }
}

export function withPaths<Draft extends Partial<PostDraft>>({ origin }: Context, draft: Draft): Draft {
  const pathOf = (url: string) => storedAddress(url, origin)
  const { images, video } = draft
  return {
    ...draft,
    ...(images && { images: images.map((image) => ({ ...image, url: pathOf(image.url) })) }),
    ...(video && { video: { ...video, url: pathOf(video.url), poster: video.poster && pathOf(video.poster) } }),
  }
}

/** Stores a new post inside a transaction. Throws POST_NOT_FOUND if its parent is gone, or a duplicate key error. */
async function storePost(post: NewPost, transaction: Transaction, domains: Composition): Promise<WrittenPost> {
  const { session } = transaction
  const { authorId, parentId } = post
  const parent = parentId === null ? null : await countOnPost(parentId, { replyCount: 1 }, session)
  const stored = { ...post, ...(parent && newsFor(parent.authorId, authorId)) }
  await database().collection<NewPost>('posts').insertOne(stored, { session })
  const shown = await showMedia(post, null, session)
  const author = await touchUser(authorId, session, parentId === null ? { postCount: 1 } : {})
  if (parentId === null) await domains.onPosted([{ author, at: post.createdAt }], transaction)
  return { row: { ...stored, ...shown }, author, parent }
}

/** Whether the author's account is all that changes with a new post. */
const isSimple = (post: NewPost) => post.parentId === null && !showsUploads(post)

const crowds = new WeakMap<Composition, Together<NewPost, WrittenPost>>()

/** Posts of several people that come at once: three commands and a commit for all of them. */
function crowdOf(domains: Composition): Together<NewPost, WrittenPost> {
  const store = (_key: string, posts: NewPost[]) =>
    inOneTry(async (transaction) => {
      const { session } = transaction
      await database().collection<NewPost>('posts').insertMany(posts, { session })
      const touches = posts.map(({ authorId }) => ({ id: authorId, counter: 'postCount' as const }))
      const authors = await touchUsers(touches, session)
      const written = posts.flatMap((row, index) => {
        const author = authors[index]
        return author ? [{ row, author, parent: null }] : []
      })
      await domains.onPosted(
        written.map(({ row, author }) => ({ author, at: row.createdAt })),
        transaction,
      )
      return written
    })
  const crowd = crowds.get(domains) ?? new Together(store)
  crowds.set(domains, crowd)
  return crowd
}

export async function editPost(ctx: Context, id: string, changes: Partial<PostDraft>): Promise<void> {
  const viewer = requireViewer(ctx)
  countAction(ctx, 'edits')
  await inTransaction([viewer.id, id], ({ session }) => storeEdit(ctx, id, changes, session), ctx.deadline)
}

/** Edits a post (unless `changes` is null) and adds replies, the newest last. Throws as `editPost` and `createPost`. */
export async function editWithReplies(
  ctx: Context,
  id: string,
  changes: Partial<PostDraft> | null,
  replies: readonly (PostDraft & { id: string })[],
): Promise<void> {
  const viewer = requireViewer(ctx)
  if (changes) countAction(ctx, 'edits')
  const now = Date.now()
  // A millisecond apart, because replies are ordered by time.
  const added = replies.map((reply, index) => newPost(ctx, { ...reply, parentId: id }, new Date(now + index)))
  const mentions = await mentionIdsOfAll(added.map(({ content }) => content))
  added.forEach((reply, index) => (reply.mentionIds = mentions[index] ?? []))
  try {
    await inTransaction(
      [viewer.id, id],
      async (transaction) => {
        if (changes) await storeEdit(ctx, id, changes, transaction.session)
        for (const reply of added) await storePost(reply, transaction, ctx.domains)
      },
      ctx.deadline,
    )
  } catch (error) {
    throw isDuplicateKey(error) ? new AppError('ID_TAKEN') : error
  }
}

async function storeEdit(ctx: Context, id: string, changes: Partial<PostDraft>, session: ClientSession): Promise<void> {
  const viewer = requireViewer(ctx)
  const post = await ownPost(viewer.id, id, 'NOT_AUTHOR_EDIT', session)
  const { content, images, video, links } = { ...post, ...withPaths(ctx, changes) }
  refuse(postProblems({ content, images, video, links }, ctx.config.mediaOrigins))
  const written = withoutGaps(content)
  if (saysTheSame({ content: written, images, video, links }, post)) return
  await touchUser(viewer.id, session)
  const derived = { ...derivedPostFields({ content: written }), mentionIds: await mentionIdsOf(written) }
  const stored = { content: written, images, video, links, ...derived }
  await PostModel.updateOne({ _id: id }, { ...stored, updatedAt: new Date() }, { session })
  await showMedia({ _id: id, authorId: post.authorId, images, video }, post, session)
}

/** Returns a stored post to its author. Throws POST_NOT_FOUND, or `refusal` if somebody else wrote it. */
export async function ownPost(
  authorId: string,
  id: string,
  refusal: 'NOT_AUTHOR_EDIT' | 'NOT_AUTHOR_DELETE',
  session: ClientSession | null = null,
) {
  const post = await PostModel.findById(id).session(session).lean()
  if (!post) throw new AppError('POST_NOT_FOUND')
  if (post.authorId !== authorId) throw new AppError(refusal)
  return post
}

/**
 * Changes a post's counters and returns it. The write conflicts with a concurrent deletion, so `touches` counts what
 * has no counter. Throws POST_NOT_FOUND.
 */
export async function countOnPost(
  id: string,
  change: Partial<Record<'likeCount' | 'replyCount' | 'touches', number>>,
  session: ClientSession,
): Promise<PostRow> {
  const post = await updateAndRead<PostRow & { touches: number }>('posts', { _id: id }, { $inc: change }, session)
  if (!post) throw new AppError('POST_NOT_FOUND')
  return post
}

/** As `countOnPost` for several posts, each as often as it is named, in two commands. Returns a post for each name. */
export async function countOnPosts(
  ids: readonly string[],
  counter: 'likeCount' | 'touches',
  session: ClientSession,
): Promise<PostRow[]> {
  const times = new Map<string, number>()
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1)
  const named = [...times.keys()]
  // Posts that change alike share a statement: MongoDB plans every statement anew.
  const changes = [...new Set(times.values())].map((count) => ({
    updateMany: {
      filter: { _id: { $in: named.filter((id) => times.get(id) === count) } },
      update: { $inc: { [counter]: count } },
    },
  }))
  const posts = database().collection<PostRow & { touches: number }>('posts')
  await posts.bulkWrite(changes, { session })
  return rowsNamed(await posts.find({ _id: { $in: named } }, { session }).toArray(), ids, 'POST_NOT_FOUND')
}

export async function requirePost(id: string): Promise<void> {
  if (!(await findById('posts', id, { _id: 1 }))) throw new AppError('POST_NOT_FOUND')
}
