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
  if (parent?.continuedId !== undefined && replyIds.includes(parent.continuedId)) await continueAnew([parent], session)
}

/** Call it in the transaction that removes these posts, all of one author. The author's next replies continue the parents. */
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
  await continueAnew(await parents.toArray(), session)
}

/**
 * Stores as the continuation of each of one author's posts the author's oldest reply to it that is not removed. It reads
 * the author's replies since, once for all.
 */
export async function continueAnew(parents: readonly Continued[], session: ClientSession): Promise<void> {
  const [first] = parents
  if (!first) return
  const since = Math.min(...parents.map(({ createdAt }) => createdAt.getTime())) - clocksDifferMs
  const replies = await posts()
    .aggregate<{ _id: string; next: string }>(
      [
        {
          $match: {
            authorId: first.authorId,
            createdAt: { $gte: new Date(since) },
            parentId: { $in: parents.map(({ _id }) => _id) },
            removal: null,
          },
        },
        { $sort: oldest },
        { $group: { _id: '$parentId', next: { $first: '$_id' } } },
      ],
      { session, hint: postIndexes.repliesByAuthor },
    )
    .toArray()
  const nextOf = new Map(replies.map(({ _id, next }) => [_id, next]))
  // This conflicts with a removal of these replies at the same time.
  await posts().updateMany({ _id: { $in: [...nextOf.values()] } }, { $inc: { touches: 1 } }, { session })
  const changeOf = (continuedId?: string): mongo.UpdateFilter<PostDocument> =>
    continuedId ? { $set: { continuedId } } : { $unset: { continuedId: 1 } }
  await posts().bulkWrite(
    parents.map(({ _id }) => ({ updateOne: { filter: { _id }, update: changeOf(nextOf.get(_id)) } })),
    { session },
  )
}
