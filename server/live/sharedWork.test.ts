import pino from 'pino'
import { database } from '../db/connection.ts'
import { PostModel } from '../posts/post.model.ts'
import { cast, signsUp } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import { postDocument } from '../testing/documents.ts'
import { Listener } from '../testing/listener.ts'
import type { Person } from '../testing/person.ts'
import { testContext } from '../testing/testContext.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { createLive } from './hub.ts'
import { newPosts as newPostsFor } from './newPosts.service.ts'

useServer()

const log = pino({ level: 'silent' })

type Messages = ReturnType<Listener['subscribe']>

const listeners: Listener[] = []
afterEach(async () => {
  await Promise.all(listeners.splice(0).map((listener) => listener.leaves()))
})

/** Subscribes everybody, and waits until they listen. */
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
const postsMention = (bob: Person) => bob.posts('Hi @dan')

/** Reads what one event tells. A reply may come in two messages: the count of its parent, and the reply. */
async function allOf(messages: Messages, replies: number): Promise<void> {
  let [hasPosts, hasCount] = [false, false]
  while (!hasPosts || !hasCount) {
    const { posts, newReplies, post } = (await messages.next()) ?? {}
    hasPosts ||= Boolean(posts ?? newReplies?.length)
    hasCount ||= Boolean(posts) || post?.replyCount === replies
  }
}

describe('the commands for one event', () => {
  it.each([
    ['a new post on Explore', newPosts('EXPLORE'), postsMention, []],
    ['a new post on Home', newPosts('HOME'), postsMention, []],
    ['a reply to an open post', postChanged, (bob: Person, id: string) => bob.replies(id, 'Hi @dan'), []],
    ['what is the viewer’s own', newPosts('EXPLORE', 'viewerHasLiked'), postsMention, Array(7).fill('find likes')],
  ])('are as many for eight members as for one, besides what is personal: %s', async (_what, query, act, more) => {
    const { alice, bob, bobsPost } = await cast()
    const members = await Promise.all(Array.from({ length: 7 }, (_, index) => signsUp(`member_${index}`)))
    for (const member of [alice, ...members]) await member.follows(bob)
    const subscriptions: Messages[] = []
    let events = 0
    const commandsOfEvent = async () => {
      events += 1
      const sent = await commandsDuring(async () => {
        await act(bob, bobsPost)
        for (const messages of subscriptions) await allOf(messages, events)
      })
      return sent.map(({ name, collection }) => `${name} ${collection}`)
    }
    const variables = query.includes('$id') ? { id: bobsPost } : {}
    subscriptions.push(...(await listen([alice], query, variables)))
    // So that the server knows his session.
    await bob.asks('{ viewer { id } }')
    const forOne = await commandsOfEvent()
    subscriptions.push(...(await listen(members, query, variables)))
    expect(await commandsOfEvent()).toEqual([...forOne, ...more])
  })
})

describe('a subscriber that reads slowly', () => {
  it('is told the newest of what it missed, and to read anew', async () => {
    const { bob } = await cast()
    const ctx = { ...testContext(), live: createLive(log) }
    const subscribes = async () => (await newPostsFor(ctx, 'EXPLORE'))[Symbol.asyncIterator]()
    const [slow, quick] = [await subscribes(), await subscribes()]
    await slow.next()
    const many = Array.from({ length: 150 }, (_, index) => postDocument({ _id: `many-${index}`, authorId: bob.id }))
    await PostModel.collection.insertMany(many as never[])
    const last = await bob.posts('The last')
    while ((await quick.next()).value?.posts[0]?._id !== last);
    const { value } = await slow.next()
    expect(value).toMatchObject({ count: 100, readAnew: true })
    expect(value.posts.map(({ _id }: { _id: string }) => _id)).toEqual([
      last,
      ...many
        .slice(-9)
        .toReversed()
        .map(({ _id }) => _id),
    ])
    await ctx.live.stop()
  })
})

describe('the change stream', () => {
  const streamsDuring = async (work: () => Promise<unknown>) =>
    (await commandsDuring(work)).filter(
      ({ name, command }) => name === 'aggregate' && command['pipeline'][0].$changeStream,
    )

  it('stays open for the next subscriber a while after the last one has left, and then closes', async () => {
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

  it('that MongoDB cannot go on with makes subscribers read anew, and tells what comes then', async () => {
    const { alice, bob } = await cast()
    const messages = (await listen([alice], newPosts('EXPLORE', 'id')))[0] as Messages
    // A change that is too large for a stream ends it for good.
    await database()
      .collection('deletedReplies')
      .insertOne({ _id: 'x'.repeat(5_000_000) as never })
    expect(await messages.next()).toEqual({ count: 0, posts: [], readAnew: true })
    const id = await bob.posts('After it')
    expect(await messages.next()).toEqual({ count: 1, posts: [{ id }], readAnew: false })
  })
})
