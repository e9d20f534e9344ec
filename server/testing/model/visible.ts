import { ActionModel } from '../../moderation/action.model.ts'
import { publicUserId, storedUserId } from '../../users/userIds.ts'
import type { Client } from '../faults/client.ts'
import {
  type Asked,
  isListedFor,
  isOnTop,
  notifications,
  ownLists,
  profile,
  publicLists,
  queryOf,
  thread,
} from './lists.ts'
import { expectSameOverRest } from './overRest.ts'
import { type Account, type Device, type State, newestFirst } from './state.ts'
import { plain } from './views.ts'

/** Compares what everybody sees with what they should see, and the moderators' log with what was done. */
export async function expectAllVisible(state: State, client: Client): Promise<void> {
  for (const [index, device] of state.devices.entries()) await expectSeen(state, client, device, index)
  const actorId = { $in: state.accounts.map(({ id }) => storedUserId(id)) }
  const rows = await ActionModel.find({ actorId }).sort({ _id: 1 }).lean()
  const log = rows.map(({ kind, userId, postId, ...row }) => ({
    ...{
      kind,
      actorId: publicUserId(row.actorId ?? ''),
      userId: publicUserId(userId ?? ''),
      ...(postId && { postId }),
    },
  }))
  expect(log).toEqual(state.log)
}

/** Every device compares its lists, hashtags, found people and nodes. One of a sequence compares the rest, too. */
async function expectSeen(state: State, client: Client, device: Device, index: number): Promise<void> {
  const viewer = state.viewer(device)
  const isObserver = index === state.postIds.length % state.devices.length
  const parts = [
    ...(viewer ? [ownLists(state, viewer), { notifications: notifications(state, viewer) }] : []),
    publicLists(state, viewer),
    ...(isObserver ? profilesAndThreads(state, viewer) : []),
  ]
  for (const part of parts) await expectAnswer(client, device, part)
  if (!isObserver) return
  expect(await exploreOf(state, client, device)).toEqual(exploreView(state, viewer))
  await expectSameOverRest(state, device, index)
}

async function expectAnswer(client: Client, device: Device, part: Record<string, Asked>): Promise<void> {
  const asked = Object.entries(part)
  const query = queryOf(asked.map(([name, { field }]) => [name, field]))
  const { data, code } = await client.ask(query, {}, device.token)
  const seen = plain(data ?? {}) as Record<string, unknown>
  const inOrder = asked.map(([name, { wanted }]) => [
    name,
    wanted instanceof Set ? new Set(seen[name] as []) : seen[name],
  ])
  const wanted = Object.fromEntries(asked.map(([name, one]) => [name, one.wanted]))
  expect({ code, ...Object.fromEntries(inOrder) }).toEqual({ code: undefined, ...wanted })
}

/** With more profiles or threads, an operation would exceed the limit of its cost. */
const atOnce = 5

function profilesAndThreads(state: State, viewer: Account | null): Record<string, Asked>[] {
  const profiles = state.accounts.map((account) => profile(state, account, viewer))
  const threads = [...new Set(state.postIds)].map((id) => thread(state, id, viewer))
  return [...inParts(profiles), ...inParts(threads)]
}

function inParts(asked: readonly Asked[]): Record<string, Asked>[] {
  const count = Math.ceil(asked.length / atOnce)
  return Array.from({ length: count }, (_, part) =>
    Object.fromEntries(asked.slice(part * atOnce, (part + 1) * atOnce).map((one, index) => [`f${index}`, one])),
  )
}

const exploreView = (state: State, viewer: Account | null): string[] =>
  newestFirst(state.posts.filter((post) => isOnTop(post) && isListedFor(state, post, viewer))).map(({ id }) => id)

type Explored = {
  edges: { node: { id: string; createdAt: string } }[]
  pageInfo: { hasNextPage: boolean; endCursor: string }
}

/** This world's posts in Explore, which other worlds share: it stops at posts that are older than the world. */
async function exploreOf(state: State, client: Client, device: Device): Promise<string[]> {
  const ours = new Set(state.postIds)
  const began = newestFirst(state.posts).at(-1)?.createdAt ?? ''
  const found: string[] = []
  for (let after: string | null = null; ;) {
    const query =
      'query ($after: String) { posts(first: 100, after: $after) { edges { node { id createdAt } } pageInfo { hasNextPage endCursor } } }'
    const { data, code } = await client.ask(query, { after }, device.token)
    if (!data) throw new Error(code)
    const { edges, pageInfo } = (data as { posts: Explored }).posts
    found.push(...edges.flatMap(({ node: { id } }) => (ours.has(id) ? [id] : [])))
    const isOlder = edges.some(({ node }) => node.createdAt < began)
    if (isOlder || !pageInfo.hasNextPage || began === '') return found
    after = pageInfo.endCursor
  }
}
