import { randomUUID } from 'node:crypto'
import { parseConfig } from '../../config.ts'
import { database } from '../../db/connection.ts'
import { violations } from '../violations.ts'
import { UserModel } from '../../users/user.model.ts'
import { cast, signsUp } from '../cast.ts'
import type { Person } from '../person.ts'
import { seed, tries } from '../seed.ts'
import { emptyDatabase, testSettings, urlOf, useServer } from '../testServer.ts'
import { Client } from './client.ts'
import { Crowd } from './crowd.ts'
import { crowdPassword, enrol } from './members.ts'

useServer()

/** The seed determines the random steps, but not how they interleave. */
const named = `(TEST_SEED=${seed})`
const patience = 900_000

let client: Client | undefined

async function crowdOf(count: number): Promise<Crowd> {
  await emptyDatabase()
  client = new Client(Number(new URL(urlOf('/')).port))
  return new Crowd(await enrol(count, parseConfig(testSettings).jwtSecret), client, seed)
}

async function expectAllWell(crowd: Crowd): Promise<void> {
  expect(crowd.troubles).toEqual([])
  expect(await violations()).toEqual([])
  expect(await crowd.acknowledged.broken()).toEqual([])
}

afterEach(() => client?.close())

describe('a group', () => {
  it(
    `of 40 members who like, follow, reply, save, edit and delete at random breaks no invariant ${named}`,
    async () => {
      const crowd = await crowdOf(40)
      await crowd.acts(tries(4))
      expect(crowd.acknowledged.size).toBeGreaterThan(0)
      await expectAllWell(crowd)
    },
    patience,
  )

  it(
    `whose members delete their accounts while they and others act breaks no invariant ${named}`,
    async () => {
      const crowd = await crowdOf(18)
      const everyone = [...crowd.members]
      const leaving = everyone.filter((_, index) => index % 3 === 0)
      await crowd.acts(3)
      await Promise.all([crowd.acts(tries(6)), ...leaving.map((who) => crowd.leaves(who, crowdPassword))])
      // A busy server refuses some deletions: the members try again.
      for (const who of leaving) while (await UserModel.exists({ _id: who.id })) await crowd.leaves(who, crowdPassword)
      await expectAllWell(crowd)
      const staying = everyone.filter((who) => !leaving.includes(who)).map(({ id }) => id)
      expect(await UserModel.countDocuments({ _id: { $in: staying } })).toBe(staying.length)
      expect(await UserModel.countDocuments()).toBe(staying.length)
    },
    patience,
  )
})

describe('a post that is deleted', () => {
  it(
    'while others like it, save it, reply to it and reply to replies leaves nothing behind',
    async () => {
      const { alice, bob, carol, dan } = await cast()
      for (let round = 0; round < tries(2); round++) {
        const post = await bob.posts(`round ${round}`)
        const reply = await alice.replies(post, 'early')
        const acts = (person: Person) => [
          person.likes(post),
          person.bookmarks(post),
          person.likes(reply),
          person.bookmarks(reply),
          person.replies(post, 'late'),
          person.replies(reply, 'later'),
        ]
        const [first, ...others] = [alice, carol, dan]
        // In every second round, some actions are sent before the deletion.
        const before = round % 2 === 0 ? acts(first) : []
        await Promise.allSettled([...before, bob.deletes(post), ...others.flatMap(acts)])
        expect(await bob.sees(post)).toBeNull()
        expect(await violations()).toEqual([])
      }
    },
    patience,
  )

  it(
    'by its author while the author of its parent deletes that is deleted once',
    async () => {
      const { alice, bob } = await cast()
      for (let round = 0; round < tries(2); round++) {
        const post = await bob.posts('above')
        const reply = await alice.replies(post, 'below')
        await Promise.allSettled([alice.deletes(reply), bob.deletes(post), bob.deletes(post), alice.deletes(reply)])
        expect(await bob.sees(post)).toBeNull()
        expect(await violations()).toEqual([])
      }
    },
    patience,
  )
})

describe('simultaneous requests', () => {
  it('with the same post id create one post and all return it', async () => {
    const { alice } = await cast()
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => alice.posts('once', { id })))
    expect(answers).toEqual(Array.from({ length: 5 }, () => id))
    expect(await alice.reads('posts')).toEqual(['once', 'Hello from bob'])
    expect(await alice.seesUser('alice')).toMatchObject({ postCount: 1 })
    expect(await violations()).toEqual([])
  })

  it('by several authors for the same id succeed for one of them', async () => {
    const { alice, bob, carol, bobsPost } = await cast()
    const id = randomUUID()
    const wishes = [alice.posts('mine', { id }), bob.posts('mine', { id }), carol.replies(bobsPost, 'mine', { id })]
    const refused = (await Promise.allSettled(wishes)).filter((answer) => answer.status === 'rejected')
    expect(refused.map(({ reason }) => reason.code)).toEqual(['ID_TAKEN', 'ID_TAKEN'])
    expect(await violations()).toEqual([])
  })

  it('to sign up Bob, bob and BOB create one account', async () => {
    await emptyDatabase()
    const answers = await Promise.allSettled(['Bob', 'bob', 'BOB'].map((username) => signsUp(username)))
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused.map(({ reason }) => reason.code)).toEqual(['USERNAME_TAKEN', 'USERNAME_TAKEN'])
    expect(await UserModel.countDocuments()).toBe(1)
    expect(await violations()).toEqual([])
  })

  it(
    'to like, bookmark or follow twenty times succeed once, and so do those to undo it',
    async () => {
      const { alice, bob, bobsPost } = await cast()
      const acts = [
        ['likes', () => alice.likes(bobsPost), () => alice.unlikes(bobsPost)],
        ['bookmarks', () => alice.bookmarks(bobsPost), () => alice.removesBookmark(bobsPost)],
        ['follows', () => alice.follows(bob), () => alice.unfollows(bob)],
      ] as const
      const twenty = (act: () => Promise<unknown>) => Promise.all(Array.from({ length: 20 }, () => act()))
      for (const [collection, act, takeBack] of acts) {
        const count = () =>
          database()
            .collection(collection)
            .countDocuments({ state: { $ne: 'disliked' } })
        const before = await count()
        await twenty(act)
        expect(await count()).toBe(before + 1)
        expect(await violations()).toEqual([])
        await twenty(takeBack)
        expect(await count()).toBe(before)
        expect(await violations()).toEqual([])
      }
    },
    patience,
  )

  it(
    'of two accounts to follow and unfollow each other keep the counters correct',
    async () => {
      const { alice, bob } = await cast()
      for (let round = 0; round < tries(2); round++) {
        await Promise.allSettled([alice.follows(bob), bob.follows(alice), alice.unfollows(bob), bob.unfollows(alice)])
        expect(await violations()).toEqual([])
      }
    },
    patience,
  )
})
