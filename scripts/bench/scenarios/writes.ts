import { randomUUID } from 'node:crypto'
import { parseWrites } from '../parse/requests.ts'
import type { Scenario } from '../scenario.ts'
import type { Request } from '../send.ts'
import type { Server } from '../servers.ts'
import { type World, newContent, writersOfEach } from '../world.ts'
import { clientsPage } from './reads.ts'

const all = ['plain', 'transaction', 'linnet', 'batched', 'unbatched'] as const
const withParse = [...all, 'parse'] as const

/** The requests of each write, sent as the account of a token. */
export const writes = {
  like: (server: Server, postId: string, token = '') => clientsPage(server, 'LikePost', { postId }, token),
  bookmark: (server: Server, postId: string, token = '') => clientsPage(server, 'BookmarkPost', { postId }, token),
  follow: (server: Server, userId: string, token = '') => clientsPage(server, 'FollowUser', { userId }, token),
  create: (server: Server, _target: string, token = '') => {
    const input = { id: randomUUID(), content: newContent, images: [], video: null, links: [] }
    return clientsPage(server, 'CreatePost', { input }, token)
  },
} satisfies Record<string, (server: Server, target: string, token: string | undefined) => Request>

export type Write = keyof typeof writes

/** The write's data without what differs by design: times, and the names of what each server writes to. */
function dataOf(server: Server, [text = '']: string[]): unknown {
  const same = text
    .replaceAll(server, 'server')
    .replace(/"(createdAt|updatedAt)":"[^"]*"/g, '"$1":""')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'uuid')
    .replace(/\bserver([-_])\d{6}/g, 'server$1target')
  if (!same.includes('"post"') && !same.includes('"user"')) throw new Error(`Nothing was written: ${text}`)
  return JSON.parse(same)
}

/** Rounds of 320 requests: Linnet's writes are compiled later than the driver's. */
export const warmUp = 12

const measured = { base: 'transaction', count: 320, atOnce: 16, warmUp } as const

/** The client's writes by many accounts, each to a post or account of its own; then all to one post. */
export function writeScenarios(world: World): Scenario[] {
  const send = (kind: Write) => (server: Server, worker: number) => [
    writes[kind](server, world.nextTarget(server), world.writers[server][worker]),
  ]
  const alsoByParse = (kind: 'like' | 'create') => ({
    ...measured,
    servers: withParse,
    requests: (server: Server, worker: number) =>
      server === 'parse' ? [parseWrites[kind].request(world.nextTarget('parse'), worker)] : send(kind)(server, worker),
    shared: (server: Server, answers: string[]) =>
      server === 'parse' ? parseWrites[kind].check(answers) : dataOf(server, answers),
  })
  let crowded = ''
  return [
    { ...alsoByParse('like'), title: 'like' },
    { ...measured, title: 'bookmark', servers: all, requests: send('bookmark'), shared: dataOf },
    { ...measured, title: 'follow', servers: all, requests: send('follow'), shared: dataOf },
    { ...alsoByParse('create'), title: 'create' },
    {
      ...{ ...measured, title: `${writersOfEach} like one post`, count: writersOfEach, atOnce: writersOfEach },
      servers: all,
      begin: (server) => (crowded = world.nextTarget(server)),
      requests: (server, worker) => [writes.like(server, crowded, world.writers[server][worker])],
      shared: dataOf,
    },
  ]
}
