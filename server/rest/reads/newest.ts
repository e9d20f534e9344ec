import type { mongo } from 'mongoose'
import pLimit from 'p-limit'
import { findShared } from '../../db/read.ts'

/** Rows (replies, likes, follows) whose field `owner` has the id of what they belong to. */
export type Lists = {
  collection: string
  owner: string
  filter: mongo.Document
  /** An index of the owner and the filter's fields, then newest first. */
  hint: Record<string, 1 | -1>
  projection?: Record<string, 0 | 1>
}

export type Owner = { id: string; count: number | null }

export type Bounds = { longest: number; budget: number }

/** `isWhole` is false if the budget was not enough for all lists. */
export type Newest<Row> = { lists: Map<string, Row[]>; isWhole: boolean }

/** How many rows are asked for if a list's length is unknown. */
const guessedLength = 20
/** Lists may have grown since they were counted. */
const slack = 200
const readsAtOnce = 8

/** The newest rows of many owners, within the budget. One command for all short lists, and one for each long list. */
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
  // Lists of known length fit the budget. The others are read until it is used up.
  const counted = alone.filter((owner) => owner.count !== null)
  const guessed = alone.filter((owner) => owner.count === null).slice(0, Math.floor(Math.min(left, budget) / longest))
  const limit = pLimit(readsAtOnce)
  await limit.map([...counted, ...guessed], async ({ id }) => found.set(id, await readRows<Row>(lists, id, longest)))
  const expected = owners.filter((owner) => owner.count !== 0)
  return { lists: found, isWhole: expected.every((owner) => found.has(owner.id)) }
}

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

export const expectedRows = (lists: readonly Pick<Owner, 'count'>[]) =>
  lists.reduce((sum, { count }) => sum + (count ?? guessedLength), slack)

/** Rows come owner by owner, so only the last list can be incomplete. */
async function readTogether<Row extends object>(
  lists: Lists,
  owners: readonly Owner[],
  { longest, budget }: Bounds,
): Promise<Map<string, Row[]>> {
  const ids = owners.map((owner) => owner.id).sort()
  const limit = Math.min(expectedRows(owners), budget + slack)
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

/** The sort has all fields of the index, so MongoDB walks it owner by owner and sorts nothing. */
function readRows<Row>(
  { collection, owner, filter, hint, projection }: Lists,
  owners: unknown,
  limit: number,
): Promise<Row[]> {
  const options = { hint, sort: hint, limit, ...(projection && { projection }) }
  return findShared<Row>(collection, { [owner]: owners, ...filter }, options)
}
