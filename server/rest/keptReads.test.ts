import mongoose from 'mongoose'
import { PostModel } from '../posts/post.model.ts'
import { cast } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import { postDocument } from '../testing/documents.ts'
import { OldClient } from '../testing/oldClient.ts'
import { useServer } from '../testing/testServer.ts'

useServer()

const guest = new OldClient()

const tagOf = async (client: OldClient, path: string) => (await client.get(path)).headers.get('etag') ?? ''

const mostTries = 1_000

/** Asks again until the answer is not made again: after a write, or late, it is made once. */
async function isSpared(client: OldClient, path: string, etag: string): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    const commands = await commandsDuring(async () => {
      expect(await client.get(path, { 'if-none-match': etag })).toMatchObject({ status: 304 })
    })
    if (commands.length === 0) return
  }
  throw new Error(`${path} was made again at each of ${mostTries} requests.`)
}

describe('an answer that a client has', () => {
  it.each(['/posts', '/posts?limit=1', '/users', '/users/alice', '/posts/user/bob'])(
    'is not made again while nothing is written: GET %s',
    async (path) => {
      await cast()
      await isSpared(guest, path, await tagOf(guest, path))
    },
  )

  it('is not made again either if it is too long to be kept, but for who lacks it', async () => {
    const { bob } = await cast()
    const posts = Array.from({ length: 300 }, (_, index) =>
      postDocument({ _id: `long-post-${index}`, authorId: bob.id, content: 'x'.repeat(400) }),
    )
    await PostModel.collection.insertMany(posts as never[])
    const first = await guest.get('/posts')
    expect(JSON.stringify(first.body).length).toBeGreaterThan(150_000)
    await isSpared(guest, '/posts', first.headers.get('etag') ?? '')
    expect((await guest.get('/posts')).body).toEqual(first.body)
    expect((await guest.get('/posts', { 'if-none-match': '"another"' })).body).toEqual(first.body)
  })

  it('keeps its headers', async () => {
    const { bob } = await cast()
    await bob.posts('One more')
    const first = await guest.get('/posts?limit=1')
    const etag = first.headers.get('etag') ?? ''
    await isSpared(guest, '/posts?limit=1', etag)
    const again = await guest.get('/posts?limit=1', { 'if-none-match': etag })
    for (const name of ['etag', 'link', 'cache-control', 'vary'])
      expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)])
  })

  it('is made again after each acknowledged write, by whatever program', async () => {
    const { alice, bob, bobsPost } = await cast()
    const [posts, users] = ['posts', 'users'].map((name) => mongoose.connection.collection<{ _id: string }>(name))
    const writes: ((round: number) => Promise<unknown> | undefined)[] = [
      () => alice.likes(bobsPost),
      (round) => users?.updateOne({ _id: alice.id }, { $set: { name: `Alice ${round}` } }),
      () => alice.unlikes(bobsPost),
      (round) => bob.posts(`Number ${round}`),
      (round) => posts?.updateOne({ _id: bobsPost }, { $set: { content: `Changed ${round} times` } }),
    ]
    let etag = await tagOf(guest, '/posts')
    for (let round = 0; round < 20; round++) {
      await isSpared(guest, '/posts', etag)
      await writes[round % writes.length]?.(round)
      const answer = await guest.get('/posts', { 'if-none-match': etag })
      expect({ round, status: answer.status }).toEqual({ round, status: 200 })
      etag = answer.headers.get('etag') ?? ''
    }
  })

  it('belongs to its viewer', async () => {
    const { alice, bob } = await cast()
    const etag = await tagOf(new OldClient(alice), '/users')
    await isSpared(new OldClient(alice), '/users', etag)
    for (const other of [new OldClient(bob), guest])
      expect(await other.get('/users', { 'if-none-match': etag })).toMatchObject({ status: 200 })
  })

  it('is refused to a session that has ended', async () => {
    const { alice } = await cast()
    const client = new OldClient(alice)
    const etag = await tagOf(client, '/users/bookmark')
    await isSpared(client, '/users/bookmark', etag)
    await alice.asks('mutation { logOut { ended } }')
    expect(await client.get('/users/bookmark', { 'if-none-match': etag })).toMatchObject({ status: 401 })
  })
})
