import { randomUUID } from 'node:crypto'
import { cast } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import type { Person } from '../testing/person.ts'
import { RestClient } from '../testing/restClient.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { inTransaction } from '../db/transaction.ts'
import { unlist } from './listed.ts'
import { PostModel } from './post.model.ts'

useServer()

const canReply = async (person: Person, id: string) =>
  (await person.asks(`{ post(id: "${id}") { replyPolicy viewerCanReply } }`))['post'].viewerCanReply

/** Bob follows alice, and mentions carol; dan is a stranger. Dan and alice have replied while everyone could. */
async function conversation() {
  const people = await cast()
  const { alice, bob, dan } = people
  await bob.follows(alice)
  const first = await bob.posts('Hello @carol')
  const alicesReply = await alice.replies(first, 'Hello bob')
  const dansReply = await dan.replies(alicesReply, 'Hello alice')
  return { ...people, first, alicesReply, dansReply }
}

describe('who may reply', () => {
  it.each([
    ['EVERYONE', ['alice', 'bob', 'carol', 'dan']],
    ['FOLLOWED', ['alice', 'bob', 'carol']],
    ['MENTIONED', ['bob', 'carol']],
  ])('%s: the first post decides for all that is below it', async (replyPolicy, allowed) => {
    const { alice, bob, carol, dan, first, dansReply } = await conversation()
    await bob.edits(first, { replyPolicy })
    for (const person of [alice, bob, carol, dan])
      for (const parentId of [first, dansReply]) {
        const may = allowed.includes(person.username)
        expect([person.username, await canReply(person, parentId)]).toEqual([person.username, may])
        const reply = person.replies(parentId, `by ${person.username}`)
        await (may
          ? expect(reply).resolves.toEqual(expect.any(String))
          : expect(reply).rejects.toHaveCode('REPLIES_LIMITED'))
      }
    expect(await PostModel.countDocuments({ content: /^by/ })).toBe(2 * allowed.length)
    expect(await violations()).toEqual([])
  })

  it('is chosen with the post, and says why somebody cannot reply', async () => {
    const { bob, dan, guest } = await cast()
    const id = await bob.posts('For those I follow', { replyPolicy: 'FOLLOWED' })
    const asked = `{ post(id: "${id}") { replyPolicy viewerCanReply } }`
    expect(await guest.asks(asked)).toEqual({ post: { replyPolicy: 'FOLLOWED', viewerCanReply: false } })
    await expect(dan.replies(id, 'Hello')).rejects.toThrow('Only people @bob follows or mentions can reply.')
    const comments = [{ _id: randomUUID(), content: 'Hello' }]
    const rest = new RestClient((path) => urlOf(`/api${path}`), dan.token)
    expect(await rest.post(`/posts/edit/${id}`, { postData: { comments } })).toMatchObject({
      status: 400,
      body: { errors: ['The author of this conversation limits who can reply.'] },
    })
    expect(await PostModel.countDocuments({ parentId: id })).toBe(0)
  })

  it('changes only by the author, only for a first post, and not the time of the edit', async () => {
    const { bob, dan, alice, first, alicesReply } = await conversation()
    await expect(dan.edits(first, { replyPolicy: 'MENTIONED' })).rejects.toHaveCode('NOT_AUTHOR_EDIT')
    await expect(alice.edits(alicesReply, { replyPolicy: 'MENTIONED' })).rejects.toHaveCode('INVALID_INPUT')
    await expect(bob.edits(first, { replyPolicy: null })).rejects.toHaveCode('INVALID_INPUT')
    const { createdAt, updatedAt } = await bob.edits(first, { replyPolicy: 'MENTIONED' })
    expect(updatedAt).toBe(createdAt)
    expect(await canReply(dan, first)).toBe(false)
    await bob.edits(first, { replyPolicy: 'EVERYONE' })
    expect(await canReply(dan, first)).toBe(true)
  })

  it('refuses neither the repeat of a stored reply nor hides a post that was meant to be limited', async () => {
    const { bob, dan, first } = await conversation()
    const id = randomUUID()
    await dan.replies(first, 'Sent twice', { id })
    await bob.edits(first, { replyPolicy: 'MENTIONED' })
    expect(await dan.replies(first, 'Sent twice', { id })).toBe(id)
    const post = { id: randomUUID(), replyPolicy: 'MENTIONED' }
    await bob.posts('Sent twice', { id: post.id })
    await expect(bob.posts('Sent twice', post)).rejects.toHaveCode('ID_TAKEN')
  })

  it('stays the same while the posts of an account return from its suspension', async () => {
    const { bob, carol, first } = await conversation()
    await bob.edits(first, { replyPolicy: 'MENTIONED' })
    const post = await PostModel.findById(first).orFail().lean()
    await inTransaction([], (transaction) => unlist([post], transaction))
    expect(await canReply(carol, first)).toBe(true)
    const { mentions } = (await carol.asks(`{ post(id: "${first}") { mentions { username } } }`))['post']
    expect(mentions).toEqual([{ username: 'carol' }])
    await carol.replies(first, 'Welcome back')
  })

  it('lets nobody reply below a limited post that they cannot see', async () => {
    const { bob, carol, first, alicesReply } = await conversation()
    await bob.edits(first, { replyPolicy: 'MENTIONED' })
    await bob.blocks(carol)
    expect(await canReply(carol, alicesReply)).toBe(false)
    await expect(carol.replies(alicesReply, 'Hello')).rejects.toHaveCode('REPLIES_LIMITED')
  })

  it('costs a page commands only if a post on it is limited by somebody else', async () => {
    const { dan, bob, first } = await conversation()
    const page = (more: string) => `{ posts { edges { node { id ${more} } } } }`
    // The server keeps authors' cards for two seconds.
    const sent = async (more: string) => {
      const commands = await commandsDuring(() => dan.asks(page(more)))
      return commands
        .map(({ collection }) => collection)
        .filter((collection) => collection !== 'users')
        .sort()
    }
    await sent('')
    const plain = await sent('')
    expect(await sent('replyPolicy viewerCanReply')).toEqual(plain)
    await bob.edits(first, { replyPolicy: 'FOLLOWED' })
    expect(await sent('replyPolicy viewerCanReply')).toEqual([...plain, 'restrictions', 'follows'].toSorted())
  })
})
