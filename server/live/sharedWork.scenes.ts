import mongoose from 'mongoose'
import pino from 'pino'
import { database } from '../db/connection.ts'
import { PostModel } from '../posts/post.model.ts'
import { cast, signsUp } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import { postDocument, storePosts } from '../testing/documents.ts'
import { Listener } from '../testing/listener.ts'
import type { Data, Person } from '../testing/person.ts'
import { testContext } from '../testing/testContext.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { createLive } from './hub.ts'
import { newPosts as newPostsFor } from './newPosts.service.ts'
import { postChanges } from './postChanges.service.ts'

useServer()

const log = pino({ level: 'silent' })

type Messages = ReturnType<Listener['subscribe']>

const listeners: Listener[] = []
const leave = async () => void (await Promise.all(listeners.splice(0).map((listener) => listener.leaves())))

async function listen(people: readonly Person[], query: string, variables: object = {}) {
  return Promise.all(
    people.map(async ({ token }) => {
      const listener = new Listener(urlOf('/graphql'), { token })
      listeners.push(listener)
      const messages = listener.subscribe(query, variables)
      await messages.next()
      return messages
    }),
  )
}

const shown = 'id content likeCount replyCount author { username name avatar } mentions { username }'
const newPosts = (list: string, fields = shown) =>
  `subscription { newPosts(list: ${list}) { count posts { ${fields} } readAnew } }`
const postChanged = `subscription ($id: ID!) { postChanged(id: $id) { post { ${shown} } newReplies { ${shown} } } }`
const costly = `subscription ($id: ID!) { postChanged(id: $id) {
  post { likeCount quoted { post { content } } replies(first: 1) { edges { node { id } } } }
} }`
const withReposts = `subscription { newPosts(list: HOME, reposts: true) {
  posts { id } reposts { post { ${shown} } user { username name avatar } at } readAnew
} }`
const postsMention = (bob: Person) => bob.posts('Hi @dan')

const reposts = (person: Person, postId: string) => person.does('repostPost', { postId }, 'post { id }')

/** Reads all messages of one event: the parent's count and the reply may come separately. */
async function allOf(messages: Messages, replies: number): Promise<void> {
  let [hasPosts, hasCount] = [false, false]
  while (!hasPosts || !hasCount) {
    const { posts, newReplies, post } = (await messages.next()) ?? {}
    hasPosts ||= Boolean(posts ?? newReplies?.length)
    hasCount ||= Boolean(posts) || post?.replyCount === replies
  }
}

/** Commands for mutes and blocks also grow with members, but those who ask at once share them (`safety.scenes.ts`). */
describe('the commands for one event', () => {
  afterEach(leave)

  it.each([
    ['a new post on Explore', newPosts('EXPLORE'), postsMention, []],
    ['a new post on Home', newPosts('HOME'), postsMention, []],
    ['a repost on Home', withReposts, (bob: Person, _id: string, other: string) => reposts(bob, other), []],
    ['a reply to an open post', postChanged, (bob: Person, id: string) => bob.replies(id, 'Hi @dan'), []],
    ['what is the viewer’s own', newPosts('EXPLORE', 'viewerHasLiked'), postsMention, Array(7).fill('find likes')],
  ])('are as many for eight members as for one, besides what is personal: %s', async (_what, query, act, more) => {
    const { alice, bob, carol } = await cast()
    const open = await carol.posts('What do you think?')
    // A check whether others may be reposted costs a command.
    const others = [await bob.posts('One, @dan'), await bob.posts('Another, @dan')]
    const members = await Promise.all(Array.from({ length: 7 }, (_, index) => signsUp(`member_${index}`)))
    for (const member of [alice, ...members]) await member.follows(bob)
    const subscriptions: Messages[] = []
    let events = 0
    const commandsOfEvent = async () => {
      const other = others[events++] ?? ''
      const sent = await commandsDuring(async () => {
        await act(bob, open, other)
        for (const messages of subscriptions) await allOf(messages, events)
      })
      const shared = sent.filter(({ collection }) => collection !== 'restrictions')
      return shared.map(({ name, collection }) => `${name} ${collection}`)
    }
    const variables = query.includes('$id') ? { id: open } : {}
    subscriptions.push(...(await listen([alice], query, variables)))
    await bob.asks('{ viewer { id } }')
    const forOne = await commandsOfEvent()
    subscriptions.push(...(await listen(members, query, variables)))
    expect(await commandsOfEvent()).toEqual([...forOne, ...more])
  })

  it('are as many for ten guests as for one, also if what they see of a post must be read', async () => {
    const { bob, carol, guest, bobsPost } = await cast()
    const open = await carol.posts('What do you think?', { quotedId: bobsPost })
    const subscriptions: Messages[] = []
    const commandsOfLike = async (person: Person, likeCount: number) => {
      const sent = await commandsDuring(async () => {
        await person.likes(open)
        await Promise.all(subscriptions.map((messages) => messages.until(({ post }) => post.likeCount === likeCount)))
      })
      return sent.filter(({ collection }) => collection === 'posts').map(({ name }) => name)
    }
    subscriptions.push(...(await listen([guest], costly, { id: open })))
    const forOne = await commandsOfLike(bob, 1)
    subscriptions.push(...(await listen(Array(9).fill(guest), costly, { id: open })))
    expect(await commandsOfLike(carol, 2)).toEqual(forOne)
  })
})

