import { pino } from 'pino'
import { database } from '../db/connection.ts'
import { MetaModel } from '../db/meta.model.ts'
import { migrate } from '../db/migrations.ts'
import { inTransaction } from '../db/transaction.ts'
import { removePost, restorePost } from '../moderation/removals.service.ts'
import { commandsDuring } from '../testing/commands.ts'
import { cast } from '../testing/cast.ts'
import { postDocument, storePosts } from '../testing/documents.ts'
import type { Data, Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { continuationsMigration } from './continuations.migrations.ts'
import { bringBack, takeAway } from './listed.ts'
import { PostModel } from './post.model.ts'
import { mostInThread } from './posts.rules.ts'
import { threadBelow as readBelow } from './thread.read.ts'

useServer()

const broken = { rule: 'SPAM', note: '' } as const
const page = 'replies { edges { node { id } conversation { id } } } thread { id isContinued author { username } }'
const readThread = async (person: Person, id: string, fields = page): Promise<Data[]> =>
  (await person.asks(`{ post(id: "${id}") { ${fields} } }`)).post.thread
const threadBelow = async (person: Person, id: string) => (await readThread(person, id)).map((post) => post['id'])
const isLater = (id: string) => PostModel.updateOne({ _id: id }, { createdAt: new Date(Date.now() + 1000) })
const isContinued = async (person: Person, id: string): Promise<boolean> =>
  (await person.asks(`{ post(id: "${id}") { isContinued } }`)).post.isContinued

describe('the thread of a post', () => {
  it('is what its author replied to it, and to that, in order, however it was sent', async () => {
    const { alice, bob, guest } = await cast()
    const first = await alice.posts('One')
    expect(await isContinued(guest, first)).toBe(false)
    await bob.replies(first, 'By somebody else')
    expect(await isContinued(guest, first)).toBe(false)
    const second = await alice.replies(first, 'Two')
    const aside = await alice.replies(first, 'Aside')
    await alice.replies(await bob.replies(second, 'And?'), 'To bob')
    const third = await alice.replies(second, 'Three')
    expect(await readThread(guest, first)).toEqual([
      { id: second, isContinued: true, author: { username: 'alice' } },
      { id: third, isContinued: false, author: { username: 'alice' } },
    ])
    expect(await threadBelow(guest, second)).toEqual([third])
    expect(await threadBelow(guest, third)).toEqual([])
    for (const row of await readBelow({ continuedId: second })) expect(row).not.toHaveProperty('rest')
    const replies = 'replies { edges { node { id thread { id } isContinued } } }'
    const { post } = await guest.asks(`{ post(id: "${first}") { ${replies} } }`)
    const listed = post.replies.edges.map(({ node }: Data) => node)
    expect(listed).toContainEqual({ id: second, thread: [{ id: third }], isContinued: true })
    expect(listed).toContainEqual({ id: aside, thread: [], isContinued: false })
    expect(await violations()).toEqual([])
  })

  it('shows at most as many posts as are sent at once; the last one says that it goes on', async () => {
    const { alice, guest } = await cast()
    const posts = Array.from({ length: mostInThread }, (_, index) => ({ content: `Part ${index}` }))
    const { posts: stored } = await alice.does('createThread', { posts }, 'posts { id isContinued }')
    expect(stored.map((post: Data) => post['isContinued'])).toEqual(posts.map((_, index) => index < posts.length - 1))
    const [begin, last] = [stored[0].id as string, stored.at(-1).id as string]
    const next = await alice.replies(last, 'One more')
    expect(await threadBelow(guest, begin)).toEqual([...stored.slice(1).map(({ id }: Data) => id), next])
    await alice.replies(next, 'And another')
    const thread = await readThread(guest, begin)
    expect(thread).toHaveLength(mostInThread)
    expect(thread.at(-1)).toMatchObject({ id: next, isContinued: true })
    await alice.deletes(begin)
    expect(await violations()).toEqual([])
  })

  it('goes on with the next reply when what continued it is deleted, and ends with the last', async () => {
    const { alice, bob, guest } = await cast()
    const first = await alice.posts('One')
    const [second, other] = [await alice.replies(first, 'Two'), await alice.replies(first, 'Two again')]
    const third = await alice.replies(second, 'Three')
    await bob.replies(second, 'By bob')
    await alice.deletes(third)
    expect(await threadBelow(guest, first)).toEqual([second])
    await alice.deletes(second)
    expect(await threadBelow(guest, first)).toEqual([other])
    const { parent } = await alice.does('deletePost', { id: other }, 'parent { isContinued }')
    expect(parent).toEqual({ isContinued: false })
    expect(await violations()).toEqual([])
  })

  it('leaves out what a moderator removed, also for its author, until that is undone', async () => {
    const { alice, guest } = await cast()
    const first = await alice.posts('One')
    const second = await alice.replies(first, 'Two')
    const third = await alice.replies(second, 'Three')
    await removePost(null, second, broken)
    for (const person of [alice, guest]) {
      expect(await isContinued(person, first)).toBe(false)
      expect(await threadBelow(person, first)).toEqual([])
    }
    const other = await alice.replies(first, 'Two again')
    await removePost(null, other, broken)
    await restorePost(null, second)
    expect(await threadBelow(guest, first)).toEqual([second, third])
    expect(await violations()).toEqual([])
  })

  it('continues with the first of the replies that are brought back, one by one or all at once', async () => {
    const { alice, guest } = await cast()
    const first = await alice.posts('One')
    const second = await alice.replies(first, 'Two', { id: 'z-second-reply' })
    // In the order of ids it comes first.
    const other = await alice.replies(first, 'Two again', { id: 'a-later-reply' })
    await isLater(other)
    await removePost(null, second, broken)
    expect(await threadBelow(guest, first)).toEqual([other])
    await restorePost(null, second)
    expect(await threadBelow(guest, first)).toEqual([second])
    for (const id of [second, other]) await removePost(null, id, broken)
    const removed = await PostModel.find({ parentId: first }).lean()
    await inTransaction([], (transaction) => bringBack(removed, alice.id, transaction))
    expect(await threadBelow(guest, first)).toEqual([second])
    expect(await violations()).toEqual([])
  })

  it('looks once for the next replies of many removed ones, in what their author wrote, not in what others replied', async () => {
    const { alice, bob, guest } = await cast()
    const first = await alice.posts('One')
    const [second, otherSecond] = [await alice.replies(first, 'Two'), await alice.replies(first, 'Two again')]
    const [third, otherThird] = [
      await alice.replies(otherSecond, 'Three'),
      await alice.replies(otherSecond, 'Three again'),
    ]
    const others = Array.from({ length: 50 }, (_, index) =>
      postDocument({ _id: `by-bob-${index}`, authorId: bob.id, parentId: first, createdAt: new Date() }),
    )
    await storePosts(others)
    const sent = await commandsDuring(() =>
      inTransaction([], (transaction) => takeAway([second, third], broken, transaction)),
    )
    expect(await threadBelow(guest, first)).toEqual([otherSecond, otherThird])
    const searches = sent.filter(({ name }) => name === 'aggregate')
    expect(searches).toHaveLength(1)
    const { pipeline, hint } = searches[0]!.command
    const [{ $match: filter }, { $sort: sort }] = pipeline
    const explain = { find: 'posts', filter, sort, hint }
    const { executionStats, queryPlanner } = await database().command({ explain, verbosity: 'executionStats' })
    expect(executionStats['totalDocsExamined']).toBe(4)
    expect(JSON.stringify(queryPlanner.winningPlan)).not.toContain('SORT')
  })

  it('costs a page with its replies one command, and nothing where there is none', async () => {
    const { alice, bobsPost } = await cast()
    const first = await alice.posts('One')
    await alice.replies(await alice.replies(first, 'Two'), 'Three')
    const without = 'replies { edges { node { id } conversation { id } } }'
    const commands = async (id: string, fields: string) => {
      await alice.asks(`{ post(id: "${id}") { ${fields} } }`)
      return (await commandsDuring(() => alice.asks(`{ post(id: "${id}") { ${fields} } }`))).length
    }
    expect(await commands(first, page)).toBe((await commands(first, without)) + 1)
    expect(await commands(bobsPost, page)).toBe(await commands(bobsPost, without))
    expect(await commands(first, 'isContinued')).toBe(await commands(first, 'id'))
  })
})

it('is mended after a release without threads wrote and deleted posts', async () => {
  const { alice, bob, guest } = await cast()
  const first = await alice.posts('One')
  const second = await alice.replies(first, 'Two')
  const third = await alice.replies(second, 'Three')
  await bob.replies(third, 'By bob')
  await PostModel.updateOne({ _id: first }, { $unset: { continuedId: 1 } })
  await PostModel.updateOne({ _id: third }, { continuedId: 'gone-post' })
  expect(await violations()).toHaveLength(2)
  await MetaModel.deleteMany({})
  await migrate([continuationsMigration], pino({ level: 'silent' }))
  expect(await violations()).toEqual([])
  expect(await threadBelow(guest, first)).toEqual([second, third])
})

it('is mended where its author replied again before the migration came there', async () => {
  const { alice, guest } = await cast()
  const first = await alice.posts('One')
  const second = await alice.replies(first, 'Two', { id: 'z-second-reply' })
  const late = await alice.replies(first, 'Much later', { id: 'a-later-reply' })
  await isLater(late)
  await PostModel.updateOne({ _id: first }, { continuedId: late })
  await MetaModel.deleteMany({})
  await migrate([continuationsMigration], pino({ level: 'silent' }))
  expect(await threadBelow(guest, first)).toEqual([second])
})
