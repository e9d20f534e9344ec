import type { ClientSession, mongo } from 'mongoose'
import type { Composition } from '../context.ts'
import { database } from '../db/connection.ts'
import { inTransaction } from '../db/transaction.ts'
import type { EdgesToPosts, PostRow } from './post.row.ts'

const batchSize = 500

/** A transaction deletes this many in a small part of the minute that it may take. */
const mostInTransaction = 5_000

type Edge = { _id: mongo.ObjectId; postId: string; readonly [field: string]: unknown }

type Filter = { userId: string } | { postId: { $in: string[] } }

const stored = ({ collection }: EdgesToPosts) => database().collection<Edge>(collection)

const toPosts = (postIds: readonly string[]) => ({ postId: { $in: [...postIds] } })

/** Removes all edges of a deleted account. */
export async function removeEdgesOf(userId: string, domains: Composition): Promise<void> {
  for (const edges of domains.posts.edges) await removeInBatches(edges, { userId })
}

/** Removes the edges of each kind that has too many for the transaction that deletes these posts. */
export async function removeManyEdges(postIds: readonly string[], domains: Composition): Promise<void> {
  const filter = toPosts(postIds)
  const removeMany = async (edges: EdgesToPosts) => {
    const count = await stored(edges).countDocuments(filter, { limit: mostInTransaction + 1 })
    if (count > mostInTransaction) await removeInBatches(edges, filter)
  }
  await Promise.all(domains.posts.edges.map(removeMany))
}

/** Removes the edges to these posts in the transaction that deletes the posts. */
export async function removeEdges(
  postIds: readonly string[],
  domains: Composition,
  session: ClientSession,
): Promise<void> {
  for (const edges of domains.posts.edges) await stored(edges).deleteMany(toPosts(postIds), { session })
}

/** Lowers the posts' counts in the transactions that remove the edges. */
async function removeInBatches(edges: EdgesToPosts, filter: Filter): Promise<void> {
  while ((await removeBatch(edges, filter)) === batchSize);
}

function removeBatch(edges: EdgesToPosts, filter: Filter): Promise<number> {
  // It takes turns with likes of these posts, which change the same counts.
  const touched = 'postId' in filter ? filter.postId.$in : []
  return inTransaction(touched, async ({ session }) => {
    const batch = await stored(edges).find(filter, { session }).limit(batchSize).toArray()
    await stored(edges).deleteMany({ _id: { $in: batch.map(({ _id }) => _id) } }, { session })
    if (edges.counter !== undefined) await lower(edges.counter, batch.filter(isShown(edges)), session)
    return batch.length
  })
}

const isShown =
  ({ filter = {} }: EdgesToPosts) =>
  (edge: Edge) =>
    Object.entries(filter).every(([field, value]) => edge[field] === value)

async function lower(counter: string, lost: readonly Edge[], session: ClientSession): Promise<void> {
  const counts = new Map<string, number>()
  for (const { postId } of lost) counts.set(postId, (counts.get(postId) ?? 0) + 1)
  if (counts.size === 0) return
  const updates = [...counts].map(([_id, count]) => ({
    updateOne: { filter: { _id }, update: { $inc: { [counter]: -count } } },
  }))
  await database().collection<PostRow>('posts').bulkWrite(updates, { session })
}
