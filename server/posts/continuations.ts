import type { ClientSession, mongo } from 'mongoose'
import { database } from '../db/connection.ts'
import { updateAndRead } from '../db/write.ts'
import { type PostDocument, postIndexes } from './post.model.ts'
import type { PostRow } from './post.row.ts'

/** A post, and the reply of its author with which it goes on. */
export type Continued = Pick<PostRow, '_id' | 'authorId' | 'continuedId'>

const columns = { authorId: 1, continuedId: 1 } as const
const oldest = { createdAt: 1, _id: 1 } as const

const posts = () => database().collection<PostDocument>('posts')

/** In the transaction that stores a reply and counted it: the first reply of a post's own author continues it. */
export async function continueWith(reply: PostRow, parent: PostRow, session: ClientSession): Promise<void> {
  if (parent.authorId !== reply.authorId || parent.continuedId !== undefined) return
  parent.continuedId = reply._id
  await posts().updateOne({ _id: parent._id }, { $set: { continuedId: reply._id } }, { session })
}

/** In the transaction that deleted replies of a post: counts them no longer, and lets the next of its author continue it. */
export async function loseReplies(
  parentId: string,
  replyIds: readonly string[],
  session: ClientSession,
): Promise<void> {
  const change = { $inc: { replyCount: -replyIds.length } }
  const parent = await updateAndRead<PostRow>('posts', { _id: parentId }, change, session, columns)
  if (parent?.continuedId !== undefined && replyIds.includes(parent.continuedId)) await continueAnew(parent, session)
}

/** In the transaction that removed these posts: what they continued goes on with the next reply of its author. */
export async function endContinuations(removedIds: readonly string[], session: ClientSession): Promise<void> {
  const removed = await posts()
    .find({ _id: { $in: [...removedIds] }, parentId: { $ne: null } }, { session, projection: { parentId: 1 } })
    .toArray()
  const parentIds = removed.flatMap(({ parentId }) => parentId ?? [])
  const continued = { _id: { $in: parentIds }, continuedId: { $in: [...removedIds] } }
  for (const parent of await posts().find(continued, { session, projection: columns }).toArray())
    await continueAnew(parent, session)
}

/** In the transaction that brought back posts of one author: they continue what nothing else does. */
export async function continueAgain(ids: readonly string[], authorId: string, session: ClientSession): Promise<void> {
  const back = await posts()
    .find({ _id: { $in: [...ids] }, parentId: { $ne: null } }, { session, projection: { parentId: 1 } })
    .toArray()
  // Whoever deletes the present continuation writes to the post, too, so only one of the transactions commits.
  const writes = back.map(({ _id, parentId }): mongo.AnyBulkWriteOperation<PostDocument> => {
    const touches = { $add: [{ $ifNull: ['$touches', 0] }, 1] }
    const update = [{ $set: { continuedId: { $ifNull: ['$continuedId', _id] }, touches } }]
    return { updateOne: { filter: { _id: parentId ?? '', authorId }, update } }
  })
  if (writes.length > 0) await posts().bulkWrite(writes, { session })
}

/** Stores the oldest reply of a post's author that is not removed as what continues the post. */
export async function continueAnew({ _id, authorId }: Continued, session: ClientSession): Promise<void> {
  // The write conflicts with a removal of that reply at the same time.
  const next = await posts().findOneAndUpdate(
    { parentId: _id, authorId, removal: null },
    { $inc: { touches: 1 } },
    { session, sort: oldest, hint: postIndexes.replies, projection: { _id: 1 } },
  )
  const change = next ? { $set: { continuedId: next._id } } : ({ $unset: { continuedId: 1 } } as const)
  await posts().updateOne({ _id }, change, { session })
}
