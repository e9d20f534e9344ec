import { type Context, requireViewer } from '../context.ts'
import { database } from '../db/connection.ts'
import { find } from '../db/read.ts'
import { type Transaction, inTransaction } from '../db/transaction.ts'
import { countAction } from '../limits/countAction.ts'
import type { PostRow } from '../posts/post.row.ts'
import { postById } from '../posts/posts.read.ts'
import { countOnPost } from '../posts/posts.service.ts'
import { refuseOn } from '../posts/visiblePost.ts'
import { type PinDocument, pinIndexes } from './pin.model.ts'
import { pinsErrors } from './pins.errors.ts'
import { pinsLimits } from './pins.limits.ts'

const pins = () => database().collection<PinDocument>('pins')

/**
 * Pins a post of the viewer to their profile, in place of an earlier one. Returns the viewer's id. Throws
 * POST_NOT_FOUND, NOT_AUTHOR_PIN, and the errors of `requireViewer`, `countAction` and `inTransaction`.
 */
export async function pinPost(ctx: Context, postId: string): Promise<string> {
  const userId = requireViewer(ctx).id
  countAction(ctx, pinsLimits.pins)
  const pin = async ({ session }: Transaction) => {
    const post = await countOnPost(postId, { touches: 1 }, session)
    if (post.authorId !== userId) await refuseOn(ctx, post, pinsErrors.NOT_AUTHOR_PIN)
    await pins().updateOne({ userId }, { $set: { postId, at: new Date() } }, { upsert: true, session })
  }
  await inTransaction([userId, postId], pin, ctx.deadline)
  return userId
}

/** Takes a post off the viewer's profile. Returns the viewer's id. Throws like `requireViewer` and `countAction`. */
export async function unpinPost(ctx: Context, postId: string): Promise<string> {
  const userId = requireViewer(ctx).id
  countAction(ctx, pinsLimits.pins)
  await pins().deleteOne({ userId, postId })
  return userId
}

/** The post on top of an account's profile; null if there is none that the viewer may see. */
export async function pinnedPostOf(ctx: Context, userId: string): Promise<PostRow | null> {
  const options = { hint: pinIndexes.byUser, limit: 1, projection: { postId: 1 } }
  const [pin] = await find<Pick<PinDocument, 'postId'>>('pins', { userId }, options)
  return pin ? postById(ctx, pin.postId) : null
}
