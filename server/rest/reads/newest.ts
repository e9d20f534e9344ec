import type { mongo } from 'mongoose'
import pLimit from 'p-limit'
import { find } from '../../db/read.ts'

/** The most that a list inside an answer may hold (rest-contract.md, Growth). */
const longestList = 1_000

/** Edges (likes, follows), seen from one side: `owner` and `member` are the fields that name whose list it is and who is in it. */
export type EdgeLists = {
  collection: string
  owner: string
  member: string
  /** Equality conditions besides the owner's. */
  filter: mongo.Document
  /** The index that leads with the owner and the filter's fields and has the newest edge first. */
  hint: Record<string, 1 | -1>
  /** The index of the two sides' pair. */
  pairHint: Record<string, 1 | -1>
}

/** Whose list is wanted, and how long it is, where that is known. */
export type Owner = { id: string; count: number | null }

type Edge = Record<string, string>

/** Edges asked for with one command for an owner whose list's length is not known. */
const guessedLength = 20
/** Edges asked for beyond those expected: lists may have grown since they were counted. */
const slack = 200
const readsAtOnce = 8

/**
 * The newest members of many owners' lists, at most 1,000 each, newest first, but the viewer before everybody else. One
 * command for all short lists together; one for each list that is longer than 1,000, so that no more is read than shown.
 */
export async function newestMembers(
  lists: EdgeLists,
  owners: readonly Owner[],
  viewerId: string | null,
): Promise<Map<string, string[]>> {
  const wanted = owners.filter((owner) => owner.count !== 0)
  const short = wanted.filter((owner) => (owner.count ?? 0) <= longestList)
  const long = wanted.filter((owner) => (owner.count ?? 0) > longestList).map((owner) => owner.id)
  const members = await readTogether(lists, short)
  const cut = short.filter((owner) => !members.has(owner.id)).map((owner) => owner.id)
  const alone = pLimit(readsAtOnce)
  const read = await alone.map([...long, ...cut], (id) => readAlone(lists, id))
  for (const [id, list] of read) members.set(id, list)
  if (viewerId) await putFirst(lists, members, viewerId)
  return members
}

/** All lists that one command reads to their end. Edges come owner by owner, so only the last owner's list can be cut. */
async function readTogether(lists: EdgeLists, owners: readonly Owner[]): Promise<Map<string, string[]>> {
  const ids = owners.map((owner) => owner.id).sort()
  const limit = owners.reduce((sum, { count }) => sum + (count ?? guessedLength), slack)
  const edges = ids.length > 0 ? await readEdges(lists, { $in: ids }, limit) : []
  const last = edges.length === limit ? edges.at(-1)?.[lists.owner] : undefined
  const complete = last === undefined ? ids : ids.filter((id) => id < last)
  const members = new Map<string, string[]>(complete.map((id) => [id, []]))
  for (const edge of edges) {
    const list = members.get(edge[lists.owner] ?? '')
    if (list && list.length < longestList) list.push(edge[lists.member] ?? '')
  }
  return members
}

async function readAlone(lists: EdgeLists, id: string): Promise<[string, string[]]> {
  const edges = await readEdges(lists, id, longestList)
  return [id, edges.map((edge) => edge[lists.member] ?? '')]
}

/** Sorting by the whole index, although its first fields are fixed, lets MongoDB walk it owner by owner without a sort. */
function readEdges(
  { collection, owner, member, filter, hint }: EdgeLists,
  owners: unknown,
  limit: number,
): Promise<Edge[]> {
  const options = { hint, sort: hint, limit, projection: { _id: 0, [owner]: 1, [member]: 1 } }
  return find<Edge>(collection, { [owner]: owners, ...filter }, options)
}

/** Only in a list that was cut may a viewer be missing who belongs to it. */
async function putFirst(lists: EdgeLists, members: Map<string, string[]>, viewerId: string): Promise<void> {
  const { collection, owner, member, filter, pairHint } = lists
  const full = [...members]
    .filter(([, list]) => list.length === longestList && !list.includes(viewerId))
    .map(([id]) => id)
  const options = { hint: pairHint, limit: full.length, projection: { _id: 0, [owner]: 1 } }
  const missing = await find<Edge>(collection, { [member]: viewerId, [owner]: { $in: full }, ...filter }, options)
  for (const edge of missing) members.get(edge[owner] ?? '')?.splice(-1, 1, viewerId)
  for (const list of members.values()) {
    const place = list.indexOf(viewerId)
    if (place > 0) list.unshift(...list.splice(place, 1))
  }
}
