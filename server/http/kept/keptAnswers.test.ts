import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { randomUUID } from 'node:crypto'
import { IncomingMessage, ServerResponse, get } from 'node:http'
import { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { authenticate } from '../../auth/sessions.ts'
import { signToken } from '../../auth/tokens.ts'
import { parseConfig } from '../../config.ts'
import { database } from '../../db/connection.ts'
import { withDeadline } from '../../db/deadline.ts'
import { cast, logsIn } from '../../testing/cast.ts'
import { commandsDuring } from '../../testing/commands.ts'
import type { Data } from '../../testing/person.ts'
import { testSettings, urlOf, useServer } from '../../testing/testServer.ts'
import { answerOf } from './answer.ts'
import { KeptAnswers } from './keptAnswers.ts'
import { KeptRequests } from './keptRequests.ts'

useServer()

const list = '{ posts(first: 20) { edges { node { id content likeCount viewerHasLiked author { name } } } } }'
const nodes = ({ posts }: Data): Data[] => posts.edges.map(({ node }: Data) => node)

const mostTries = 1_000

/** The same without a request over HTTP. */
const mostQuickTries = 20_000

/** Asks until the answer is a kept one. Other tests write to the same MongoDB meanwhile. */
async function untilKept(ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) if ((await commandsDuring(ask)).length === 0) return
  throw new Error(`The answer was made again at each of ${mostTries} requests.`)
}

/** Asks so often that an answer that may be kept is kept, unless others write in between all the time. */
async function often(ask: () => Promise<unknown>): Promise<void> {
  for (let times = 0; times < 10; times++) await ask()
}

describe('the answer to a query that comes often', () => {
  it('is given again while nothing is written', async () => {
    const { alice, guest } = await cast()
    for (const person of [alice, guest]) {
      const first = await person.asks(list)
      await untilKept(async () => expect(await person.asks(list)).toEqual(first))
    }
  })

  it('is made again after each acknowledged write, by whatever program', async () => {
    const { alice, bob, bobsPost } = await cast()
    const posts = database().collection<{ _id: string }>('posts')
    const writes: ((round: number) => Promise<unknown>)[] = [
      () => alice.likes(bobsPost),
      (round) => bob.edits(bobsPost, { content: `Edited in round ${round}` }),
      () => alice.unlikes(bobsPost),
      (round) => posts.updateOne({ _id: bobsPost }, { $set: { content: `Changed in round ${round}` } }),
      () => bob.posts('One more'),
    ]
    for (let round = 0; round < 15; round++) {
      await untilKept(() => alice.asks(list))
      const before = nodes(await alice.asks(list))
      await writes[round % writes.length]?.(round)
      expect(nodes(await alice.asks(list))).not.toEqual(before)
    }
  })

  it('is the same as one that is made', async () => {
    const { alice, bobsPost } = await cast()
    for (let round = 0; round < 10; round++) {
      await (round % 2 === 0 ? alice.likes(bobsPost) : alice.unlikes(bobsPost))
      await untilKept(() => alice.asks(list))
      // A comment makes it another question.
      expect(await alice.asks(list)).toEqual(await alice.asks(`${list} # made in round ${round}`))
    }
  })

  it('shows accounts as they are', async () => {
    const { alice } = await cast()
    await untilKept(() => alice.asks(list))
    const users = database().collection<{ username: string }>('users')
    await users.updateOne({ username: 'bob' }, { $set: { name: 'Robert' } })
    await untilKept(() => alice.asks(list))
    expect(nodes(await alice.asks(list))[0]).toMatchObject({ author: { name: 'Robert' } })
  })

  it('belongs to its session', async () => {
    const { alice, guest, bobsPost } = await cast()
    await alice.likes(bobsPost)
    const session = '{ viewer { username } sessions { edges { node { id isCurrent } } } }'
    const other = await logsIn(alice)
    for (const query of [list, session]) {
      await untilKept(() => alice.asks(query))
      await untilKept(() => other.asks(query))
    }
    expect(await other.asks(session)).not.toEqual(await alice.asks(session))
    expect(nodes(await guest.asks(list))).toMatchObject([{ viewerHasLiked: false }])
  })

  it('is refused to a session that has ended', async () => {
    const { alice } = await cast()
    await untilKept(() => alice.asks(list))
    const sessions = database().collection<{ userId: string }>('sessions')
    await alice.asks('mutation { logOut { ended } }')
    expect(await sessions.countDocuments({ userId: alice.id })).toBe(0)
    await often(async () => expect(nodes(await alice.asks(list))).toMatchObject([{ viewerHasLiked: false }]))
    await expect(alice.asks('{ viewer { username } bookmarks { edges { cursor } } }')).rejects.toHaveCode(
      'UNAUTHENTICATED',
    )
  })

  it('is not one with errors', async () => {
    const { guest } = await cast()
    const ask = () =>
      expect(guest.asks(`{ posts { edges { cursor } } bookmarks { edges { cursor } } }`)).rejects.toHaveCode(
        'UNAUTHENTICATED',
      )
    for (let times = 0; times < 10; times++) expect(await commandsDuring(ask)).not.toEqual([])
  })

  it('is none of a mutation, even if that stores nothing', async () => {
    const { bob } = await cast()
    const seen = 'mutation { markNotificationsSeen(input: { until: "2020-01-01T00:00:00Z" }) { unreadNotifications } }'
    const send = () => bob.asks(seen)
    for (let times = 0; times < 10; times++) expect(await commandsDuring(send)).not.toEqual([])
  })

  it('needs a preflight header over GET', async () => {
    const { alice } = await cast()
    const ask = async (headers: Record<string, string>) => {
      const authorization = `Bearer ${alice.token}`
      return fetch(urlOf(`/graphql?query=${encodeURIComponent(list)}`), { headers: { authorization, ...headers } })
    }
    await untilKept(async () =>
      expect(await ask({ 'graphql-require-preflight': 'true' })).toMatchObject({ status: 200 }),
    )
    expect((await ask({})).status).toBe(400)
  })
})

