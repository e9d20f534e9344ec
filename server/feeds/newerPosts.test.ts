import { PostModel } from '../posts/post.model.ts'
import { cast } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import { postDocument } from '../testing/documents.ts'
import type { Data, Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'

useServer()

async function newer(reader: Person, list: 'EXPLORE' | 'HOME', than: string | null): Promise<string[]> {
  const query = `query ($list: PostList!, $than: ID) {
    newerPosts(list: $list, than: $than) { id author { id avatar } }
  }`
  return (await reader.asks(query, { list, than })).newerPosts.map(({ id }: Data) => id)
}

describe('what is newer than a post', () => {
  it('in Explore are the posts of everybody after it, newest first, and no replies', async () => {
    const { alice, bob, guest, bobsPost } = await cast()
    const first = await alice.posts('first')
    await bob.replies(first, 'a reply')
    const second = await bob.posts('second')
    expect(await newer(guest, 'EXPLORE', bobsPost)).toEqual([second, first])
    expect(await newer(guest, 'EXPLORE', second)).toEqual([])
  })

  it('in Home are the posts of the viewer and of followed accounts after it', async () => {
    const { alice, bob, carol, guest, bobsPost } = await cast()
    await alice.follows(bob)
    await carol.posts('not followed')
    const mine = await alice.posts('mine')
    const bobs = await bob.posts('his')
    expect(await newer(alice, 'HOME', bobsPost)).toEqual([bobs, mine])
    expect(await newer(alice, 'HOME', bobs)).toEqual([])
    await expect(newer(guest, 'HOME', bobsPost)).rejects.toHaveCode('UNAUTHENTICATED')
  })

  it('is told by the id where posts are of the same moment', async () => {
    const { alice } = await cast()
    const createdAt = new Date('2036-01-01T00:00:00Z')
    const posts = ['tie-no-1', 'tie-no-2', 'tie-no-3'].map((_id) =>
      postDocument({ _id, authorId: alice.id, createdAt }),
    )
    await PostModel.collection.insertMany(posts as never[])
    for (const list of ['EXPLORE', 'HOME'] as const)
      expect(await newer(alice, list, 'tie-no-1')).toEqual(['tie-no-3', 'tie-no-2'])
  })

  it('are the newest 20 if the post is gone or none is named', async () => {
    const { alice } = await cast()
    for (let index = 0; index < 22; index++) await alice.posts(`no ${index}`)
    const all = await newer(alice, 'EXPLORE', null)
    expect(all).toHaveLength(20)
    for (const list of ['EXPLORE', 'HOME'] as const) expect(await newer(alice, list, 'no-such-post')).toEqual(all)
  })

  it('takes one small read, once the post is known, and in Home one more if others posted', async () => {
    const { alice, bob, carol } = await cast()
    await alice.follows(bob)
    const top = await bob.posts('the newest')
    const reads = async (list: 'EXPLORE' | 'HOME') => {
      await newer(alice, list, top)
      const commands = await commandsDuring(() => newer(alice, list, top))
      return commands.map(({ collection }) => collection)
    }
    expect(await reads('EXPLORE')).toEqual(['posts'])
    expect(await reads('HOME')).toEqual(['posts'])
    await carol.posts('not followed')
    expect(await reads('HOME')).toEqual(['posts', 'follows'])
  })

  it('changes in Home with what followed people post and with who is followed, however often it is asked', async () => {
    const { alice, bob, carol } = await cast()
    await alice.follows(bob)
    const top = await bob.posts('the newest')
    const expectAlways = async (posts: string[]) => {
      for (let times = 0; times < 3; times++) expect(await newer(alice, 'HOME', top)).toEqual(posts)
    }
    await expectAlways([])
    const carols = await carol.posts('not followed')
    await expectAlways([])
    await alice.follows(carol)
    await expectAlways([carols])
    await alice.unfollows(carol)
    await expectAlways([])
    await carol.deletes(carols)
    await expectAlways([])
    await carol.posts('not followed either')
    await expectAlways([])
    const mine = await alice.posts('mine')
    await expectAlways([mine])
  })

  it('is told as well of a post that is not among the newest of all, and nothing is read beyond it', async () => {
    const { alice, bob, carol, bobsPost } = await cast()
    await alice.follows(bob)
    const bobs = await bob.posts('his')
    for (let index = 0; index < 22; index++) await carol.posts(`no ${index}`)
    expect(await newer(alice, 'HOME', bobsPost)).toEqual([bobs])
    expect(await newer(alice, 'HOME', bobs)).toEqual([])
    const commands = await commandsDuring(() => newer(alice, 'HOME', bobs))
    expect(await PostModel.countDocuments(commands.at(-1)?.command['filter'])).toBe(1)
    const mine = await alice.posts('mine')
    expect(await newer(alice, 'HOME', bobs)).toEqual([mine])
    expect(await newer(alice, 'EXPLORE', bobs)).toHaveLength(20)
  })
})
