import type { ClientSession } from 'mongoose'
import type { PostRow } from './post.row.ts'
import { VersionsModel } from './versions.model.ts'

/** A post keeps this many earlier texts; each further edit drops the oldest. */
export const mostVersions = 20

/** Keeps the text of a post. Call it in the transaction that replaces the text. */
export async function keepVersion(
  { _id, authorId, content }: Pick<PostRow, '_id' | 'authorId' | 'content'>,
  replacedAt: Date,
  session: ClientSession,
): Promise<void> {
  const versions = { $each: [{ content, replacedAt }], $slice: -mostVersions }
  await VersionsModel.updateOne({ _id }, { $set: { authorId }, $push: { versions } }, { upsert: true, session })
}

/** Forgets earlier texts of posts. Call it in the transaction that deletes or removes the posts. */
export async function forgetVersions(postIds: readonly string[], session: ClientSession): Promise<void> {
  await VersionsModel.deleteMany({ _id: { $in: [...postIds] } }, { session })
}
