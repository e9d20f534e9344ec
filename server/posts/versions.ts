import type { ClientSession } from 'mongoose'
import type { PostRow } from './post.row.ts'
import { VersionsModel } from './versions.model.ts'

/** Each edit of a text keeps it; the oldest goes when there are more. */
export const mostVersions = 20

/** Keeps what a post says, in the transaction that replaces it. */
export async function keepVersion(
  { _id, authorId, content }: Pick<PostRow, '_id' | 'authorId' | 'content'>,
  replacedAt: Date,
  session: ClientSession,
): Promise<void> {
  const versions = { $each: [{ content, replacedAt }], $slice: -mostVersions }
  await VersionsModel.updateOne({ _id }, { $set: { authorId }, $push: { versions } }, { upsert: true, session })
}

/** Forgets what posts said before, in the transaction that deletes or removes them. */
export async function forgetVersions(postIds: readonly string[], session: ClientSession): Promise<void> {
  await VersionsModel.deleteMany({ _id: { $in: [...postIds] } }, { session })
}
