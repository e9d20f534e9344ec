import { once } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import mongoose from 'mongoose'
import { ensureIndexes } from '../db/connection.ts'
import { cacheClock } from '../lruCache.ts'
import { PostModel, postIndexes } from '../posts/post.model.ts'
import { cast } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import { postDocument, storePosts, storeUsers, userDocument } from '../testing/documents.ts'
import type { Person } from '../testing/person.ts'
import { testContext } from '../testing/testContext.ts'
import { useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'
import { weekHashtags } from './weekHashtags.service.ts'

useServer()

const minute = 60_000
const day = 24 * 60 * minute

const pass = (ms: number) => {
  const later = cacheClock.now() + ms
  cacheClock.now = () => later
}

async function week(person: Person, first?: number): Promise<[string, number][]> {
  const query = 'query ($first: Int! = 10) { weekHashtags(first: $first) { name accountCount } }'
  const { weekHashtags } = await person.asks(query, { first })
  return weekHashtags.map(({ name, accountCount }: { name: string; accountCount: number }) => [name, accountCount])
}

describe('the hashtags of the week', () => {
  // They are counted once a minute.
  beforeEach(() => pass(2 * minute))

  it('are those that most accounts used, not posts, as they were written last, then the latest', async () => {
    const { alice, bob, carol, guest, bobsPost } = await cast()
    await alice.posts('#linnet #Straße')
    await alice.posts('#linnet #linnet #wren')
    await alice.posts('#linnet')
    await bob.posts('#STRASSE #robin')
    await carol.replies(bobsPost, 'Replies do not count: #robin')
    expect(await week(guest)).toEqual([
      ['strasse', 2],
      ['robin', 1],
      ['linnet', 1],
      ['wren', 1],
    ])
    expect(await week(alice, 1)).toEqual([['strasse', 2]])
  })

  it('leave out what is older than seven days, and all but the first five hashtags of a post', async () => {
    const { alice, guest } = await cast()
    const stored = (content: string, age: number) =>
      postDocument({ _id: `post-${age}`, authorId: alice.id, content, createdAt: new Date(Date.now() - age) })
    await storePosts([stored('#a #b #c #d #e #f', 7 * day - minute), stored('#old', 7 * day + minute)])
    expect((await week(guest)).map(([name]) => name)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('are counted again after a minute', async () => {
    const { alice, bob, guest } = await cast()
    await alice.posts('#linnet')
    expect(await week(guest)).toEqual([['linnet', 1]])
    await bob.posts('#linnet')
    pass(minute / 2)
    expect(await week(guest)).toEqual([['linnet', 1]])
    pass(minute)
    expect(await week(guest)).toEqual([['linnet', 2]])
  })

  it('are counted once for all who ask while they are counted', async () => {
    const { alice } = await cast()
    await alice.posts('#linnet')
    const ctx = testContext()
    const sent = await commandsDuring(async () => {
      const first = weekHashtags(ctx, 10)
      await once(mongoose.connection.getClient(), 'commandStarted')
      expect(await weekHashtags(ctx, 10)).toEqual(await first)
    })
    expect(sent.map(({ name, collection }) => `${name} ${collection}`)).toEqual([
      'find posts',
      'find users',
      'find posts',
    ])
  })

  it('are counted again for whoever asks after a count that failed', async () => {
    const { alice, guest } = await cast()
    await alice.posts('#linnet')
    const posts = mongoose.connection.collection('posts')
    // A count without the index that it names fails.
    const needed = (await posts.indexes()).find(({ key }) => isDeepStrictEqual(key, postIndexes.explore))
    await posts.dropIndex(needed?.name ?? '')
    await expect(week(guest)).rejects.toHaveCode('INTERNAL')
    await ensureIndexes([PostModel])
    expect(await week(guest)).toEqual([['linnet', 1]])
  })

  it('leave out one if the viewer mutes or may not see each account that used it', async () => {
    const { alice, bob, carol, dan, guest } = await cast()
    await bob.posts('#robin #wren')
    await carol.posts('#wren')
    await dan.posts('#swift')
    await alice.mutes(bob)
    await dan.blocks(alice)
    expect(await week(alice)).toEqual([['wren', 2]])
    expect((await week(guest)).map(([name]) => name)).toEqual(['wren', 'swift', 'robin'])
  })

  it('leave out those that the viewer mutes everywhere, also of many accounts', async () => {
    const { alice, bob, guest } = await cast()
    await bob.posts('#robin #wren #swift')
    const others = Array.from({ length: 10 }, (_, index) =>
      postDocument({ _id: `robin-${index}`, authorId: `bird-${index}`, content: '#robin', createdAt: new Date() }),
    )
    const authors = others.map(({ authorId }) => userDocument({ _id: authorId, username: authorId }))
    await storeUsers(authors)
    await storePosts(others)
    const mute = 'mutation ($input: MuteWordInput!) { muteWord(input: $input) { mutedWords { word } } }'
    await alice.asks(mute, { input: { word: '#ROBIN' } })
    await alice.asks(mute, { input: { word: 'swift', place: 'HOME' } })
    expect(await week(alice)).toEqual([
      ['wren', 1],
      ['swift', 1],
    ])
    expect((await week(guest))[0]).toEqual(['robin', 11])
  })

  it('leave out the posts of a suspended account', async () => {
    const { alice, bob, guest } = await cast()
    await bob.posts('#spam')
    await alice.posts('#linnet')
    await UserModel.collection.updateOne({ _id: bob.id as never }, { $set: { suspension: { until: null } } })
    expect(await week(guest)).toEqual([['linnet', 1]])
  })

  it.each([0, 21])('refuse %d of them', async (first) => {
    const { guest } = await cast()
    await expect(week(guest, first)).rejects.toHaveCode('INVALID_INPUT')
  })
})
