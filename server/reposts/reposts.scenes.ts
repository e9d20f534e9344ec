import { silence } from '../moderation/decisions.service.ts'
import { removePost } from '../moderation/removals.service.ts'
import { suspend } from '../moderation/suspensions.service.ts'
import { PostModel } from '../posts/post.model.ts'
import { cast } from '../testing/cast.ts'
import { Listener } from '../testing/listener.ts'
import type { Data, Person } from '../testing/person.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { RepostModel } from './repost.model.ts'

useServer()

const fields = 'post { id repostCount viewerHasReposted }'

const reposts = async (person: Person, postId: string) => (await person.does('repostPost', { postId }, fields))['post']
const undoes = async (person: Person, postId: string) => (await person.does('undoRepost', { postId }, fields))['post']
const sees = async (person: Person, postId: string) =>
  (await person.asks(`{ post(id: "${postId}") { repostCount viewerHasReposted } }`)).post
const repostersSeenBy = async (person: Person, postId: string, page = 'first: 20') => {
  const list = `reposters(${page}) { totalCount edges { node { username } cursor } pageInfo { hasNextPage endCursor } }`
  const { post } = await person.asks(`{ post(id: "${postId}") { ${list} } }`)
  return { ...post.reposters, names: post.reposters.edges.map(({ node }: Data) => node.username) }
}

describe('reposting', () => {
  it('shows the repost to the viewer and the count to everyone', async () => {
    const { alice, bob, guest, bobsPost } = await cast()
    expect(await reposts(alice, bobsPost)).toMatchObject({ repostCount: 1, viewerHasReposted: true })
    expect(await sees(bob, bobsPost)).toEqual({ repostCount: 1, viewerHasReposted: false })
    expect(await sees(guest, bobsPost)).toEqual({ repostCount: 1, viewerHasReposted: false })
  })

  it('counts a repeated repost once, also when it comes twenty times at once', async () => {
    const { alice, bobsPost } = await cast()
    await Promise.allSettled(Array.from({ length: 20 }, () => reposts(alice, bobsPost)))
    expect(await reposts(alice, bobsPost)).toMatchObject({ repostCount: 1, viewerHasReposted: true })
  })

  it('is taken back once, by who reposted, and leaves nothing', async () => {
    const { alice, carol, bobsPost } = await cast()
    await reposts(alice, bobsPost)
    expect(await undoes(carol, bobsPost)).toMatchObject({ repostCount: 1, viewerHasReposted: false })
    expect(await undoes(alice, bobsPost)).toMatchObject({ repostCount: 0, viewerHasReposted: false })
    expect(await undoes(alice, bobsPost)).toMatchObject({ repostCount: 0, viewerHasReposted: false })
    expect(await RepostModel.countDocuments()).toBe(0)
  })

  it('counts from nothing on a post of a release without reposts', async () => {
    const { alice, guest, bobsPost } = await cast()
    await PostModel.updateOne({ _id: bobsPost }, { $unset: { repostCount: 1 } })
    expect(await sees(guest, bobsPost)).toMatchObject({ repostCount: 0 })
    expect(await reposts(alice, bobsPost)).toMatchObject({ repostCount: 1 })
    expect(await violations()).toEqual([])
  })

  it('requires an account and a post', async () => {
    const { alice, guest, bobsPost } = await cast()
    await expect(reposts(guest, bobsPost)).rejects.toHaveCode('UNAUTHENTICATED')
    await expect(reposts(alice, 'no-such-post')).rejects.toHaveCode('NOT_FOUND')
    await expect(undoes(alice, 'no-such-post')).rejects.toHaveCode('NOT_FOUND')
  })

  it('takes no post that is hidden from the viewer, nor a removed one of the viewer', async () => {
    const { alice, bob, carol, dan, bobsPost } = await cast()
    const [carolsPost, dansPost] = [await carol.posts('by carol'), await dan.posts('by dan')]
    await carol.does('blockUser', { userId: alice.publicId }, 'user { id }')
    await suspend(null, dan.id, { until: null, rule: 'SPAM', note: '' })
    await removePost(null, bobsPost, { rule: 'SPAM', note: '' })
    for (const id of [carolsPost, dansPost, bobsPost]) await expect(reposts(alice, id)).rejects.toHaveCode('NOT_FOUND')
    await expect(reposts(bob, bobsPost)).rejects.toHaveCode('POST_REMOVED')
    expect(await RepostModel.countDocuments()).toBe(0)
    expect(await violations()).toEqual([])
  })

  it('leaves the list of posts, and the count of posts of who reposts, as they were', async () => {
    const { alice, guest, bobsPost } = await cast()
    const query =
      '{ user(username: "alice") { postCount posts { edges { node { id } } } } posts { edges { node { id } } } }'
    const before = await guest.asks(query)
    await reposts(alice, bobsPost)
    expect(await guest.asks(query)).toEqual(before)
  })
})

