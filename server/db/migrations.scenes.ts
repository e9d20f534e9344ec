import pino from 'pino'
import { migrationsOf } from '../domain.ts'
import { domains } from '../domains.ts'
import { LikeModel } from '../likes/like.model.ts'
import { PostModel } from '../posts/post.model.ts'
import { ancestorsMigration, postsMigration } from '../posts/posts.migrations.ts'
import { cast, signsUp } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import type { Data, Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { linnet } from '../testing/linnet.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'
import { type Migration, migrate, requireReadable } from './migrations.ts'
import { MetaModel } from './meta.model.ts'

useServer()

const log = pino({ level: 'silent' })
const migrations = migrationsOf(domains)

async function oldDatabase() {
  const people = await cast()
  const { alice, bob, carol, dan, bobsPost } = people
  const reply = await carol.replies(bobsPost, 'Seen a #wren, @alice')
  await bob.replies(bobsPost, 'Me too')
  await dan.replies(await alice.replies(reply, 'deeper'), 'deepest')
  await alice.likes(bobsPost)
  await bob.likes(bobsPost)
  await alice.likes(reply)
  await PostModel.collection.updateMany(
    {},
    { $unset: { hashtags: 1, words: 1, mentionIds: 1, notifiedId: 1, ancestorIds: 1 } },
  )
  await LikeModel.collection.updateMany({}, { $unset: { notifiedId: 1 } })
  await UserModel.collection.updateMany({}, { $unset: { notificationsSeenAt: 1, mutedNotifications: 1 } })
  await MetaModel.deleteMany({})
  return people
}

describe('the database of an older release', () => {
  it('can be used before the upgrade ends, and gets its notifications, mentions and hashtags', async () => {
    const { bob } = await oldDatabase()
    const query = `{ notifications { edges { node { kind actors { username } } } }
      postsByHashtag(hashtag: "wren") { edges { node { mentions { username } } } }
      searchPosts(query: "has:reply seen") { edges { node { content } } }
      posts { edges { node { mentions { username } } } } }`
    const nothing = { edges: [] }
    expect(await bob.asks(query)).toMatchObject({
      notifications: nothing,
      postsByHashtag: nothing,
      searchPosts: nothing,
    })
    expect(await migrate(migrations, log)).toBe(true)
    expect(await violations()).toEqual([])
    const { notifications, postsByHashtag, searchPosts } = await bob.asks(query)
    expect(notifications.edges.map(({ node }: { node: object }) => node)).toEqual([
      { kind: 'LIKE', actors: [{ username: 'alice' }] },
      { kind: 'REPLY', actors: [{ username: 'carol' }] },
    ])
    expect(postsByHashtag.edges).toEqual([{ node: { mentions: [{ username: 'alice' }] } }])
    expect(searchPosts.edges).toEqual([{ node: { content: 'Seen a #wren, @alice' } }])
  })

  it('gets the hashtags and mentions that posts would have today, but no new mentions', async () => {
    const { alice, bob, carol } = await cast()
    const id = await carol.posts('#Straße by @alice, @bob@elsewhere.example and @dan')
    await PostModel.updateOne({ _id: id }, { hashtags: ['straße'], mentionIds: [alice.id, bob.id] })
    await MetaModel.deleteMany({})
    await migrate(migrations, log)
    expect(await PostModel.findById(id).lean()).toMatchObject({ hashtags: ['strasse'], mentionIds: [alice.id] })
  })

  it('has as new only notifications after the upgrade, but all of an account that signs up later', async () => {
    const { bob, carol, bobsPost } = await oldDatabase()
    const query = '{ unreadNotifications notifications { edges { node { isUnread } } } }'
    const newsOf = async (person: Person) => {
      const { unreadNotifications, notifications } = await person.asks(query)
      return [unreadNotifications, ...notifications.edges.map(({ node }: Data) => node.isUnread)]
    }
    await carol.follows(bob)
    expect(await newsOf(bob)).toEqual([0, false])
    await migrate(migrations, log)
    expect(await newsOf(bob)).toEqual([0, false, false, false])
    await carol.likes(bobsPost)
    expect(await newsOf(bob)).toEqual([1, true, false, false])
    const erin = await signsUp('erin')
    await erin.replies(bobsPost, 'Hello')
    await bob.follows(erin)
    await MetaModel.deleteMany({})
    await migrate(migrations, log)
    expect(await newsOf(erin)).toEqual([1, true])
  })

  it('keeps what an edit stored during the upgrade', async () => {
    const { carol } = await oldDatabase()
    const reply = await PostModel.findOne({ authorId: carol.id }).lean()
    const edited: Migration = {
      ...postsMigration,
      migrate: async (posts: never[]) => {
        await carol.edits(reply?._id ?? '', { content: '#robin' })
        await postsMigration.migrate(posts)
      },
    }
    await migrate([edited, ancestorsMigration], log)
    expect(await PostModel.findById(reply?._id).lean()).toMatchObject({ hashtags: ['robin'], mentionIds: [] })
    expect(await violations()).toEqual(expect.not.arrayContaining([expect.stringContaining('reply')]))
  })

  it('is upgraded once: later starts only look that up', async () => {
    await oldDatabase()
    await migrate(migrations, log)
    const commands = await commandsDuring(() => migrate(migrations, log))
    expect(commands.map(({ name, collection }) => `${name} ${collection}`)).toEqual(['find meta'])
  })
})

/** Notes which of its documents it saw; `numbers` of them in the order in which they run. */
function testMigrations(numbers: readonly number[], seen: string[]): Migration[] {
  return numbers.map((number) => ({
    ...{ number, name: `number ${number} of a test`, collection: 'posts', size: 2, projection: { _id: 1 } },
    migrate: async (posts: { _id: string }[]) => void seen.push(...posts.map(({ _id }) => `${number} ${_id}`)),
  }))
}

describe('migrations', () => {
  beforeEach(() => MetaModel.deleteMany({}))

  it('have numbers of their own, so that each runs once', () => {
    expect(new Set(migrations.map(({ number }) => number)).size).toBe(migrations.length)
  })

  it('go on where an interruption left them', async () => {
    const { alice } = await cast()
    for (let count = 0; count < 6; count++) await alice.posts(`post ${count}`)
    const all = (await PostModel.find({}, { _id: 1 }).sort({ _id: 1 }).lean()).map(({ _id }) => `1 ${_id}`)
    const seen: string[] = []
    const [first] = testMigrations([1], seen) as [Migration]
    let steps = 0
    const failing: Migration = {
      ...first,
      migrate: async (posts) => {
        if (++steps === 3) throw new Error('The power went out.')
        await first.migrate(posts)
      },
    }
    await expect(migrate([failing], log)).rejects.toThrow('The power went out.')
    expect(seen).toEqual(all.slice(0, 4))
    expect(await migrate([first], log, () => true)).toBe(false)
    expect(await migrate([first], log)).toBe(true)
    expect(seen).toEqual(all)
  })

  it('begin again if an older release wrote while they were interrupted', async () => {
    const { alice } = await cast()
    for (let count = 0; count < 6; count++) await alice.posts(`post ${count}`)
    const seen: string[] = []
    let steps = 0
    expect(await migrate(testMigrations([1, 2], seen), log, () => ++steps > 6)).toBe(false)
    await migrate(testMigrations([1], seen), log)
    seen.length = 0
    await migrate(testMigrations([1, 2], seen), log)
    expect(seen).toHaveLength(await PostModel.countDocuments())
  })

  it('run in the order of their numbers, and those that a release without numbers ended do not run again', async () => {
    const post = await (await cast()).alice.posts('only one')
    await PostModel.deleteMany({ _id: { $ne: post } })
    await MetaModel.create({ _id: 'number 1 of a test', at: new Date(), done: true })
    await MetaModel.create({ _id: 'number 2 of a test', at: new Date(), done: false })
    const seen: string[] = []
    await migrate(testMigrations([3, 1, 2], seen), log)
    expect(seen).toEqual([`2 ${post}`, `3 ${post}`])
  })

  it('of a newer release run again after an older one, whose posts lack what they add, was used in between', async () => {
    const post = await (await cast()).alice.posts('only one')
    await PostModel.deleteMany({ _id: { $ne: post } })
    const seen: string[] = []
    await migrate(testMigrations([1, 2], seen), log)
    await requireReadable(testMigrations([1], seen))
    await migrate(testMigrations([1], seen), log)
    await migrate(testMigrations([1, 2], seen), log)
    expect(seen).toEqual([`1 ${post}`, `2 ${post}`, `2 ${post}`])
  })

  it('that break older releases keep those, and their command, from the database', async () => {
    const [first, second] = testMigrations([1, 1_000], []) as [Migration, Migration]
    await migrate([first, { ...second, breaksOlder: true }], log)
    await requireReadable([first, second])
    await expect(requireReadable([first])).rejects.toThrow(/^Linnet .* changed this database, and this release cannot/)
    expect(await linnet(['user', 'waiting'])).toMatchObject({ code: 1, problem: expect.stringMatching(/changed this/) })
  })
})