describe('a kept answer', () => {
  type Sent = { encoding: string | undefined; text: string }

  const sent = (path: string, accepted?: string) =>
    new Promise<Sent>((resolve, reject) => {
      const headers = { 'graphql-require-preflight': 'true', ...(accepted && { 'accept-encoding': accepted }) }
      get(urlOf(path), { headers }, (response) => {
        const encoding = response.headers['content-encoding']
        const decode = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : String
        buffer(response).then((bytes) => resolve({ encoding, text: decode(bytes).toString() }), reject)
      }).on('error', reject)
    })

  it.each(['/api/posts', `/graphql?query=${encodeURIComponent(list)}`])(
    'is compressed as the client wants it: %s',
    async (path) => {
      const { bob } = await cast()
      await bob.posts('A long one '.repeat(15))
      for (let posts = 0; posts < 10; posts++) await bob.posts(`Number ${posts}`)
      const { text } = await sent(path)
      for (const [accepted, encoding] of [
        ['gzip, deflate, br', 'br'],
        ['gzip', 'gzip'],
        ['gzip;q=1, br;q=0.5', 'gzip'],
        ['identity', undefined],
        ['br;q=0', undefined],
      ] as const)
        await untilKept(async () => expect(await sent(path, accepted)).toEqual({ encoding, text }))
    },
  )
})

describe('kept answers', () => {
  const config = parseConfig(testSettings)
  it('are not found for a session that is not open', async () => {
    const kept = new KeptRequests(config, ({ headers }) => authenticate(headers.authorization, config))
    const requestOf = (token: string | undefined) => {
      const request = new IncomingMessage(new Socket())
      request.headers.authorization = `Bearer ${token}`
      return request
    }
    const find = async (token: string | undefined) => {
      const request = requestOf(token)
      const key = kept.keyOf(request, '/api/posts') ?? ''
      const found = await kept.look(key, request)
      const asked = { response: new ServerResponse(request), key, found }
      if (!found.answer)
        await withDeadline((deadline) =>
          kept.make({ ...asked, deadline }, async () => ({ answer: answerOf([], 'text') })),
        )
      return found.answer
    }
    const { alice } = await cast()
    let found = await find(alice.token)
    for (let tries = 0; !found && tries < mostQuickTries; tries++) found = await find(alice.token)
    expect(found).toBeDefined()
    const closed = signToken({ userId: alice.id, sessionId: randomUUID() }, config.jwtSecret, 60)
    for (let tries = 0; tries < 50; tries++) expect(await find(closed)).toBeUndefined()
  })

  it('take no more than 8 MB: the oldest go first', () => {
    const kept = new KeptAnswers()
    const add = (key: string, size: number) => kept.add(key, answerOf([], 'x'.repeat(size)), {})
    for (let index = 0; index < 30_000; index++) add(`question ${index}`, 10)
    expect(kept.has('question 0')).toBe(false)
    expect(kept.has('question 29999')).toBe(true)
  })

  it('have no long texts', async () => {
    await cast()
    const kept = new KeptAnswers()
    const found = async (key: string, text: string) => {
      for (let tries = 0; tries < mostQuickTries; tries++) {
        const looked = await kept.look(key)
        if (looked.answer) return looked.answer.text
        kept.add(key, answerOf([], text, '"etag"'), looked)
      }
      throw new Error('The answer was never kept.')
    }
    expect(await found('short', 'x'.repeat(1_000))).toHaveLength(1_000)
    expect(await found('long', 'x'.repeat(200_000))).toBeNull()
  })

  it('have no long keys', () => {
    const kept = new KeptAnswers()
    kept.add('x'.repeat(5_000), answerOf([], 'text'), {})
    expect(kept.has('x'.repeat(5_000))).toBe(false)
  })
})
