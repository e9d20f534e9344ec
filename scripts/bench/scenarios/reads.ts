import { database } from '../../../server/db/connection.ts'
import { explorePage, postPage } from '../parse/requests.ts'
import { clientsQuestion } from '../operations.ts'
import type { Scenario } from '../scenario.ts'
import type { Request } from '../send.ts'
import type { Server } from '../servers.ts'
import { type Member, type World, conversation } from '../world.ts'

/** The servers that do not know the hashes of the client's operations. */
const usual: readonly Server[] = ['batched', 'unbatched']

/** What the client sends for a page. */
export function clientsPage(server: Server, operation: string, variables: object, token?: string): Request {
  return { body: clientsQuestion(operation, variables, !usual.includes(server)), token }
}

/** Cursors are the server's own, and a null in a list's place would compare as equal everywhere. */
function dataOf(_server: Server, [text = '']: string[]): unknown {
  if (!text.includes('"edges":[{')) throw new Error(`A page is empty: ${text}`)
  return JSON.parse(text.replace(/"endCursor":"[^"]*"/g, '"endCursor":""'))
}

/** Writes to a collection that no server reads. */
export const writesElsewhere = () =>
  database()
    .collection('elsewhere')
    .updateOne({}, { $inc: { writes: 1 } }, { upsert: true })

const madeAnew = [
  'Explore, guest',
  'Explore',
  'Explore, 50 at once',
  'Home, newest',
  'Explore, newer posts',
  'Home, newer posts',
  'Post with 20 replies',
  'Profile',
]

/** The same pages while something is written before each request: no server can know that the answer is still the same. */
export function readsBetweenWrites(world: World): Scenario[] {
  return reads(world)
    .filter(({ title }) => madeAnew.includes(title))
    .map((scenario) => ({ ...scenario, before: writesElsewhere }))
}

function nothing(_server: Server, [text = '']: string[]): unknown {
  if (!text.includes('[]')) throw new Error(`Something is newer: ${text}`)
  return JSON.parse(text) as unknown
}

/**
 * Turns of pages. A fast server answers few requests in a few milliseconds, before the processor is warm again after the
 * slow ones' turns; so its turn goes on for a while.
 */
export const turns = { base: 'plain', count: 48, leastMs: 300, atOnce: 8 } as const

const shared = { ...turns, shared: dataOf } as const
const all = ['plain', 'linnet', ...usual] as const

/** The client's pages, each worker as another member unless the title says otherwise. */
export function reads({ members, newest }: World): Scenario[] {
  const page = (operation: string, variablesOf: (member: Member) => object) => (server: Server, worker: number) => {
    const member = members[worker]
    if (!member) throw new Error(`There are only ${members.length} members.`)
    return [clientsPage(server, operation, variablesOf(member), member.token)]
  }
  const pageOfGuest = (operation: string, variables: object) => (server: Server) => [
    clientsPage(server, operation, variables),
  ]
  const explore = page('Explore', () => ({}))
  return [
    {
      ...shared,
      title: 'Explore, guest',
      servers: [...all, 'parse'],
      requests: (server) => (server === 'parse' ? explorePage.requests() : pageOfGuest('Explore', {})(server)),
      shared: (server, answers) => dataOf(server, server === 'parse' ? [explorePage.shaped(answers)] : answers),
    },
    { ...shared, title: 'Explore', servers: all, requests: explore },
    { ...shared, title: 'Explore, 50 at once', servers: all, atOnce: 50, count: 100, requests: explore },
    { ...shared, title: 'Home, newest', servers: all, requests: page('Home', () => ({ filter: 'LATEST' })) },
    { ...shared, title: 'Home, trending', servers: all, requests: page('Home', () => ({ filter: 'TRENDING' })) },
    {
      ...shared,
      title: 'Explore, newer posts',
      servers: ['plain', 'linnet'],
      requests: page('NewerPosts', () => ({ list: 'EXPLORE', than: newest })),
      shared: nothing,
    },
    {
      ...shared,
      title: 'Home, newer posts',
      servers: ['plain', 'linnet'],
      requests: page('NewerPosts', ({ newestAtHome }) => ({ list: 'HOME', than: newestAtHome })),
      shared: nothing,
    },
    {
      ...shared,
      title: 'Post with 20 replies, guest',
      servers: [...all, 'parse'],
      requests: (server) =>
        server === 'parse' ? postPage.requests() : pageOfGuest('PostPage', { id: conversation })(server),
      shared: (server, answers) => dataOf(server, server === 'parse' ? [postPage.shaped(answers)] : answers),
    },
    {
      ...shared,
      title: 'Post with 20 replies',
      servers: all,
      requests: page('PostPage', () => ({ id: conversation })),
    },
    { ...shared, title: 'Profile', servers: all, requests: page('ProfileTweets', () => ({ username: 'user_7' })) },
    {
      ...shared,
      title: 'Search',
      servers: ['plain', 'linnet'],
      requests: page('UserSearch', () => ({ search: 'lars' })),
    },
  ]
}
