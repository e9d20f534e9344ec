import { EventEmitter, once } from 'node:events'
import type { Domain } from '../../domain.ts'
import { domains } from '../../domains.ts'
import type { Resolvers } from '../../schema/resolvers.generated.ts'
import { urlOf, useServer } from '../../testing/testServer.ts'

const holding = new EventEmitter()

/** A domain with a field that is answered when the test says so. */
const holdingDomain: Domain = {
  name: 'holding',
  schema: 'extend type Query { held: Boolean! }',
  resolvers: [
    {
      Query: {
        held: async () => {
          holding.emit('held')
          await once(holding, 'answer')
          return true
        },
      },
    } as Resolvers,
  ],
}

/** Takes the only place. Returns, when it has the place, a function that waits for the answer. */
async function holdsThePlace(): Promise<() => Promise<Response>> {
  const headers = { 'apollo-require-preflight': 'true' }
  for (;;) {
    const held = once(holding, 'held').then(() => null)
    const answer = fetch(urlOf('/graphql?query=%7Bheld%7D'), { headers })
    // The place of an earlier request may become free a little after its answer arrived.
    if ((await Promise.race([held, answer])) === null) return () => answer
  }
}

async function statusOf(path: string): Promise<number> {
  const response = await fetch(urlOf(path))
  // While an answer is not read, its request keeps the place.
  await response.text()
  return response.status
}

describe('/readyz', () => {
  useServer({ MAX_REQUESTS: '1' }, [...domains, holdingDomain])

  afterEach(() => {
    import.meta.jest.restoreAllMocks()
  })

  const pass = (ms: number) => {
    const now = performance.now.bind(performance)
    import.meta.jest.spyOn(performance, 'now').mockImplementation(() => now() + ms)
  }

  it('fails once requests came for some seconds and none was admitted, until one is', async () => {
    const answer = await holdsThePlace()
    expect(await statusOf('/')).toBe(503)
    expect(await statusOf('/readyz')).toBe(200)
    pass(6_000)
    expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 200])
    holding.emit('answer')
    expect((await answer()).status).toBe(200)
    while ((await statusOf('/')) === 503);
    expect(await statusOf('/readyz')).toBe(200)
  })

  it('does not fail while nothing comes', async () => {
    const answer = await holdsThePlace()
    pass(6_000)
    expect(await statusOf('/readyz')).toBe(200)
    holding.emit('answer')
    expect((await answer()).status).toBe(200)
  })
})
