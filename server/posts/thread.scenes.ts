import { randomUUID } from 'node:crypto'
import { cast } from '../testing/cast.ts'
import type { Data, Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { PostModel } from './post.model.ts'
import { mostInThread } from './posts.rules.ts'

useServer()

const fields = 'posts { id content replyCount replyPolicy parent { content } author { postCount } }'
const publishes = async (person: Person, posts: object[]): Promise<Data[]> =>
  (await person.does('createThread', { posts }, fields))['posts']
const parts = (...texts: string[]) => texts.map((content) => ({ id: randomUUID(), content }))

describe('a thread', () => {
  it('is published at once; each post answers the one before it, and the first says who may reply', async () => {
    const { alice, bob, guest } = await cast()
    const [first, ...rest] = parts('One of @bob', 'Two', 'Three')
    const stored = await publishes(alice, [{ ...first, replyPolicy: 'MENTIONED' }, ...rest])
    expect(stored.map(({ content, parent, replyCount }) => [content, parent?.content, replyCount])).toEqual([
      ['One of @bob', undefined, 1],
      ['Two', 'One of @bob', 1],
      ['Three', 'Two', 0],
    ])
    expect(stored.map(({ replyPolicy, author }) => [replyPolicy, author.postCount])).toEqual(
      Array.from({ length: 3 }, () => ['MENTIONED', 1]),
    )
    const { posts } = await guest.asks('{ posts { edges { node { content } } } }')
    expect(posts.edges[0].node.content).toBe('One of @bob')
    const { notifications } = await bob.asks('{ notifications { edges { node { kind } } } }')
    expect(notifications.edges.map(({ node }: Data) => node.kind)).toContain('MENTION')
    expect(await violations()).toEqual([])
  })

  it('may be sent again, and is refused with other content', async () => {
    const { alice, bob } = await cast()
    const thread = parts('One', 'Two')
    const stored = await publishes(alice, thread)
    expect(await publishes(alice, thread)).toEqual(stored)
    const [one, two] = thread
    const changed = publishes(alice, [one ?? {}, { ...two, content: 'Changed' }])
    await expect(changed).rejects.toHaveCode('ID_TAKEN')
    await expect(publishes(bob, thread)).rejects.toHaveCode('ID_TAKEN')
    expect(await violations()).toEqual([])
  })

  it('is stored as a whole or not at all', async () => {
    const { alice, bobsPost } = await cast()
    const before = await PostModel.countDocuments()
    const [one, two] = parts('One', 'Two')
    const tries: [object[], string][] = [
      [[one ?? {}, { ...two, content: 'x'.repeat(381) }], 'VALIDATION_FAILED'],
      [[one ?? {}, { ...two, quotedId: 'no-such-post' }], 'NOT_FOUND'],
      [[one ?? {}, { ...two, id: bobsPost }], 'ID_TAKEN'],
      [[one ?? {}, { ...two, id: (one ?? { id: '' }).id }], 'INVALID_INPUT'],
      [[one ?? {}], 'INVALID_INPUT'],
      [parts(...Array.from({ length: mostInThread + 1 }, String)), 'INVALID_INPUT'],
    ]
    for (const [posts, code] of tries) await expect(publishes(alice, posts)).rejects.toHaveCode(code)
    expect(await PostModel.countDocuments()).toBe(before)
    expect(await violations()).toEqual([])
  })

  it('is refused with all that is wrong in it, and in which post', async () => {
    const { alice, guest } = await cast()
    const wrong = parts('One', '', 'x'.repeat(381))
    const problems = [
      { field: 'posts.1.content', message: 'Write something, or add an image or a video.' },
      { field: 'posts.2.content', message: 'Max 380 characters allowed!' },
    ]
    await expect(publishes(alice, wrong)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: problems })
    await expect(publishes(guest, wrong)).rejects.toHaveCode('UNAUTHENTICATED')
    const [one, two] = parts('One', 'Two')
    const gone = { images: [{ url: `/media/${'A'.repeat(22)}.webp` }] }
    await expect(publishes(alice, [one ?? {}, { ...two, ...gone }])).rejects.toMatchObject({
      fields: [{ field: 'posts.1.images', message: 'This image is not there any more. Please choose it again.' }],
    })
    await expect(publishes(alice, [one ?? {}, { ...two, id: '../x' }])).rejects.toMatchObject({
      argument: 'input.posts.1.id',
      reason: expect.stringMatching(/^posts[.]1[.]id: 8 to/),
    })
  })
})
