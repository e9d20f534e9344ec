import { find } from '../../db/read.ts'
import { type Bounds, type Lists, type Owner, newestOf } from './newest.ts'

/** Edges (likes, follows). Their `owner` field says whose list it is, and their `member` field who is on it. */
export type EdgeLists = Omit<Lists, 'projection'> & {
  member: string
  pairHint: Record<string, 1 | -1>
}

/** `isWhole` is false if the budget was not enough for all lists. */
export type Members = { lists: Map<string, string[]>; isWhole: boolean }

type Edge = Record<string, string>

/** The newest members of many lists, newest first, but the viewer before all. */
export async function newestMembers(
  edges: EdgeLists,
  owners: readonly Owner[],
  bounds: Bounds,
  viewerId: string | null,
): Promise<Members> {
  const { owner, member, pairHint: _pair, ...lists } = edges
  const read = { ...lists, owner, projection: { _id: 0, [owner]: 1, [member]: 1 } as const }
  const { lists: found, isWhole } = await newestOf<Edge>(read, owners, bounds)
  const members = new Map([...found].map(([id, rows]) => [id, rows.map((edge) => edge[member] ?? '')]))
  if (viewerId) await putFirst(edges, members, viewerId, bounds.longest)
  return { lists: members, isWhole }
}

/** Only shortened lists may lack the viewer. */
async function putFirst(
  { collection, owner, member, filter, pairHint }: EdgeLists,
  members: Map<string, string[]>,
  viewerId: string,
  longest: number,
): Promise<void> {
  const full = [...members].filter(([, list]) => list.length === longest && !list.includes(viewerId)).map(([id]) => id)
  const options = { hint: pairHint, limit: full.length, projection: { _id: 0, [owner]: 1 } }
  const missing = await find<Edge>(collection, { [member]: viewerId, [owner]: { $in: full }, ...filter }, options)
  for (const edge of missing) members.get(edge[owner] ?? '')?.splice(-1, 1, viewerId)
  for (const list of members.values()) viewerFirst(list, viewerId)
}

export function viewerFirst(list: string[], viewerId: string | null): void {
  const place = viewerId === null ? -1 : list.indexOf(viewerId)
  if (place > 0) list.unshift(...list.splice(place, 1))
}
