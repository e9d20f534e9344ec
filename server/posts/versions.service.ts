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

/** Forgets a post's earlier texts. Throws NOT_AUTHOR_EDIT, and like `ownPost`, `countAction` and `inTransaction`. */
export async function eraseVersions(ctx: Context, postId: string): Promise<void> {
  const viewer = requireViewer(ctx)
  countAction(ctx, usersLimits.edits)
  const erase = async ({ session }: Transaction) => {
    await ownPost(ctx, postId, postsErrors.NOT_AUTHOR_EDIT, session)
    await forgetVersions([postId], session)
  }
  await inTransaction([viewer.id, postId], erase, ctx.deadline)
}
