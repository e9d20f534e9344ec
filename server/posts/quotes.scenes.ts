import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { MetaModel } from '../db/meta.model.ts'
import { migrate } from '../db/migrations.ts'
import { cast } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import type { Data, Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'
import { PostModel } from './post.model.ts'
import { quotesMigration } from './quotes.migrations.ts'
import { searchKeysMigration } from './searchKeys.migrations.ts'
import { keyOfAuthor } from './searchKeys.ts'

useServer()

const ids = '{ edges { node { id } } }'
const quote = 'quoted { state hasMutedWord post { id content author { username } } }'

const read = async (person: Person, id: string): Promise<Data> =>
  (await person.asks(`{ post(id: "${id}") { ${quote} quoteCount viewerCanQuote quotes ${ids} } }`))['post']

const stateFor = async (person: Person, id: string) => (await read(person, id))['quoted']?.state
const quotesOf = async (person: Person, id: string) =>
  (await read(person, id))['quotes'].edges.map(({ node }: Data) => node.id)
const news = async (person: Person) =>
  (await person.asks('{ notifications { edges { node { kind post { id } } } } }'))['notifications'].edges.map(
    ({ node }: Data) => node,
  )

const quotes = (person: Person, quotedId: string, content = 'Look at this', more: object = {}) =>
  person.posts(content, { quotedId, ...more })
const detaches = (person: Person, postId: string) =>
  person.does('detachQuote', { postId }, `post { id ${quote} } quotedPost { id quoteCount }`)

async function quoted() {
  const people = await cast()
  const quoting = await quotes(people.alice, people.bobsPost)
  return { ...people, quoting }
}

describe('a quote', () => {
  it('shows the quoted post, by a post and by a reply, is counted, listed and told to its author', async () => {
    const { alice, bob, carol, guest, bobsPost, quoting } = await quoted()
    const reply = await carol.replies(quoting, 'So it is', { quotedId: bobsPost })
    const post = { id: bobsPost, content: 'Hello from bob', author: { username: 'bob' } }
    for (const id of [quoting, reply])
      expect(await read(guest, id)).toMatchObject({ quoted: { state: 'SHOWN', hasMutedWord: false, post } })
    expect(await read(alice, bobsPost)).toMatchObject({ quoted: null, quoteCount: 2 })
    expect(await quotesOf(guest, bobsPost)).toEqual([reply, quoting])
    expect(await news(bob)).toEqual([reply, quoting].map((id) => ({ kind: 'QUOTE', post: { id } })))
    expect(await violations()).toEqual([])
  })

  it('is stored once with its id, and is not the same without the quote', async () => {
    const { alice, bob, bobsPost } = await cast()
    const id = randomUUID()
    const send = (more: object) => alice.does('createPost', { id, content: 'Twice', ...more }, 'post { id }')
    await send({ quotedId: bobsPost })
    await detaches(bob, id)
    await send({ quotedId: bobsPost })
    await expect(send({})).rejects.toHaveCode('ID_TAKEN')
    await expect(alice.posts('I', { id: 'quotes-itself', quotedId: 'quotes-itself' })).rejects.toHaveCode(
      'INVALID_INPUT',
    )
    await expect(quotes(alice, 'no-such-post')).rejects.toHaveCode('NOT_FOUND')
    expect(await violations()).toEqual([])
  })

  it('of oneself is no news, and a reply that also quotes is a reply', async () => {
    const { alice, bob, bobsPost } = await cast()
    await quotes(bob, bobsPost)
    const reply = await alice.replies(bobsPost, 'Both', { quotedId: bobsPost })
    expect(await news(bob)).toEqual([{ kind: 'REPLY', post: { id: reply } }])
    expect(await violations()).toEqual([])
  })

  it('goes with the quoting post, and says so when the quoted one is deleted, also if its id is used again', async () => {
    const { alice, bob, carol, bobsPost, quoting } = await quoted()
    const other = await quotes(carol, bobsPost)
    const answer = await alice.deletes(quoting)
    expect(answer).toMatchObject({ parent: null, quoted: { id: bobsPost, quoteCount: 1 } })
    expect(await read(bob, bobsPost)).toMatchObject({ quoteCount: 1, quotes: { edges: [{ node: { id: other } }] } })
    await bob.deletes(bobsPost)
    expect(await stateFor(alice, other)).toBe('DELETED')
    await alice.posts('Something else', { id: bobsPost })
    expect(await read(alice, other)).toMatchObject({ quoted: { state: 'DELETED', post: null } })
    expect(await read(alice, bobsPost)).toMatchObject({ quoteCount: 0, quotes: { edges: [] } })
    expect(await violations()).toEqual([])
  })

  it('ends with what goes below the quoted post, and with an account', async () => {
    const { alice, dan, bob, bobsPost, quoting } = await quoted()
    const below = await dan.replies(bobsPost, 'Below', { quotedId: quoting })
    const onBelow = await quotes(alice, below)
    await bob.deletes(bobsPost)
    expect(await stateFor(alice, onBelow)).toBe('DELETED')
    expect(await read(alice, quoting)).toMatchObject({ quoteCount: 0 })
    const onDan = await quotes(alice, await dan.posts('Soon gone'))
    await dan.does('deleteAccount', { password: dan.password }, 'deletedUserId')
    expect(await stateFor(alice, onDan)).toBe('DELETED')
    expect(await violations()).toEqual([])
  })
})

it('is counted right when people quote, detach and delete at the same time', async () => {
  const { alice, bob, carol, dan, bobsPost, quoting } = await quoted()
  const other = await bob.posts('Another')
  const many = Array.from({ length: 4 }, () => [alice, carol, dan]).flat()
  await Promise.allSettled([
    ...many.flatMap((person) => [quotes(person, bobsPost), quotes(person, other)]),
    detaches(bob, quoting),
    bob.deletes(bobsPost),
    alice.deletes(quoting),
  ])
  expect(await read(bob, other)).toMatchObject({ quoteCount: many.length })
  expect(await violations()).toEqual([])
})

describe('who may quote', () => {
  it.each([
    ['EVERYONE', ['alice', 'bob', 'carol'], ''],
    ['FOLLOWERS', ['alice', 'bob'], 'Only people who follow @bob can quote this.'],
    ['NOBODY', ['bob'], 'Only @bob can quote this.'],
  ])('%s, as the author chooses at any time', async (quotePolicy, allowed, refusal) => {
    const { alice, bob, carol, guest, bobsPost } = await cast()
    await alice.follows(bob)
    const chosen = await bob.replies(bobsPost, 'Chosen at once', { quotePolicy })
    await bob.edits(bobsPost, { quotePolicy })
    for (const id of [chosen, bobsPost]) {
      expect(await guest.asks(`{ post(id: "${id}") { quotePolicy viewerCanQuote } }`)).toEqual({
        post: { quotePolicy, viewerCanQuote: false },
      })
      for (const person of [alice, bob, carol]) {
        const may = allowed.includes(person.username)
        expect([person.username, (await read(person, id))['viewerCanQuote']]).toEqual([person.username, may])
        await (may
          ? quotes(person, id)
          : expect(quotes(person, id)).rejects.toMatchObject({ code: 'QUOTES_LIMITED', message: refusal }))
      }
    }
    await expect(alice.edits(bobsPost, { quotePolicy: 'EVERYONE' })).rejects.toHaveCode('NOT_AUTHOR_EDIT')
    await expect(bob.edits(bobsPost, { quotePolicy: null })).rejects.toHaveCode('INVALID_INPUT')
    const { createdAt, updatedAt } = await bob.edits(bobsPost, { quotePolicy: 'EVERYONE' })
    expect(updatedAt).toBe(createdAt)
    expect((await read(carol, bobsPost))['viewerCanQuote']).toBe(true)
    expect(await violations()).toEqual([])
  })

  it('is nobody who and whose author block one another', async () => {
    const { alice, bob, bobsPost } = await cast()
    await bob.blocks(alice)
    await expect(quotes(alice, bobsPost)).rejects.toHaveCode('NOT_FOUND')
    const alicesPost = await alice.posts('Hello')
    await expect(quotes(bob, alicesPost)).rejects.toHaveCode('NOT_FOUND')
    expect(await violations()).toEqual([])
  })
})

describe('what somebody may not see', () => {
  it('is unavailable in its place, whatever the cause, and the list leaves out who is blocked or muted', async () => {
    const { alice, bob, carol, bobsPost, quoting } = await quoted()
    const unavailable = { state: 'UNAVAILABLE', hasMutedWord: false, post: null }
    await bob.blocks(carol)
    expect(await read(carol, quoting)).toMatchObject({ quoted: unavailable })
    expect(await stateFor(alice, quoting)).toBe('SHOWN')
    await PostModel.updateOne({ _id: bobsPost }, { $set: { removal: { at: new Date(), rule: 'SPAM', listed: {} } } })
    expect(await read(alice, quoting)).toMatchObject({ quoted: unavailable })
    expect(await stateFor(bob, quoting)).toBe('SHOWN')
    await bob.mutes(alice)
    expect(await quotesOf(bob, bobsPost)).toEqual([])
    expect(await news(bob)).toEqual([])
  })

  it('is unavailable while moderators took it away, and a quote that they took away is no news meanwhile', async () => {
    const { alice, bob, carol, dan, bobsPost, quoting } = await quoted()
    await UserModel.updateOne({ _id: dan.id }, { role: 'MODERATOR' })
    const why = { rule: 'SPAM', note: '' }
    const acts = async (mutation: string, input: object) => {
      await dan.does(mutation, input, 'action { id }')
      expect(await violations()).toEqual([])
    }
    await acts('removePost', { postId: bobsPost, ...why })
    expect(await stateFor(carol, quoting)).toBe('UNAVAILABLE')
    await acts('restorePost', { postId: bobsPost })
    expect(await stateFor(carol, quoting)).toBe('SHOWN')
    await acts('suspendUser', { userId: alice.publicId, ...why })
    await acts('removePost', { postId: quoting, ...why })
    expect([await news(bob), await quotesOf(carol, bobsPost)]).toEqual([[], []])
    await acts('unsuspendUser', { userId: alice.publicId })
    await acts('restorePost', { postId: quoting })
    expect(await news(bob)).toEqual([{ kind: 'QUOTE', post: { id: quoting } }])
    await acts('removePost', { postId: quoting, ...why })
    await detaches(bob, quoting)
    await acts('restorePost', { postId: quoting })
    expect([await news(bob), await stateFor(carol, quoting)]).toEqual([[], 'DETACHED'])
  })

  it('can be folded for a muted author or word', async () => {
    const { carol, bob, quoting } = await quoted()
    await carol.does('muteWord', { word: 'hello', place: 'HOME' }, 'mutedWords { word }')
    await carol.mutes(bob)
    const { post } = await carol.asks(
      `{ post(id: "${quoting}") { quoted { hasMutedWord post { author { viewerIsMuting } } } } }`,
    )
    expect(post.quoted).toEqual({ hasMutedWord: true, post: { author: { viewerIsMuting: true } } })
  })
})

describe('detaching a quote', () => {
  it('takes it away for everybody, for good and from the list, the count and the news', async () => {
    const { alice, bob, guest, bobsPost, quoting } = await quoted()
    const detached = { state: 'DETACHED', hasMutedWord: false, post: null }
    for (let times = 0; times < 2; times++)
      expect(await detaches(bob, quoting)).toEqual({
        post: { id: quoting, quoted: detached },
        quotedPost: { id: bobsPost, quoteCount: 0 },
      })
    for (const person of [alice, bob, guest]) expect(await stateFor(person, quoting)).toBe('DETACHED')
    expect(await quotesOf(alice, bobsPost)).toEqual([])
    expect(await news(bob)).toEqual([])
    expect(await violations()).toEqual([])
  })

  it('is for the author of the quoted post, who need not see the quoting one', async () => {
    const { alice, bob, carol, bobsPost, quoting } = await quoted()
    for (const person of [alice, carol]) await expect(detaches(person, quoting)).rejects.toHaveCode('NOT_AUTHOR_DETACH')
    await expect(detaches(bob, bobsPost)).rejects.toHaveCode('NOT_AUTHOR_DETACH')
    await expect(detaches(bob, 'no-such-post')).rejects.toHaveCode('NOT_FOUND')
    await alice.blocks(bob)
    expect(await detaches(bob, quoting)).toMatchObject({ post: null, quotedPost: { quoteCount: 0 } })
    expect(await stateFor(carol, quoting)).toBe('DETACHED')
    expect(await violations()).toEqual([])
  })
})

it('is mended after a release without quotes deleted posts, removed some and put others back', async () => {
  const { alice, bob, carol, bobsPost, quoting } = await quoted()
  const onGone = await quotes(carol, await bob.posts('Soon gone'))
  const deleted = await quotes(carol, bobsPost)
  const returned = await quotes(carol, bobsPost)
  const removal = { at: new Date(), rule: 'SPAM', listed: { top: 1 } }
  await PostModel.updateOne({ _id: quoting }, { $set: { removal }, $unset: { top: 1, hashtags: 1, mentionIds: 1 } })
  await PostModel.updateOne({ _id: returned }, { $unset: { quoteNotifiedId: 1 } })
  await PostModel.deleteMany({ $or: [{ _id: deleted }, { content: 'Soon gone' }] })
  await UserModel.updateMany({ _id: { $in: [bob.id, carol.id] } }, { $inc: { postCount: -1 } })
  await MetaModel.deleteMany({})
  await migrate([quotesMigration, searchKeysMigration], pino({ level: 'silent' }))
  expect(await violations()).toEqual([])
  expect(await stateFor(alice, onGone)).toBe('DELETED')
  expect((await read(alice, bobsPost))['quoteCount']).toBe(2)
  expect(await PostModel.findById(quoting).lean()).toMatchObject({
    removal: { listed: { quoteNotifiedId: bob.id, words: expect.arrayContaining([keyOfAuthor(alice.id)]) as unknown } },
  })
  expect(await news(bob)).toEqual([{ kind: 'QUOTE', post: { id: returned } }])
})

it('costs a page the same few commands, however many of its posts quote others', async () => {
  const { alice, bob, carol, bobsPost } = await cast()
  const page = `{ posts(first: 20) { edges { node { id viewerHasLiked viewerCanQuote ${quote} } } } }`
  const commands = async () => (await commandsDuring(() => carol.asks(page))).map(({ collection }) => collection).sort()
  await quotes(alice, await bob.replies(bobsPost, 'The first'))
  await commands()
  const few = await commands()
  // One read of mutes and blocks, and one of likes, serve the posts and what they quote.
  expect(few).toEqual(['likes', 'posts', 'posts', 'restrictions'])
  for (let index = 0; index < 5; index++) await quotes(alice, await bob.replies(bobsPost, `Reply ${index}`))
  expect(await commands()).toEqual(few)
})
