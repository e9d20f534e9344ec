import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { parseConfig } from '../../config.ts'
import type { Reuse } from '../../context.ts'
import { Deadline, setDatabaseTimeout } from '../../db/deadline.ts'
import { cast } from '../../testing/cast.ts'
import { OldClient } from '../../testing/oldClient.ts'
import type { Data } from '../../testing/person.ts'
import { testSettings, useServer } from '../../testing/testServer.ts'
import { answerOf } from './answer.ts'
import { KeptRequests, type Made } from './keptRequests.ts'

useServer()

const list = '{ posts(first: 20) { edges { node { content viewerHasLiked } } } }'
const nodes = ({ posts }: Data): Data[] => posts.edges.map(({ node }: Data) => node)
const mostTries = 20_000

const config = parseConfig(testSettings)

const madeText = async () => ({ answer: answerOf([], 'text') })

const keptForGuests = () => new KeptRequests(config, async () => ({ viewer: null, refusal: null }))

function isPassed(deadline: Deadline): boolean {
  try {
    deadline.check()
    return false
  } catch {
    return true
  }
}

/** A request that has come and found no answer. */
async function ask(kept: KeptRequests, headers: Record<string, string> = {}) {
  const request = new IncomingMessage(new Socket())
  Object.assign(request.headers, headers)
  const response = new ServerResponse(request)
  const key = kept.keyOf(request, '/api/posts') ?? ''
  const found = await kept.look(key, request)
  const make = <T extends Made>(work: (reuse: Reuse) => Promise<T>, deadline = new Deadline()) => {
    const made = kept.make({ response, key, found, deadline }, work)
    return made.finally(() => deadline.end())
  }
  return { response, found, make }
}

/** As many requests for what was asked a moment ago, beside one whose answer is to be kept. */
async function askAgain(kept: KeptRequests, count: number, headers?: Record<string, string>) {
  await (await ask(kept)).make(madeText)
  const asked = await Promise.all(Array.from({ length: count + 1 }, () => ask(kept, headers)))
  return asked.slice(1).map(({ make }) => make)
}

describe('an answer that several requests ask for at once', () => {
  it('is made once for all who ask before that begins, and once for all who ask while it is under way', async () => {
    const kept = keptForGuests()
    const makes = await askAgain(kept, 30)
    let count = 0
    let end = () => {}
    const ended = new Promise<void>((resolve) => (end = resolve))
    const work = async () => {
      const text = `number ${++count}`
      await ended
      return { answer: answerOf([], text) }
    }
    const early = makes.slice(0, 10).map((make) => make(work))
    while (count === 0) await nextTurn()
    const late = makes.slice(10).map((make) => make(work))
    end()
    const texts = async (made: Promise<Made>[]) => (await Promise.all(made)).map(({ answer }) => answer?.text)
    expect(new Set(await texts(early))).toEqual(new Set(['number 1']))
    expect(new Set(await texts(late))).toEqual(new Set(['number 2']))
  })

  it.each([
    ['fails', async () => Promise.reject(new Error('gone'))],
    ['has errors', async () => ({ answer: undefined })],
    [
      'must not be given again',
      async (reuse: Reuse) => {
        reuse.isForbidden = true
        return madeText()
      },
    ],
  ])('is made by each of them if it %s', async (_, work) => {
    const kept = keptForGuests()
    const makes = await askAgain(kept, 5)
    let count = 0
    const counted = (reuse: Reuse): Promise<Made> => {
      count++
      return work(reuse)
    }
    await Promise.allSettled(makes.map((make) => make(counted)))
    expect(count).toBe(5)
  })

  it('is not made any more for who was told that the server is busy', async () => {
    const kept = keptForGuests()
    const [make, makeLate] = await askAgain(kept, 2)
    let fail = (_error: Error) => {}
    const failing = make?.(() => new Promise<Made>((_, reject) => (fail = reject)))
    setDatabaseTimeout(1)
    const deadline = new Deadline()
    setDatabaseTimeout(config.databaseTimeoutMs)
    const late = makeLate?.(() => Promise.reject(new Error('It was made.')), deadline)
    while (!isPassed(deadline)) await nextTurn()
    fail(new Error('gone'))
    await expect(failing).rejects.toThrow('gone')
    await expect(late).rejects.toMatchObject({ code: 'BUSY' })
  })

  it('is made anew for who compares it with an earlier one, and shows accounts as they are', async () => {
    const kept = keptForGuests()
    const makes = [...(await askAgain(kept, 2)), ...(await askAgain(kept, 2, { 'if-none-match': '"etag"' }))]
    const made: boolean[] = []
    const work = ({ isExact }: Reuse) => {
      made.push(isExact)
      return madeText()
    }
    await Promise.all(makes.map((make) => make(work)))
    expect(made).toEqual([false, true])
  })

  it('shows each write that was acknowledged before it was asked for', async () => {
    const { bob, guest, bobsPost } = await cast()
    const older: Promise<unknown>[] = []
    const texts = async () => {
      const { body } = await new OldClient().get('/posts')
      return [nodes(await guest.asks(list))[0]?.content, body.posts[0].content]
    }
    for (let round = 0; round < 30; round++) {
      older.push(texts(), texts())
      await nextTurn()
      older.push(texts())
      await bob.edits(bobsPost, { content: `Edited in round ${round}` })
      expect(await texts()).toEqual(Array(2).fill(`Edited in round ${round}`))
    }
    await Promise.all(older)
  })

  it("is each person's own", async () => {
    const { alice, bob, guest, bobsPost } = await cast()
    await alice.likes(bobsPost)
    for (let round = 0; round < 20; round++) {
      const asked = [alice, bob, guest, alice, bob, guest].map(async (person) => nodes(await person.asks(list))[0])
      const liked = (await Promise.all(asked)).map((post) => post?.viewerHasLiked)
      expect(liked).toEqual([true, false, false, true, false, false])
      await bob.edits(bobsPost, { content: `Edited in round ${round}` })
    }
  })

  it('is kept by another request if the one that was to make it fails', async () => {
    await cast()
    const kept = keptForGuests()
    const toBeKept = async () => {
      for (let tries = 0; tries < mostTries; tries++) {
        const asked = await ask(kept)
        if (asked.found.made) return asked
        // Others wrote in between: the next answer may be kept.
        if (tries % 20 === 0) await asked.make(madeText)
      }
      throw new Error('No answer was to be kept.')
    }
    for (let failures = 0; failures < 5; failures++) {
      const { make, response } = await toBeKept()
      await expect(make(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
      response.emit('close')
    }
    await (await toBeKept()).make(madeText)
  })
})
