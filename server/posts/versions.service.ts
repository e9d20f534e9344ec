import { type Context, requireViewer } from '../context.ts'
import { findById } from '../db/read.ts'
import { type Transaction, inTransaction } from '../db/transaction.ts'
import { countAction } from '../limits/countAction.ts'
import { usersLimits } from '../users/users.limits.ts'
import { postsErrors } from './posts.errors.ts'
import { ownPost } from './posts.service.ts'
import { forgetVersions } from './versions.ts'
import type { Version, VersionsDocument } from './versions.model.ts'

/** The earlier texts of an edited post, the newest first. */
export async function versionsOf(postId: string): Promise<Version[]> {
  const kept = await findById<VersionsDocument>('versions', postId)
  return (kept?.versions ?? []).toReversed()
}

/**
 * Forgets the earlier texts of a post of the viewer. Throws POST_NOT_FOUND, NOT_AUTHOR_EDIT, and the errors of
 * `requireViewer`, `countAction` and `inTransaction`.
 */
export async function eraseVersions(ctx: Context, postId: string): Promise<void> {
  const viewer = requireViewer(ctx)
  countAction(ctx, usersLimits.edits)
  const erase = async ({ session }: Transaction) => {
    await ownPost(ctx, postId, postsErrors.NOT_AUTHOR_EDIT, session)
    await forgetVersions([postId], session)
  }
  await inTransaction([viewer.id, postId], erase, ctx.deadline)
}
