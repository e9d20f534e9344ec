import pino from 'pino'
import { domains } from '../domains.ts'
import { LikeModel } from '../likes/like.model.ts'
import { PostModel } from '../posts/post.model.ts'
import { ancestorsFilling, postsFilling } from '../posts/posts.filling.ts'
import { cast, signsUp } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import type { Data, Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'
import { type Filling, fillIn } from './filling.ts'
import { MetaModel } from './meta.model.ts'

useServer()

const log = pino({ level: 'silent' })
const fillings = domains.flatMap((domain) => domain.fillings ?? [])

/** Carol and bob talk under bob's post, stored without the fields that fillings add. */
async function oldDatabase() {
  const people = await cast()
  const { alice, bob, carol, dan, bobsPost } = people
  const reply = await carol.replies(bobsPost, 'Seen a #wren, @alice')
  await bob.replies(bobsPost, 'Me too')
  await dan.replies(await alice.replies(reply, 'deeper'), 'deepest')
  await alice.likes(bobsPost)
  await bob.likes(bobsPost)
  await alice.likes(reply)
  await PostModel.collection.updateMany({}, { $unset: { hashtags: 1, mentionIds: 1, notifiedId: 1, ancestorIds: 1 } })
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
      posts { edges { node { mentions { username } } } } }`
    expect(await bob.asks(query)).toMatchObject({ notifications: { edges: [] }, postsByHashtag: { edges: [] } })
    for (const filling of fillings) expect(await fillIn(filling, log)).toBe(true)
    expect(await violations()).toEqual([])
    const { notifications, postsByHashtag } = await bob.asks(query)
    expect(notifications.edges.map(({ node }: { node: object }) => node)).toEqual([
      { kind: 'LIKE', actors: [{ username: 'alice' }] },
      { kind: 'REPLY', actors: [{ username: 'carol' }] },
    ])
    expect(postsByHashtag.edges).toEqual([{ node: { mentions: [{ username: 'alice' }] } }])
  })

  it('gets the hashtags and mentions that posts would have today, but no new mentions', async () => {
    const { alice, bob, carol } = await cast()
    const id = await carol.posts('#Straße by @alice, @bob@elsewhere.example and @dan')
    await PostModel.updateOne({ _id: id }, { hashtags: ['straße'], mentionIds: [alice.id, bob.id] })
    await MetaModel.deleteMany({})
    for (const filling of fillings) await fillIn(filling, log)
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
    for (const filling of fillings) await fillIn(filling, log)
    expect(await newsOf(bob)).toEqual([0, false, false, false])
    await carol.likes(bobsPost)
    expect(await newsOf(bob)).toEqual([1, true, false, false])
    const erin = await signsUp('erin')
    await erin.replies(bobsPost, 'Hello')
    await bob.follows(erin)
    await MetaModel.deleteMany({})
    for (const filling of fillings) await fillIn(filling, log)
    expect(await newsOf(erin)).toEqual([1, true])
  })

  it('keeps what an edit stored during the upgrade', async () => {
    const { carol } = await oldDatabase()
    const reply = await PostModel.findOne({ authorId: carol.id }).lean()
    const filling: Filling = postsFilling
    const edit = {
      ...filling,
      fill: async (posts: never[]) => {
        await carol.edits(reply?._id ?? '', { content: '#robin' })
        await filling.fill(posts)
      },
    }
    await fillIn(edit, log)
    await fillIn(ancestorsFilling, log)
    expect(await PostModel.findById(reply?._id).lean()).toMatchObject({ hashtags: ['robin'], mentionIds: [] })
    expect(await violations()).toEqual(expect.not.arrayContaining([expect.stringContaining('reply')]))
  })

  it('is upgraded once: later starts only look that up', async () => {
    await oldDatabase()
    for (const filling of fillings) await fillIn(filling, log)
    const commands = await commandsDuring(async () => {
      for (const filling of fillings) await fillIn(filling, log)
    })
    expect(commands.map(({ name, collection }) => `${name} ${collection}`)).toEqual(fillings.map(() => 'find meta'))
  })
})

describe('an interrupted upgrade', () => {
  const ids: string[] = []
  const filling = (fill: Filling['fill']): Filling => ({
    ...{ name: 'of a test', collection: 'posts', size: 2, projection: { _id: 1 } },
    fill,
  })
  const note = filling(async (posts: { _id: string }[]) => void ids.push(...posts.map(({ _id }) => _id)))

  it('resumes after its last complete step', async () => {
    const { alice } = await cast()
    for (let count = 0; count < 6; count++) await alice.posts(`post ${count}`)
    const all = (await PostModel.find({}, { _id: 1 }).sort({ _id: 1 }).lean()).map(({ _id }) => _id)
    let steps = 0
    const failing = filling(async (posts) => {
      if (++steps === 3) throw new Error('The power went out.')
      await note.fill(posts)
    })
    await expect(fillIn(failing, log)).rejects.toThrow('The power went out.')
    expect(ids).toEqual(all.slice(0, 4))
    expect(await fillIn(note, log, () => true)).toBe(false)
    expect(await fillIn(note, log)).toBe(true)
    expect(ids).toEqual(all)
  })
})
