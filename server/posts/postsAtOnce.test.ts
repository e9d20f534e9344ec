import { randomUUID } from 'node:crypto'
import mongoose from 'mongoose'
import { cast } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import { testContext } from '../testing/testContext.ts'
import type { Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'
import { createPost } from './posts.service.ts'

useServer()

/** As of one server. */
const { domains } = testContext()

const publish = async (person: Person, content: string, id: string = randomUUID()) => {
  const draft = { content, images: [], video: null, links: [] }
  const { row, author } = await createPost({ ...testContext(person.id), domains }, { id, parentId: null, ...draft })
  return { content: row.content, postCount: author?.postCount }
}

describe('posts of several people that come at once', () => {
  it('take one transaction for all that come while one is being stored', async () => {
    const { alice, bob, carol, dan } = await cast()
    const people = [alice, bob, carol, dan]
    // The first post of a day also ranks its author.
    for (const person of people) await publish(person, 'first')
    const sent = await commandsDuring(async () => {
      const written = await Promise.all(people.map((person) => publish(person, `of ${person.username}`)))
      expect(written).toEqual([
        { content: 'of alice', postCount: 2 },
        { content: 'of bob', postCount: 3 },
        { content: 'of carol', postCount: 2 },
        { content: 'of dan', postCount: 2 },
      ])
    })
    const alone = ['insert posts', 'findAndModify users', 'commitTransaction 1']
    const together = ['insert posts', 'update users', 'find users', 'commitTransaction 1']
    // On a busy machine the others do not wait until the first one is stored.
    const names = sent.map(({ name, collection }) => `${name} ${collection}`)
    expect(names.toSorted()).toEqual([...alone, ...together].toSorted())
    expect(await violations()).toEqual([])
  })

  it('are each answered by itself, also where one of them must be refused', async () => {
    const { alice, bob, carol, dan, guest, bobsPost } = await cast()
    await UserModel.updateOne({ username: 'dan' }, { deletingAt: new Date() })
    const answers = await Promise.allSettled([
      publish(alice, 'from alice'),
      publish(carol, 'from carol'),
      publish(dan, 'from dan'),
      publish(bob, 'from bob'),
      publish(carol, 'with the id of another post', bobsPost),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'rejected'])
    const contents = await guest.reads('posts')
    expect(contents.toSorted()).toEqual(['Hello from bob', 'from alice', 'from bob', 'from carol'])
    expect(await guest.seesUser('carol')).toMatchObject({ postCount: 1 })
  })

  it('do not wait for a write that only one of them conflicts with', async () => {
    const { alice, bob, carol } = await cast()
    const others = await mongoose.startSession()
    try {
      others.startTransaction()
      await UserModel.updateOne({ username: 'bob' }, { $inc: { writes: 1 } }, { session: others })
      const [first, waiting, last] = [publish(alice, 'first'), publish(bob, 'waiting'), publish(carol, 'last')]
      expect([await first, await last]).toMatchObject([{ content: 'first' }, { content: 'last' }])
      await others.commitTransaction()
      expect(await waiting).toMatchObject({ content: 'waiting', postCount: 2 })
    } finally {
      await others.endSession()
    }
  })
})
