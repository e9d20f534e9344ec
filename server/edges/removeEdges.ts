import type { Model } from 'mongoose'
import { inTransaction } from '../db/transaction.ts'
import { PostModel } from '../posts/post.model.ts'

const batchSize = 500

/** A transaction deletes so many in a fraction of its time. */
const mostInTransaction = 5_000

/** One kind of edges to posts, and the counter of posts with the edges that it counts. */
type EdgesToPosts<Edge> = { model: Model<Edge>; counter?: string; isCounted?(edge: Edge): boolean }

type Filter = { userId: string } | { postId: { $in: string[] } }

/** Removes edges in batches, and lowers the posts' counts in the same transactions. */
export async function removeEdges<Edge extends { postId: string }>(
  edges: EdgesToPosts<Edge>,
  filter: Filter,
): Promise<void> {
  while ((await removeSome(edges, filter)) === batchSize);
}

/** Removes the edges to posts if they are too many for the transaction that deletes the posts. */
export async function removeManyEdges<Edge extends { postId: string }>(
  edges: EdgesToPosts<Edge>,
  postIds: readonly string[],
): Promise<void> {
  const filter = { postId: { $in: [...postIds] } }
  const count = await edges.model.countDocuments(filter, { limit: mostInTransaction + 1 })
  if (count > mostInTransaction) await removeEdges(edges, filter)
}

function removeSome<Edge extends { postId: string }>(
  { model, counter, isCounted = () => true }: EdgesToPosts<Edge>,
  filter: Filter,
): Promise<number> {
  // Other edges to these posts change the same counts of them.
  const touched = 'postId' in filter ? filter.postId.$in : []
  return inTransaction(touched, async ({ session }) => {
    const batch = await model.find(filter).limit(batchSize).session(session).lean<(Edge & { _id: unknown })[]>()
    await model.deleteMany({ _id: { $in: batch.map(({ _id }) => _id) } }, { session })
    const lost = new Map<string, number>()
    for (const edge of batch) if (isCounted(edge)) lost.set(edge.postId, (lost.get(edge.postId) ?? 0) + 1)
    if (counter && lost.size > 0) {
      const updates = [...lost].map(([_id, count]) => ({
        updateOne: { filter: { _id }, update: { $inc: { [counter]: -count } } },
      }))
      await PostModel.bulkWrite(updates, { session })
    }
    return batch.length
  })
}
