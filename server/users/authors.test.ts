import { cast } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import type { Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { UserModel } from './user.model.ts'

useServer()

/** With type names, as Apollo Client asks for them. */
const explore = '{ posts { edges { node { id author { id name __typename } __typename } } } }'

async function namesFor(reader: Person): Promise<string[]> {
  const { posts } = await reader.asks(explore)
  return posts.edges.map(({ node }: { node: { author: { name: string } } }) => node.author.name)
}

const readsAccounts = async (reader: Person) =>
  (await commandsDuring(() => namesFor(reader))).some(({ collection }) => collection === 'users')

describe('the authors of posts', () => {
  it('are cached for a moment, except the viewer', async () => {
    const { alice, bob } = await cast()
    // On a busy machine the cache may expire.
    while (await readsAccounts(alice));
    expect(await readsAccounts(bob)).toBe(true)
  })

  it('are read whole for an operation that shows more of them', async () => {
    const { alice, bob } = await cast()
    await namesFor(alice)
    await UserModel.updateOne({ _id: bob.id }, { followerCount: 7 })
    const { posts } = await alice.asks('{ posts { edges { node { author { name followerCount } } } } }')
    expect(posts.edges[0].node.author.followerCount).toBe(7)
  })

  it('are shown as they are at once after a change through this server', async () => {
    const { alice, bob } = await cast()
    for (const name of ['Bobby', 'Robert']) {
      await bob.does('editProfile', { name }, 'user { id }')
      expect(await namesFor(alice)).toEqual([name])
    }
    await bob.does('setVerified', { kind: 'INDIVIDUAL' }, 'user { id }')
    const { posts } = await alice.asks('{ posts { edges { node { author { isVerified } } } } }')
    expect(posts.edges[0].node.author.isVerified).toBe(true)
  })

  it('see their own changes at once through any server, and others a moment later', async () => {
    const { alice, bob } = await cast()
    await Promise.all([namesFor(alice), namesFor(bob)])
    // A write of another server.
    await UserModel.updateOne({ _id: bob.id }, { name: 'Robert' })
    expect(await namesFor(bob)).toEqual(['Robert'])
    while ((await namesFor(alice))[0] !== 'Robert');
  })
})
