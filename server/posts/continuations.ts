import type { ClientSession, mongo } from 'mongoose'
import { database } from '../db/connection.ts'
import { updateAndRead } from '../db/write.ts'
import { type PostDocument, postIndexes } from './post.model.ts'
import type { PostRow } from './post.row.ts'

export type Continued = Pick<PostRow, '_id' | 'authorId' | 'continuedId' | 'createdAt'>

const columns = { authorId: 1, continuedId: 1, createdAt: 1 } as const
const oldest = { createdAt: 1, _id: 1 } as const

/** The clocks of two servers may differ, so a reply may look a little older than what it answers. */
const clocksDifferMs = 3_600_000

const posts = () => database().collection<PostDocument>('posts')

/** Call it in the transaction that stores a reply and counts it. An author's first reply continues the post. */
export async function continueWith(reply: PostRow, parent: PostRow, session: ClientSession): Promise<void> {
  if (parent.authorId !== reply.authorId || parent.continuedId !== undefined) return
  parent.continuedId = reply._id
  await posts().updateOne({ _id: parent._id }, { $set: { continuedId: reply._id } }, { session })
}

/** Call it in the transaction that deletes replies. It lowers the count; the author's next reply continues the post. */
export async function loseReplies(
  parentId: string,
  replyIds: readonly string[],
  session: ClientSession,
): Promise<void> {
  const change = { $inc: { replyCount: -replyIds.length } }
  const parent = await updateAndRead<PostRow>('posts', { _id: parentId }, change, session, columns)
  if (parent?.continuedId !== undefined && replyIds.includes(parent.continuedId)) await continueAnew(parent, session)
}

/** Call it in the transaction that removes these posts. The author's next reply continues the parent instead. */
export async function endContinuations(removedIds: readonly string[], session: ClientSession): Promise<void> {
  await continueParents(removedIds, { continuedId: { $in: [...removedIds] } }, session)
}

/** Call it in the transaction that brings an author's posts back. The oldest reply to a parent continues it again. */
export async function continueAgain(ids: readonly string[], authorId: string, session: ClientSession): Promise<void> {
  await continueParents(ids, { authorId }, session)
}

/** Chooses again what continues the parents of these replies, as far as the parents match the filter. */
async function continueParents(
  replyIds: readonly string[],
  matching: mongo.Filter<PostDocument>,
  session: ClientSession,
): Promise<void> {
  const replies = await posts()
    .find({ _id: { $in: [...replyIds] }, parentId: { $ne: null } }, { session, projection: { parentId: 1 } })
    .toArray()
  const parentIds = replies.flatMap(({ parentId }) => parentId ?? [])
  const parents = posts().find({ ...matching, _id: { $in: parentIds } }, { session, projection: columns })
  for (const parent of await parents.toArray()) await continueAnew(parent, session)
}

/** Stores the author's oldest reply that is not removed as the continuation. It reads only the author's posts since. */
export async function continueAnew({ _id, authorId, createdAt }: Continued, session: ClientSession): Promise<void> {
  const since = new Date(createdAt.getTime() - clocksDifferMs)
  // The write conflicts with a removal of that reply at the same time.
  const next = await posts().findOneAndUpdate(
    { authorId, createdAt: { $gte: since }, parentId: _id, removal: null },
    { $inc: { touches: 1 } },
    { session, sort: oldest, hint: postIndexes.repliesByAuthor, projection: { _id: 1 } },
  )
  const change = next ? { $set: { continuedId: next._id } } : ({ $unset: { continuedId: 1 } } as const)
  await posts().updateOne({ _id }, change, { session })
}