describe('the reposters of a post', () => {
  it('are listed, newest repost first, page by page, with their number', async () => {
    const { alice, bob, carol, guest, bobsPost } = await cast()
    for (const person of [alice, bob, carol]) await reposts(person, bobsPost)
    await undoes(bob, bobsPost)
    const first = await repostersSeenBy(guest, bobsPost, 'first: 1')
    expect(first).toMatchObject({ names: ['carol'], totalCount: 2, pageInfo: { hasNextPage: true } })
    const rest = await repostersSeenBy(guest, bobsPost, `first: 1, after: "${first.pageInfo.endCursor}"`)
    expect(rest).toMatchObject({ names: ['alice'], pageInfo: { hasNextPage: false } })
  })

  it('leave it with their accounts, and its reposts go with it', async () => {
    const { alice, bob, carol, guest, bobsPost } = await cast()
    for (const person of [alice, carol]) await reposts(person, bobsPost)
    await carol.does('deleteAccount', { password: carol.password }, 'deletedUserId')
    expect(await repostersSeenBy(guest, bobsPost)).toMatchObject({ names: ['alice'], totalCount: 1 })
    await bob.does('deletePost', { id: bobsPost }, 'deletedPostId')
    expect(await RepostModel.countDocuments()).toBe(0)
    expect(await violations()).toEqual([])
  })
})

describe('hiding the reposts of an account', () => {
  const hides = async (person: Person, other: Person, mutation = 'hideReposts') =>
    (await person.does(mutation, { userId: other.publicId }, 'user { username viewerHidesReposts viewerIsFollowing }'))[
      'user'
    ]
  const isHiddenFrom = async (person: Person, other: Person) =>
    (await person.asks(`{ user(username: "${other.username}") { viewerHidesReposts } }`)).user.viewerHidesReposts

  it('is shown only to the follower, and can be taken back, also twice', async () => {
    const { alice, bob, carol, guest } = await cast()
    for (const person of [alice, carol]) await person.follows(bob)
    for (let times = 0; times < 2; times++)
      expect(await hides(alice, bob)).toEqual({ username: 'bob', viewerHidesReposts: true, viewerIsFollowing: true })
    expect(await isHiddenFrom(alice, bob)).toBe(true)
    for (const person of [bob, carol, guest]) expect(await isHiddenFrom(person, bob)).toBe(false)
    for (let times = 0; times < 2; times++)
      expect(await hides(alice, bob, 'showReposts')).toMatchObject({ viewerHidesReposts: false })
    expect(await isHiddenFrom(alice, bob)).toBe(false)
  })

  it('is for followed accounts, and ends with the follow', async () => {
    const { alice, bob } = await cast()
    for (const mutation of ['hideReposts', 'showReposts'])
      await expect(hides(alice, bob, mutation)).rejects.toHaveCode('NOT_FOLLOWING')
    await alice.follows(bob)
    await hides(alice, bob)
    await alice.does('unfollowUser', { userId: bob.publicId }, 'user { viewerHidesReposts }')
    expect(await isHiddenFrom(alice, bob)).toBe(false)
    const { user } = await alice.does('followUser', { userId: bob.publicId }, 'user { viewerHidesReposts }')
    expect(user).toEqual({ viewerHidesReposts: false })
    expect(await isHiddenFrom(alice, bob)).toBe(false)
  })
})

