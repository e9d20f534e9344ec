import { pageHead } from '../pages/pageHead.ts'
import { PostModel } from '../posts/post.model.ts'
import { cast, signsUp } from '../testing/cast.ts'
import { Listener } from '../testing/listener.ts'
import type { Person } from '../testing/person.ts'
import { RestClient } from '../testing/restClient.ts'
import { testContext } from '../testing/testContext.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'

useServer()

const removes = (moderator: Person, postId: string, more: object = {}) =>
  moderator.does('removePost', { postId, rule: 'SPAM', note: 'An advert.', ...more }, 'action { number }')
const restores = (moderator: Person, postId: string) => moderator.does('restorePost', { postId }, 'action { number }')

async function town() {
  const people = await cast()
  const { alice, dan, bobsPost } = people
  const moderator = await signsUp('mo')
  await UserModel.updateOne({ _id: moderator.id }, { role: 'MODERATOR' })
  const post = await dan.posts('a quokka #hello for @bob')
  const reply = await dan.replies(bobsPost, 'a quokka as a reply')
  await alice.follows(dan)
  for (const id of [post, reply]) {
    await alice.likes(id)
    await alice.bookmarks(id)
  }
  const below = await alice.replies(reply, 'below')
  return { ...people, moderator, post, reply, below }
}

type Town = Awaited<ReturnType<typeof town>>

const edges = '{ edges { node { id content } } }'

/** Everywhere that dan's post or reply is shown until it is removed. */
const places: readonly [place: string, reader: 'alice' | 'bob' | 'guest', query: (town: Town) => string][] = [
  ['Explore', 'guest', () => `{ posts ${edges} }`],
  ['Home', 'alice', () => `{ feed ${edges} }`],
  ['a hashtag', 'guest', () => `{ postsByHashtag(hashtag: "hello") ${edges} }`],
  ['a search', 'guest', () => `{ searchPosts(query: "from:dan") ${edges} }`],
  ['newer posts', 'guest', () => '{ newerPosts { content } }'],
  ['the post', 'guest', ({ post }) => `{ post(id: "${post}") { content } }`],
  ['the reply', 'guest', ({ reply }) => `{ post(id: "${reply}") { content } }`],
  ['the node', 'guest', ({ post }) => `{ node(id: "${post}") { ... on Post { content } } }`],
  ['the profile', 'guest', () => `{ user(username: "dan") { posts ${edges} } }`],
  ['replies of the profile', 'guest', () => `{ user(username: "dan") { replies ${edges} } }`],
  ['liked posts', 'guest', () => `{ user(username: "alice") { likedPosts ${edges} } }`],
  ['replies', 'guest', ({ bobsPost }) => `{ post(id: "${bobsPost}") { replies ${edges} } }`],
  ['ancestors', 'guest', ({ below }) => `{ post(id: "${below}") { ancestors { content } } }`],
  ['the parent', 'guest', ({ below }) => `{ post(id: "${below}") { parent { content } } }`],
  ['bookmarks', 'alice', () => `{ bookmarks ${edges} }`],
  ['notifications', 'bob', () => '{ notifications { edges { node { post { content } } } } }'],
]

const rest = (person?: Person) => new RestClient((path) => urlOf(`/api${path}`), person?.token)
const restPaths = ({ bobsPost, post, reply }: Town) => [
  '/posts',
  `/posts/${bobsPost}`,
  `/posts/${post}`,
  `/posts/${reply}`,
  '/posts/user/dan',
]
const everywhere = (world: Town) => [...places.map(([place]) => place), ...restPaths(world), 'OpenGraph']

const shows = (answer: unknown) => JSON.stringify(answer).includes('quokka')

async function shown(world: Town): Promise<string[]> {
  const found: string[] = []
  for (const [place, reader, query] of places) if (shows(await world[reader].asks(query(world)))) found.push(place)
  for (const path of restPaths(world)) if (shows((await rest().get(path)).body)) found.push(path)
  if (shows(await pageHead(testContext(), `/post/${world.post}`))) found.push('OpenGraph')
  return found
}

describe('a removed post', () => {
  it('is in no list and on no page of others, and returns to all of them', async () => {
    const world = await town()
    const { moderator, post, reply } = world
    expect(await shown(world)).toEqual(everywhere(world))
    for (const id of [post, reply]) await removes(moderator, id)
    expect(await shown(world)).toEqual([])
    expect(await violations()).toEqual([])
    for (const id of [post, reply]) await restores(moderator, id)
    expect(await shown(world)).toEqual(everywhere(world))
    expect(await violations()).toEqual([])
  })

  it('is still read by its author, with the reason, and deleted, but never edited', async () => {
    const { moderator, dan, post, reply } = await town()
    for (const id of [post, reply]) await removes(moderator, id)
    const query = `{ post(id: "${post}") { content removal { rule note } } }`
    const removal = { rule: 'SPAM', note: 'An advert.' }
    expect(await dan.asks(query)).toEqual({ post: { content: 'a quokka #hello for @bob', removal } })
    await expect(dan.edits(post, { content: 'no advert' })).rejects.toHaveCode('POST_REMOVED')
    const edit = await rest(dan).post(`/posts/edit/${post}`, { postData: { content: 'no advert' } })
    expect(edit).toMatchObject({ status: 400, body: { errors: ['This post is hidden, so it cannot be edited.'] } })
    for (const id of [post, reply]) await dan.deletes(id)
    expect(await PostModel.countDocuments({ authorId: dan.id })).toBe(0)
    expect(await violations()).toEqual([])
  })

  it('leaves the replies below it reachable, with a gap in its place', async () => {
    const { moderator, guest, bobsPost, reply, below } = await town()
    await removes(moderator, reply)
    const { post } = await guest.asks(`{ post(id: "${below}") { content parent { id } ancestors { id } } }`)
    expect(post).toEqual({ content: 'below', parent: null, ancestors: [{ id: bobsPost }, null] })
  })

  it('cannot be liked, saved or answered by others', async () => {
    const { moderator, bob, post } = await town()
    await removes(moderator, post)
    for (const tried of [bob.likes(post), bob.bookmarks(post), bob.replies(post, 'hello')])
      await expect(tried).rejects.toHaveCode('NOT_FOUND')
    expect((await rest(bob).post(`/posts/like/${post}`)).status).toBe(404)
    expect((await PostModel.findById(post).lean())?.likeCount).toBe(1)
  })

  it('goes from the screens of those who have it open', async () => {
    const { moderator, guest, post } = await town()
    const listener = new Listener(urlOf('/graphql'), { token: guest.token })
    const messages = listener.subscribe(`subscription { postChanged(id: "${post}") { post { content } } }`)
    expect(await messages.next()).toEqual({ post: { content: 'a quokka #hello for @bob' } })
    await removes(moderator, post)
    expect(await messages.next()).toEqual({ post: null })
    await listener.leaves()
  })

  it('has one row in the log, however often it is removed', async () => {
    const { moderator, post } = await town()
    const both = await Promise.all([removes(moderator, post), removes(moderator, post)])
    expect(both.map(({ action }) => action).filter(Boolean)).toEqual([{ number: 1 }])
    await restores(moderator, post)
    expect(await restores(moderator, post)).toEqual({ action: null })
    await expect(removes(moderator, 'no-such-post')).rejects.toHaveCode('NOT_FOUND')
  })
})
