import { type Context, requireViewer } from '../context.ts'
import { type Transaction, inTransaction, isDuplicateKey } from '../db/transaction.ts'
import { AppError, refuse } from '../errors.ts'
import { countAction, countTogether } from '../limits/countAction.ts'
import type { LinkCardRow } from '../linkCards/linkCard.row.ts'
import { requireStorage } from '../limits/storage.ts'
import { usersLimits } from '../users/users.limits.ts'
import { cardAfterEdit, chosenCards, fittingCard } from './cards.ts'
import { type PostChoices, changedChoices } from './choices.ts'
import { countReach, mentionIdsOfAll, newMentions } from './mentions.ts'
import { PostModel, derivedPostFields } from './post.model.ts'
import { showMedia } from './postMedia.ts'
import { postsErrors } from './posts.errors.ts'
import { postsLimits } from './posts.limits.ts'
import { contentProblem, postProblems, withoutGaps } from './posts.rules.ts'
import { type PostDraft, newPosts, ownPost, storePosts, withPaths } from './posts.service.ts'
import { saysTheSame } from './sameContent.ts'
import { keepVersion } from './versions.ts'

/**
 * `cardUrl` is as in a new post; null takes the card away. Without it, the card stays as long as it fits. With
 * `basedOn`, the edit replaces only the version that has this `updatedAt`.
 */
export type PostChange = Partial<PostDraft & PostChoices> & { cardUrl?: string | null; basedOn?: Date }
type PostChanges = { id: string; changes: PostChange }
type Edit = PostChanges & { mentionIds?: string[]; card?: LinkCardRow | undefined }

/**
 * Throws POST_NOT_FOUND, NOT_AUTHOR_EDIT, POST_REMOVED, EDITED_MEANWHILE, VALIDATION_FAILED, RATE_LIMITED or
 * STORAGE_FULL.
 */
export function editPost(ctx: Context, id: string, changes: PostChange): Promise<void> {
  return editWithReplies(ctx, id, [{ id, changes }], [])
}

/** Edits posts, and adds replies to one of them, newest last, or nothing. Throws like `editPost` and `createPost`. */
export async function editWithReplies(
  ctx: Context,
  id: string,
  changed: readonly PostChanges[],
  replies: readonly (PostDraft & { id: string })[],
): Promise<void> {
  const viewer = requireViewer(ctx)
  const drafts = replies.map((reply) => ({ ...reply, parentId: id }))
  const placeOf = (index: number) => `comments.${drafts[index]?.id}.`
  const added = newPosts(ctx, drafts, placeOf)
  await requireStorage(ctx)
  const takeBack = countTogether([
    ...(changed.length > 0 ? [() => countAction(ctx, usersLimits.edits, changed.length)] : []),
    ...(replies.length > 0 ? [() => countAction(ctx, postsLimits.replies, replies.length)] : []),
  ])
  const mentions = await mentionIdsOfAll(ctx, [...changed.map(newText), ...added.map(({ content }) => content)])
  const cards = await chosenCards(
    ctx,
    changed.map(({ changes }) => changes),
  )
  const edits = changed.map((edit, index) => ({ ...withMentions(edit, mentions[index]), card: cards[index] }))
  added.forEach((reply, index) => (reply.mentionIds = mentions[edits.length + index] ?? []))
  const mentionedNow = await newMentions(edits)
  const people = [...mentionedNow, ...added.flatMap(({ mentionIds = [] }) => mentionIds)]
  const contents = [...edits.map(({ changes }) => changes), ...added]
  const takeBackReach = await countReach(ctx, people, contents).catch((error: unknown) => {
    takeBack()
    throw error
  })
  try {
    await inTransaction(
      [viewer.id, id, ...edits.map((edit) => edit.id)],
      async (transaction) => {
        for (const edit of edits) await storeEdit(ctx, edit, transaction)
        await storePosts(ctx, added, placeOf, transaction)
        if (mentionedNow.length > 0) transaction.afterCommit(() => ctx.push.tell(mentionedNow))
      },
      ctx.deadline,
    )
  } catch (error) {
    takeBackReach()
    if (!isDuplicateKey(error)) throw error
    // The same edit may have stored these replies already, and counted them.
    takeBack()
    throw new AppError(postsErrors.ID_TAKEN)
  }
}

/** Empty if the edit has no text, or one that `storeEdit` will refuse. */
function newText({ changes: { content = '' } }: PostChanges): string {
  return contentProblem(content) === null ? withoutGaps(content) : ''
}

function withMentions(edit: PostChanges, mentionIds: string[] = []): Edit {
  return edit.changes.content === undefined ? edit : { ...edit, mentionIds }
}

async function storeEdit(
  ctx: Context,
  { id, changes, mentionIds, card: looked }: Edit,
  transaction: Transaction,
): Promise<void> {
  const { session } = transaction
  const post = await ownPost(ctx, id, postsErrors.NOT_AUTHOR_EDIT, session)
  if (post.removal) throw new AppError(postsErrors.POST_REMOVED)
  const { content, images, video, links } = { ...post, ...withPaths(ctx, changes) }
  refuse(postProblems({ content, images, video, links }, ctx.config.mediaOrigins))
  const choices = changedChoices(post, changes)
  if (choices) await PostModel.updateOne({ _id: id }, choices, { session })
  const written = withoutGaps(content)
  const chosen = cardAfterEdit(post.card, changes.cardUrl, looked)
  const card = fittingCard(chosen, { ...post, content: written, images, video })
  const hasSameCard = card?.url === post.card?.url
  if (hasSameCard && saysTheSame({ content: written, images, video, links }, post)) return
  // An edit that is sent again, because its answer was lost, has returned above.
  if (changes.basedOn && changes.basedOn.getTime() !== post.updatedAt.getTime())
    throw new AppError(postsErrors.EDITED_MEANWHILE)
  const derived = {
    ...derivedPostFields({ ...post, content: written, images, video, links }),
    ...(mentionIds && { mentionIds }),
  }
  // The posts of an account whose suspension has just ended may still be on their way back into the lists.
  const listed = post.unlisted ? { unlisted: { ...post.unlisted, ...derived } } : derived
  const stored = { content: written, images, video, links, ...listed }
  const updatedAt = new Date()
  const gone = { isReviewed: 1, ...(post.card && !card && { card: 1 }) } as const
  const update = { $set: { ...stored, ...(card && { card }), updatedAt }, $unset: gone } as const
  await PostModel.updateOne({ _id: id }, update, { session })
  if (written !== post.content) await keepVersion(post, updatedAt, session)
  const shown = await showMedia({ _id: id, authorId: post.authorId, images, video, card }, post, session)
  await ctx.domains.onPostWritten({ ...post, ...stored, card, ...shown }, transaction)
}