describe('Home with reposts', () => {
  const home = async (person: Person, args = 'reposts: true') => {
    const { feed } = await person.asks(`{ feed(${args}) { edges { node { id } repostedBy { username } } } }`)
    return feed.edges.map(({ node, repostedBy }: Data) => [
      node.id,
      repostedBy?.map(({ username }: Data) => username).join(' ') ?? null,
    ])
  }

  it('has what the viewer and followed accounts reposted, replies too; without reposts, and in Trending, it is as before', async () => {
    const { alice, bob, carol, dan, bobsPost } = await cast()
    for (const person of [bob, carol]) await alice.follows(person)
    const [dansPost, carolsPost] = [await dan.posts('by dan'), await carol.posts('by carol')]
    const reply = await dan.replies(dansPost, 'a reply')
    for (const [person, id] of [
      [dan, bobsPost],
      [carol, bobsPost],
      [bob, reply],
      [alice, bobsPost],
    ] as const)
      await reposts(person, id)
    expect(await home(alice)).toEqual([
      [bobsPost, 'alice carol'],
      [reply, 'bob'],
      [carolsPost, null],
    ])
    for (const args of ['first: 20', 'filter: TRENDING, reposts: true'])
      expect(await home(alice, args)).toEqual([
        [carolsPost, null],
        [bobsPost, null],
      ])
    await carol.does('deleteAccount', { password: carol.password }, 'deletedUserId')
    await undoes(alice, bobsPost)
    expect(await home(alice)).toEqual([
      [reply, 'bob'],
      [bobsPost, null],
    ])
    expect(await violations()).toEqual([])
  })

  it('leaves out removed posts, also for their author, and what limited accounts wrote for their followers', async () => {
    const { alice, bob, carol, dan, bobsPost } = await cast()
    for (const person of [alice, bob]) await person.follows(carol)
    const dansPost = await dan.posts('by dan')
    for (const id of [dansPost, bobsPost]) await reposts(carol, id)
    await removePost(null, bobsPost, { rule: 'SPAM', note: '' })
    expect(await home(bob)).toEqual([[dansPost, 'carol']])
    await silence(null, dan.id, { rule: 'SPAM', note: '', until: null })
    await bob.follows(dan)
    expect(await home(alice)).toEqual([])
    expect(await home(bob)).toEqual([[dansPost, 'carol']])
  })

  it('is told what followed accounts repost, if it asks for that, but not what the reader hides, mutes or reposts', async () => {
    const { alice, bob, carol, dan, bobsPost } = await cast()
    for (const person of [bob, carol, dan]) await alice.follows(person)
    const [carolsPost, muted] = [await carol.posts('by carol'), await carol.posts('about quinces')]
    await alice.does('muteUser', { userId: dan.publicId }, 'user { id }')
    await alice.does('muteWord', { word: 'quinces', place: 'HOME' }, 'mutedWords { word }')
    await alice.does('hideReposts', { userId: carol.publicId }, 'user { id }')
    const listener = new Listener(urlOf('/graphql'), { token: alice.token })
    const query = `subscription ($on: Boolean!) {
      newPosts(list: HOME, reposts: $on) { count reposts { post { id } user { username } } readAnew }
    }`
    const [asked, unasked] = [listener.subscribe(query, { on: true }), listener.subscribe(query, { on: false })]
    await Promise.all([asked.next(), unasked.next()])
    for (const person of [carol, dan, alice]) await reposts(person, bobsPost)
    for (const id of [muted, carolsPost]) await reposts(bob, id)
    const reposted = [{ post: { id: carolsPost }, user: { username: 'bob' } }]
    expect(await asked.next()).toEqual({ count: 0, reposts: reposted, readAnew: false })
    await bob.posts('by bob')
    expect(await unasked.next()).toEqual({ count: 1, reposts: [], readAnew: false })
    await listener.leaves()
    const { newerReposts } = await alice.asks('{ newerReposts { post { id } user { username } } }')
    expect(newerReposts).toEqual(reposted)
  })

  const newReposts =
    'subscription { newPosts(list: HOME, reposts: true) { reposts { post { id } user { username } } } }'

  async function toldUntil(messages: ReturnType<Listener['subscribe']>, lastId: string): Promise<Data[]> {
    const told: Data[] = []
    while (!told.some(({ post }) => post.id === lastId)) told.push(...((await messages.next())?.['reposts'] ?? []))
    return told
  }

  const hides = (person: Person, { publicId: userId }: Person) => person.does('hideReposts', { userId }, 'user { id }')
  const shows = (person: Person, { publicId: userId }: Person) => person.does('showReposts', { userId }, 'user { id }')
  const followsAnew = async (person: Person, other: Person) => {
    await person.unfollows(other)
    await person.follows(other)
  }

  it.each([
    ['told of an account again once its reposts are shown again', [hides], shows, ['bob', 'carol']],
    ['told of an account again once it is followed anew', [hides], followsAnew, ['bob', 'carol']],
    ['no longer told of an account once its reposts are hidden', [], hides, ['carol']],
  ])('is %s', async (_what, before, act, names) => {
    const { alice, bob, carol, dan } = await cast()
    for (const person of [bob, carol]) await alice.follows(person)
    for (const earlier of before) await earlier(alice, bob)
    const [one, last] = [await dan.posts('One'), await dan.posts('The last')]
    const listener = new Listener(urlOf('/graphql'), { token: alice.token })
    const messages = listener.subscribe(newReposts)
    await messages.next()
    await act(alice, bob)
    await reposts(bob, one)
    await reposts(carol, last)
    const told = await toldUntil(messages, last)
    expect(told.map(({ user }) => user.username).toSorted()).toEqual(names)
    await listener.leaves()
  })

  it('is not told of reposts by those who block the reader, nor of their posts', async () => {
    const { alice, bob, carol, dan, bobsPost } = await cast()
    for (const person of [bob, carol]) await alice.follows(person)
    const [one, last] = [await dan.posts('One'), await dan.posts('The last')]
    const listener = new Listener(urlOf('/graphql'), { token: alice.token })
    const messages = listener.subscribe(newReposts)
    await messages.next()
    await bob.does('blockUser', { userId: alice.publicId }, 'user { id }')
    await reposts(bob, one)
    await reposts(carol, bobsPost)
    await reposts(carol, last)
    const reposted = [{ post: { id: last }, user: { username: 'carol' } }]
    expect(await toldUntil(messages, last)).toEqual(reposted)
    const { newerReposts } = await alice.asks('{ newerReposts { post { id } user { username } } }')
    expect(newerReposts).toEqual(reposted)
    await listener.leaves()
  })
})