describe('a subscriber that reads slowly', () => {
  afterEach(leave)

  it.each([
    [3, 'the rest is read anew'],
    [140, 'the count stops at 100'],
  ])('is told the newest of what it missed, and to read anew if that is not all: %i more, %s', async (more) => {
    const { bob } = await cast()
    const ctx = { ...testContext(), live: createLive(log) }
    const subscribes = async () => (await newPostsFor(ctx, 'EXPLORE'))[Symbol.asyncIterator]()
    const [slow, quick] = [await subscribes(), await subscribes()]
    await slow.next()
    const many = Array.from({ length: 9 + more }, (_, index) =>
      postDocument({ _id: `many-${100 + index}`, authorId: bob.id }),
    )
    await storePosts(many)
    const last = await bob.posts('The last')
    while ((await quick.next()).value?.posts[0]?._id !== last);
    const { value } = await slow.next()
    expect(value).toMatchObject({ count: Math.min(100, 10 + more), readAnew: true })
    const newest = many.slice(-9).toReversed()
    expect(value.posts.map(({ _id }: Data) => _id)).toEqual([last, ...newest.map(({ _id }) => _id)])
    await ctx.live.stop()
  })

  it('gets the posts and replies of a message in the order of the list, not of their commits', async () => {
    const { bob, bobsPost } = await cast()
    const live = createLive(log)
    const ctx = { ...testContext(), live }
    const posts = (await newPostsFor(ctx, 'EXPLORE'))[Symbol.asyncIterator]()
    const changes = (await postChanges(ctx, bobsPost))[Symbol.asyncIterator]()
    await posts.next()
    await changes.next()
    const heard = new Promise<void>((resolve) => {
      void live.hearOfPosts((news) => news?.posts.some(({ _id }) => _id === 'order-last') && resolve())
    })
    const at = (second: number) => ({ authorId: bob.id, createdAt: new Date(Date.UTC(2036, 0, 1, 0, 0, second)) })
    for (const parentId of [bobsPost, null])
      for (const [name, second] of [
        ['b', 2],
        ['c', 3],
        ['a', 1],
        ['last', 0],
      ] as const)
        await PostModel.collection.insertOne(
          postDocument({ _id: `${parentId ? 'reply' : 'order'}-${name}`, parentId, ...at(second) }) as never,
        )
    await heard
    const names = (rows: readonly Data[]) => rows.map(({ _id }) => _id.split('-')[1])
    expect(names((await posts.next()).value?.posts ?? [])).toEqual(['c', 'b', 'a', 'last'])
    expect(names((await changes.next()).value?.newReplies ?? [])).toEqual(['c', 'b', 'a', 'last'])
    await live.stop()
  })
})

describe('reposts', () => {
  afterEach(leave)

  it('are told as Home has them: each post where its newest repost is, and none that was taken back', async () => {
    const { alice, bob, carol, dan, bobsPost } = await cast()
    for (const person of [bob, carol]) await alice.follows(person)
    const [one, other, last] = [await dan.posts('One'), await dan.posts('Another'), await dan.posts('The last')]
    const live = createLive(log)
    const messages = (await newPostsFor({ ...testContext(alice.id), live }, 'HOME', true))[Symbol.asyncIterator]()
    await messages.next()
    const heard = new Promise<void>((resolve) => {
      void live.hearOfPosts((news) => news?.reposts.some(({ post }) => post._id === last) && resolve())
    })
    const at = (second: number) => new Date(Date.UTC(2036, 0, 1, 0, 0, second))
    const made = [
      { userId: bob.id, postId: other, at: at(3) },
      { userId: bob.id, postId: one, at: at(1) },
      { userId: carol.id, postId: one, at: at(2) },
      { userId: carol.id, postId: bobsPost, at: at(5) },
      { userId: carol.id, postId: last, at: at(4) },
    ]
    // In one transaction, so that the repost is gone before anybody is told of it.
    await mongoose.connection.transaction(async (session) => {
      const collection = database().collection('reposts')
      await collection.insertMany(made, { session })
      await collection.deleteOne({ userId: carol.id, postId: bobsPost }, { session })
    })
    await heard
    const { value } = await messages.next()
    const told = value?.reposts.map(({ post, user }: Data) => [post._id, user.username])
    expect(told).toEqual([
      [last, 'carol'],
      [other, 'bob'],
      [one, 'carol'],
    ])
    await live.stop()
  })
})

describe('the change stream', () => {
  afterEach(leave)

  const streamsDuring = async (work: () => Promise<unknown>) =>
    (await commandsDuring(work)).filter(
      ({ name, command }) => name === 'aggregate' && command['pipeline'][0].$changeStream,
    )

  it('stays open a while for the next subscriber, and then closes', async () => {
    await cast()
    for (const [lingerMs, opened] of [
      [60_000, 1],
      [0, 2],
    ] as const) {
      const live = createLive(log, { lingerMs })
      const streams = await streamsDuring(async () => {
        const leave = await live.hearOfPosts(() => {})
        leave()
        await new Promise((resolve) => setTimeout(resolve, 1))
        await live.hearOfPosts(() => {})
      })
      expect(streams).toHaveLength(opened)
      await live.stop()
    }
  })

  it('makes subscribers read again after an error that it cannot resume from, and continues', async () => {
    const { alice, bob } = await cast()
    const messages = (await listen([alice], newPosts('EXPLORE', 'id')))[0] as Messages
    // The stream of an earlier test may still tell of the cast's post, but does so before it tells of later ones.
    const before = await bob.posts('Before it')
    await messages.until(({ posts }) => posts.some((post: Data) => post['id'] === before))
    // A change that is too large for a stream ends it for good.
    await database()
      .collection('deletedReplies')
      .insertOne({ _id: 'x'.repeat(5_000_000) as never })
    expect(await messages.next()).toEqual({ count: 0, posts: [], readAnew: true })
    const id = await bob.posts('After it')
    expect(await messages.next()).toEqual({ count: 1, posts: [{ id }], readAnew: false })
  })
})
