import type { mongo } from 'mongoose'
import pLimit from 'p-limit'
import { find } from '../../db/read.ts'

/** Rows (replies, likes, follows) that hang on owners: `owner` is the field that says on whom. */
export type Lists = {
  collection: string
  owner: string
  /** Equality conditions besides the owner's. */
  filter: mongo.Document
  /** The index that leads with the owner and the filter's fields and has the newest row first. */
  hint: Record<string, 1 | -1>
  projection?: Record<string, 0 | 1>
}

/** Whose list is wanted, and how long it is, where that is known. */
export type Owner = { id: string; count: number | null }

/** How many rows a list may have, and how many are read for all lists together. */
export type Bounds = { longest: number; budget: number }

/** The rows of each owner; not whole when the budget ended before every list had been read. */
export type Newest<Row> = { lists: Map<string, Row[]>; isWhole: boolean }

/** Rows asked for with one command for an owner whose list's length is not known. */
const guessedLength = 20
/** Rows asked for beyond those expected: lists may have grown since they were counted. */
const slack = 200
const readsAtOnce = 8

/**
 * The newest rows of many owners' lists, newest first. One command for all short lists together; one for each list that
 * is longer than allowed, so that no more is read than shown. Owners come in the order of their importance: when the
 * budget ends, the last ones have no list.
 */
export async function newestOf<Row extends object>(
  lists: Lists,
  owners: readonly Owner[],
  bounds: Bounds,
): Promise<Newest<Row>> {
  const { longest, budget } = bounds
  const { wanted, left } = withinBudget(owners, bounds)
  const isShort = (owner: Owner) => (owner.count ?? 0) <= longest
  const found = await readTogether<Row>(lists, wanted.filter(isShort), bounds)
  const alone = wanted.filter((owner) => !found.has(owner.id))
  // What was counted is within the budget; lists of unknown length are read until it ends.
  const counted = alone.filter((owner) => owner.count !== null)
  const guessed = alone.filter((owner) => owner.count === null).slice(0, Math.floor(Math.min(left, budget) / longest))
  const limit = pLimit(readsAtOnce)
  await limit.map([...counted, ...guessed], async ({ id }) => found.set(id, await readRows<Row>(lists, id, longest)))
  const expected = owners.filter((owner) => owner.count !== 0)
  return { lists: found, isWhole: expected.every((owner) => found.has(owner.id)) }
}

/** The owners whose lists are read, the first ones first, and what they leave of the budget. */
function withinBudget(owners: readonly Owner[], { longest, budget }: Bounds): { wanted: Owner[]; left: number } {
  const wanted: Owner[] = []
  let left = budget
  for (const owner of owners) {
    if (owner.count === 0) continue
    const expected = Math.min(owner.count ?? 0, longest)
    if (expected > left) break
    left -= expected
    wanted.push(owner)
  }
  return { wanted, left }
}

/** All lists that one command reads to their end. Rows come owner by owner, so only the last owner's list can be cut. */
async function readTogether<Row extends object>(
  lists: Lists,
  owners: readonly Owner[],
  { longest, budget }: Bounds,
): Promise<Map<string, Row[]>> {
  const ids = owners.map((owner) => owner.id).sort()
  const expected = owners.reduce((sum, { count }) => sum + (count ?? guessedLength), 0)
  const limit = Math.min(expected, budget) + slack
  const rows = ids.length > 0 ? await readRows<Row>(lists, { $in: ids }, limit) : []
  const ownerOf = (row: Row | undefined) => (row as Record<string, string> | undefined)?.[lists.owner]
  const last = rows.length === limit ? ownerOf(rows.at(-1)) : undefined
  const complete = last === undefined ? ids : ids.filter((id) => id < last)
  const found = new Map<string, Row[]>(complete.map((id) => [id, []]))
  for (const row of rows) {
    const list = found.get(ownerOf(row) ?? '')
    if (list && list.length < longest) list.push(row)
  }
  return found
}

/** Sorting by the whole index, although its first fields are fixed, lets MongoDB walk it owner by owner without a sort. */
function readRows<Row>(
  { collection, owner, filter, hint, projection }: Lists,
  owners: unknown,
  limit: number,
): Promise<Row[]> {
  const options = { hint, sort: hint, limit, ...(projection && { projection }) }
  return find<Row>(collection, { [owner]: owners, ...filter }, options)
}
