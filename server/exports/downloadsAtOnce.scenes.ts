import { randomBytes } from 'node:crypto'
import { PostModel } from '../posts/post.model.ts'
import { cast } from '../testing/cast.ts'
import type { Person } from '../testing/person.ts'
import { urlOf, useServer } from '../testing/testServer.ts'

describe('downloads of exports at once', () => {
  useServer({ TRUST_PROXY: '1' })

  const pathOf = async (person: Person) =>
    (await person.does('requestExport', { password: person.password }, 'path'))['path'] as string

  const from = (address: string, path: string) => fetch(urlOf(path), { headers: { 'x-forwarded-for': address } })

  /** Asks again while there is no room. */
  async function downloads(address: string, path: string): Promise<number> {
    let answer = await from(address, path)
    while (answer.status === 503) answer = await from(address, path)
    await answer.body?.cancel()
    return answer.status
  }

  /** More than a connection takes before somebody reads from it. */
  async function writesMuch({ id: authorId }: Person): Promise<void> {
    const at = { createdAt: new Date(), updatedAt: new Date() }
    const long = () => randomBytes(30_000).toString('base64')
    const many = Array.from({ length: 500 }, (_, index) => ({ _id: `${authorId}-${index}`, authorId, ...at }))
    await PostModel.insertMany(many.map((post) => ({ ...post, parentId: null, content: long() })))
  }

  it('are one of an account, and the next is kept for later', async () => {
    const { alice } = await cast()
    await writesMuch(alice)
    const first = await from('192.0.2.1', await pathOf(alice))
    const path = await pathOf(alice)
    expect((await from('192.0.2.2', path)).status).toBe(503)
    await first.body?.cancel()
    expect(await downloads('192.0.2.2', path)).toBe(200)
  })

  it('are two of a network, and other networks have room', async () => {
    const { alice, bob, carol, dan } = await cast()
    for (const person of [alice, bob]) await writesMuch(person)
    const [first, second] = [await from('192.0.2.3', await pathOf(alice)), await from('192.0.2.3', await pathOf(bob))]
    expect([first.status, second.status]).toEqual([200, 200])
    const path = await pathOf(carol)
    const refused = await from('192.0.2.3', path)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await downloads('192.0.2.4', await pathOf(dan))).toBe(200)
    await first.body?.cancel()
    expect(await downloads('192.0.2.3', path)).toBe(200)
    await second.body?.cancel()
  })
})
