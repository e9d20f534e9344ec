import mongoose from 'mongoose'
import { latenessMs } from '../db/deadline.ts'
import { LikeModel } from '../likes/like.model.ts'
import { cast } from '../testing/cast.ts'
import type { Data, Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'

useServer()

const unread = async (person: Person) => (await person.asks('{ unreadNotifications }'))['unreadNotifications']
const sees = (person: Person, until: string) => person.does('markNotificationsSeen', { until }, 'unreadNotifications')
const showing = (person: Person, mark: string) => person.does('markNotificationsSeen', { mark }, 'unreadNotifications')
const markOf = async (person: Person): Promise<string> =>
  (await person.asks('{ notifications { mark } }'))['notifications'].mark

async function newsOf(person: Person): Promise<Data[]> {
  const { notifications } = await person.asks(
    '{ notifications { edges { node { at isUnread actors { username } } } } }',
  )
  return notifications.edges.map(({ node }: Data) => node)
}

describe('what counts as seen', () => {
  const isUnread = async (person: Person) =>
    (await newsOf(person)).map(({ actors, isUnread }) => [actors[0].username, isUnread])

  /** Dan's like of another post by bob. It has this time, but is committed later. */
  async function lateLike({ bob, dan }: Awaited<ReturnType<typeof cast>>) {
    const post = await bob.posts('Another one')
    const session = await mongoose.startSession()
    session.startTransaction()
    const like = { userId: dan.id, postId: post, state: 'liked', at: new Date(), notifiedId: bob.id }
    await LikeModel.collection.insertOne(like, { session })
    const isStored = async () => {
      await session.commitTransaction()
      await session.endSession()
    }
    return { isStored }
  }

  it('is what a list showed, not what was stored after it was read with an earlier time', async () => {
    const people = await cast()
    const { alice, bob, carol, bobsPost } = people
    const { isStored } = await lateLike(people)
    await alice.likes(bobsPost)
    await carol.follows(bob)
    const mark = await markOf(bob)
    await isStored()
    await alice.replies(bobsPost, 'After the list was read')
    expect(await showing(bob, mark)).toEqual({ unreadNotifications: 2 })
    expect(await isUnread(bob)).toEqual([
      ['alice', true],
      ['carol', false],
      ['alice', false],
      ['dan', true],
    ])
    const later = await markOf(bob)
    expect(await showing(bob, later)).toEqual({ unreadNotifications: 0 })
    expect(await showing(bob, mark)).toEqual({ unreadNotifications: 0 })
    expect((await isUnread(bob)).map(([, is]) => is)).toEqual([false, false, false, false])
  })

  it('is, for an old list, what happened so long before that no more of it can be stored', async () => {
    const { alice, bob, carol, bobsPost } = await cast()
    await alice.likes(bobsPost)
    await LikeModel.updateOne({ postId: bobsPost }, { at: new Date(Date.now() - latenessMs() - 1) })
    const mark = await markOf(bob)
    await carol.likes(bobsPost)
    expect(await showing(bob, mark)).toEqual({ unreadNotifications: 1 })
  })

  it('does not include a like that was removed and given again', async () => {
    const { alice, bob, bobsPost } = await cast()
    await alice.likes(bobsPost)
    const mark = await markOf(bob)
    await alice.unlikes(bobsPost)
    await alice.likes(bobsPost)
    expect(await showing(bob, mark)).toEqual({ unreadNotifications: 1 })
  })

  it('is what is stored until the given time, if there is no mark', async () => {
    const people = await cast()
    const { alice, bob, bobsPost } = people
    const { isStored } = await lateLike(people)
    await alice.likes(bobsPost)
    const [newest] = await newsOf(bob)
    expect(await sees(bob, newest?.['at'])).toEqual({ unreadNotifications: 0 })
    await isStored()
    expect(await isUnread(bob)).toEqual([
      ['alice', false],
      ['dan', true],
    ])
    expect(await sees(bob, newest?.['at'])).toEqual({ unreadNotifications: 0 })
  })

  it('is named only by marks of the server, of lists that begin with the newest event', async () => {
    const { alice, bob, bobsPost } = await cast()
    await alice.likes(bobsPost)
    const query = (args: string) => `{ notifications${args} { mark pageInfo { endCursor } } }`
    const { notifications } = await bob.asks(query('(first: 1)'))
    expect(notifications.mark).toEqual(expect.any(String))
    const later = await bob.asks(query(`(first: 1, after: "${notifications.pageInfo.endCursor}")`))
    expect(later['notifications'].mark).toBeNull()
    expect((await bob.asks(query('(filter: MENTIONS)')))['notifications'].mark).toBeNull()
    const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const [at, places] = [Date.now(), Array.from({ length: 201 }, String)]
    const marks = ['nothing', encoded([at, places]), encoded([at, [1]]), encoded([-1, []]), 'x'.repeat(50_000)]
    const both = { mark: encoded([at, []]), until: new Date(at) }
    for (const input of [...marks.map((mark) => ({ mark })), both, {}])
      await expect(bob.does('markNotificationsSeen', input, 'unreadNotifications')).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        argument: 'input.mark',
      })
    expect(await unread(bob)).toBe(1)
    expect(await showing(bob, encoded([8.64e15, []]))).toEqual({ unreadNotifications: 1 })
  })
})
