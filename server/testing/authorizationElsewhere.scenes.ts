import { Listener } from './listener.ts'
import type { World } from './everyOperation.ts'
import { type Role, peopledWorld, roles } from './peopledWorld.ts'
import type { Person } from './person.ts'
import { calls } from './restCalls.ts'
import { RestClient } from './restClient.ts'
import { type Snapshot, restore, takeSnapshot } from './snapshot.ts'
import { urlOf, useServer } from './testServer.ts'

useServer()

let world: World
let people: Record<Role, Person>
let snapshot: Snapshot

const usePeople = () =>
  beforeAll(async () => {
    const peopled = await peopledWorld()
    world = peopled.world
    people = peopled.people
    snapshot = await takeSnapshot()
  })

const read = [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200]
const known = [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 404, 200]

/** What REST answers to each of the `roles`, if alice is the owner. Sign-up and log-in have no viewer. */
// oxfmt-ignore
const statuses: { [call: string]: readonly number[] } = {
  // guest, owner, other, demo, logged out, deleted, suspended, waiting, moderator, admin, muted, blocked, silenced
  'get /': read,
  'get /posts': read,
  'post /posts': [401, 201, 201, 201, 401, 404, 401, 403, 201, 201, 201, 201, 201],
  'get /posts/:postId': known,
  'delete /posts/:postId': [401, 201, 400, 400, 401, 404, 401, 403, 400, 400, 400, 404, 400],
  'get /posts/user/:username': read,
  'post /posts/edit/:postId': [401, 201, 400, 400, 401, 404, 401, 403, 400, 400, 400, 404, 400],
  'post /posts/like/:postId': [401, 400, 400, 400, 401, 404, 401, 403, 201, 201, 400, 404, 400],
  'post /posts/dislike/:postId': [401, 201, 201, 201, 401, 404, 401, 403, 400, 400, 201, 404, 201],
  'get /users': read,
  'post /users/edit': [401, 201, 201, 201, 401, 404, 401, 403, 201, 201, 201, 201, 201],
  'get /users/bookmark': [401, 200, 200, 200, 401, 404, 401, 403, 200, 200, 200, 200, 200],
  'post /users/bookmark/:postId': [401, 400, 400, 400, 401, 404, 401, 403, 200, 200, 400, 404, 400],
  'post /users/remove-bookmark/:postId': [401, 200, 200, 200, 401, 404, 401, 403, 400, 400, 200, 404, 200],
  'post /users/follow/:followUserId': [401, 400, 400, 400, 401, 404, 401, 403, 200, 200, 400, 400, 400],
  'post /users/unfollow/:followUserId': [401, 200, 200, 200, 401, 404, 401, 403, 400, 400, 200, 200, 200],
  'get /users/:username': known,
}

const postBody = { postData: { content: 'by REST' } }
const bodies: { [path: string]: object } = {
  '/posts': postBody,
  '/posts/edit/:postId': postBody,
  '/users/edit': { userData: { bio: 'by REST' } },
}

describe('who may do what over REST', () => {
  usePeople()

  it('is listed for every call with a viewer', () => {
    const others = calls.filter(({ path }) => !path.startsWith('/auth/'))
    expect(Object.keys(statuses).toSorted()).toEqual(others.map(({ method, path }) => `${method} ${path}`).toSorted())
  })

  it.each(Object.entries(statuses))('%s', async (call, expected) => {
    const [method = '', path = ''] = call.split(' ')
    const filled = path
      .replace(':postId', world.post)
      .replace(':username', 'alice')
      .replace(':followUserId', world.carol.id)
    const found: number[] = []
    for (const role of roles) {
      const client = new RestClient((at) => urlOf(`/api${at}`), people[role].token)
      const answer =
        method === 'post' ? client.post(filled, bodies[path] ?? {}) : client.sends(method.toUpperCase(), filled)
      found.push((await answer).status)
      if (method !== 'get') await restore(snapshot)
    }
    expect(found).toEqual(expected)
  })
})

const [unauth, denied, closed] = ['UNAUTHENTICATED', 'NOT_PERMITTED', 4403]
const ok = 'ok'

/** A closed socket says why in its code. */
// oxfmt-ignore
const subscriptions: readonly [query: string, ...outcomes: (string | number)[]][] = [
  ['newPosts(list: EXPLORE) { count }',      ok, ok, ok, ok, closed, closed, closed, closed, ok, ok, ok, ok, ok],
  ['newPosts(list: HOME) { count }',     unauth, ok, ok, ok, closed, closed, closed, closed, ok, ok, ok, ok, ok],
  ['postChanged(id: "POST") { newReplyCount }', ok, ok, ok, ok, closed, closed, closed, closed, ok, ok, ok, 'NOT_FOUND', ok],
  ['notified { unreadNotifications }',   unauth, ok, ok, ok, closed, closed, closed, closed, ok, ok, ok, ok, ok],
  ['reportsWaiting { count }',           unauth, denied, denied, denied, closed, closed, closed, closed, ok, ok, denied, denied, denied],
]

describe('who may subscribe', () => {
  usePeople()

  it.each(subscriptions)('to %s', async (query, ...expected) => {
    const found: unknown[] = []
    for (const role of roles) {
      const listener = new Listener(urlOf('/graphql'), { token: people[role].token })
      const messages = listener.subscribe(`subscription { ${query.replace('POST', world.post)} }`)
      found.push(
        await messages.next().then(
          () => ok,
          ({ code }: { code: unknown }) => code,
        ),
      )
      await listener.leaves()
    }
    expect(found).toEqual(expected)
  })
})
