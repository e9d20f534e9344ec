import type { mongo } from 'mongoose'
import { database } from '../db/connection.ts'
import { type Transaction, inTransaction } from '../db/transaction.ts'
import { referenceCheck } from './queries.ts'
import type { Invariants, Reference } from './rules.ts'

type Stating = { invariants?: Invariants }

/** How many documents were deleted, or counters set, because of a rule. */
export type Repair = { rule: string; count: number }

const batchSize = 1_000

/** Accounts and posts have texts as ids, and edges have what MongoDB makes. */
type Id = string | mongo.ObjectId

const stored = (collection: string) => database().collection<{ _id: Id }>(collection)

/**
 * Repairs what follows from other data: deletes edges to what no longer exists, then sets counters to the right number.
 * All else stays. A server may run meanwhile. Returns what was done. Safe to repeat after a crash.
 */
export async function repairInvariants(domains: readonly Stating[]): Promise<Repair[]> {
  const references = domains.flatMap(({ invariants }) => invariants?.references ?? [])
  const repairs: Repair[] = []
  for (const reference of references.filter(({ isEdge }) => isEdge))
    repairs.push({ rule: reference.rule, count: await eachWrong(reference, deleteEdges) })
  for (const reference of references.filter(({ counter }) => counter))
    repairs.push({ rule: reference.rule, count: await eachWrong(reference, setCounter) })
  return repairs.filter(({ count }) => count > 0)
}

type Mend = (reference: Reference, id: Id, isPresent: boolean) => Promise<number>

async function eachWrong(reference: Reference, mend: Mend): Promise<number> {
  const { collection, pipeline } = referenceCheck(reference)
  const options = { allowDiskUse: true, readConcern: 'snapshot', batchSize } as const
  // Reads all of them first, because the cursor of a snapshot would end during a long repair.
  const wrong = await stored(collection).aggregate<{ _id: Id; present: number }>(pipeline, options).toArray()
  let count = 0
  for (const { _id, present } of wrong) count += await mend(reference, _id, present > 0)
  return count
}

/** Looks again, because an author may have written a deleted post anew with the same id. Counters follow later. */
const deleteEdges: Mend = async ({ from, to }, id, isPresent) => {
  if (isPresent || (await stored(to.collection).findOne({ _id: id }))) return 0
  const naming = [...(from.stages ?? []), { $match: { [from.field]: id } }, { $limit: batchSize }, onlyId]
  let count = 0
  for (;;) {
    const edges = await stored(from.collection).aggregate<{ _id: Id }>(naming).toArray()
    const { deletedCount } = await stored(from.collection).deleteMany({ _id: { $in: edges.map(({ _id }) => _id) } })
    count += deletedCount
    if (edges.length < batchSize) return count
  }
}

const onlyId = { $project: { _id: 1 } }

/** A change of such an edge also writes the counter, so one of the two transactions waits. */
const setCounter: Mend = async ({ from, to, counter }, id, isPresent) => {
  if (!isPresent || !counter) return 0
  const counted: mongo.Document[] = [
    ...(from.stages ?? []),
    { $match: { [from.field]: id } },
    { $match: counter.counts === true ? {} : { $expr: counter.counts } },
    { $count: 'count' },
  ]
  return inTransaction([String(id)], async ({ session }: Transaction) => {
    const [found] = await stored(from.collection).aggregate<{ count: number }>(counted, { session }).toArray()
    const change = { $set: { [counter.field]: found?.count ?? 0 } }
    return (await stored(to.collection).updateOne({ _id: id }, change, { session })).modifiedCount
  })
}
