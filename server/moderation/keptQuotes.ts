import type { ClientSession } from 'mongoose'
import { updateAndRead } from '../db/write.ts'
import { purgeId } from '../media/purge.model.ts'
import type { PostRow } from '../posts/post.row.ts'
import { CaseModel, caseIndexes } from './case.model.ts'
import { type KeptCopy, copyOfPost } from './keptCopy.ts'
import { ReportModel, reportIndexes } from './report.model.ts'

/** Like `copyOfPost`, with what the post quotes, one level deep and without link cards. */
export async function copyWithQuote(post: PostRow, session: ClientSession): Promise<KeptCopy> {
  const copy = await copyOfPost(post, session)
  if (!copy.post || post.quotedId === undefined) return copy
  // The write conflicts with a deletion, so a purge finds every copy of what it deletes.
  const quoted = await updateAndRead<PostRow>('posts', { _id: post.quotedId }, { $inc: { touches: 1 } }, session)
  if (!quoted) return copy
  const { username, name, post: shown } = await copyOfPost(quoted, session)
  if (!shown) return copy
  const { card: _page, ...own } = shown
  const purgeIds = [purgeId('POST', quoted._id), purgeId('ACCOUNT', quoted.authorId)]
  return { ...copy, post: { ...copy.post, quoted: { postId: quoted._id, username, name, ...own, purgeIds } } }
}

/** Destroys the copies of a quoted post, or of all quoted posts of an account. Safe to repeat. */
export async function forgetQuoted(
  purgeIds: readonly string[],
  inSession: { session?: ClientSession } = {},
): Promise<void> {
  const isQuoted = { 'kept.post.quoted.purgeIds': { $in: [...purgeIds] } }
  const withoutQuote = { $unset: { 'kept.post.quoted': 1 } } as const
  await CaseModel.updateMany(isQuoted, withoutQuote, { ...inSession, hint: caseIndexes.byQuoted })
  await ReportModel.updateMany(isQuoted, withoutQuote, { ...inSession, hint: reportIndexes.byQuoted })
}
