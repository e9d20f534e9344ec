import { FollowModel } from '../follows/follow.model.ts'
import { signsUp } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import { Listener } from '../testing/listener.ts'
import type { Data, Person } from '../testing/person.ts'
import { RestClient } from '../testing/restClient.ts'
import { testContext } from '../testing/testContext.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { type Town, places, restPaths, showsQuokka, town } from '../testing/town.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'
import { RestrictionModel } from './restriction.model.ts'
import { mutedAmong } from './restrictions.read.ts'

useServer()

const rest = (person: Person) => new RestClient((path) => urlOf(`/api${path}`), person.token)

const restrictionFields = 'username viewerIsMuting viewerIsBlocking isBlockingViewer'
const profile = `{ user(username: "quokka") {
  ${restrictionFields} posts { edges { node { id } } } replies { edges { node { id } } } likedPosts { edges { node { id } } }
  followers { edges { node { id } } } following { edges { node { id } } }
} }`

/** The places where somebody sees quokka. Quokka's own profile is asked for separately. */
async function placesOf(world: Town, person: Person): Promise<string[]> {
  const found: string[] = []
  for (const [place, , query] of places)
    if (place !== 'the profile' && showsQuokka(await person.asks(query(world)))) found.push(place)
  for (const path of restPaths(world)) if (showsQuokka((await rest(person).get(path)).body)) found.push(path)
  return found
}

const contents = ({ edges }: Data): string[] => edges.map(({ node }: Data) => node.content)

describe('a block', () => {
  const sides = [
    ['who blocks', (world: Town) => world.alice.blocks(world.quokka)],
    ['who is blocked', (world: Town) => world.quokka.blocks(world.alice)],
  ] as const

  it.each(sides)('hides the other everywhere from one %s, and nothing from third people', async (_who, block) => {
    const world = await town()
    const { alice, carol } = world
    const [ofAlice, ofCarol] = [await placesOf(world, alice), await placesOf(world, carol)]
    expect(ofAlice).toEqual(expect.arrayContaining(['Explore', 'Home', 'notifications', 'search', '/posts']))
    await block(world)
    expect(await placesOf(world, alice)).toEqual([])
    // Blocking has ended their follows.
    const ended = ['followers', 'followed accounts']
    expect(await placesOf(world, carol)).toEqual(ofCarol.filter((place) => !ended.includes(place)))
    expect(await violations()).toEqual([])
  })

  it('is said on the profile, which shows no lists', async () => {
    const { alice, quokka } = await town()
    await quokka.blocks(alice)
    const empty = { edges: [] }
    const lists = { posts: empty, replies: empty, likedPosts: empty, followers: empty, following: empty }
    const blocked = { username: 'quokka', viewerIsMuting: false, viewerIsBlocking: false, isBlockingViewer: true }
    expect((await alice.asks(profile))['user']).toEqual({ ...blocked, ...lists })
    await quokka.unblocks(alice)
    await alice.blocks(quokka)
    const blocking = { ...blocked, viewerIsBlocking: true, isBlockingViewer: false }
    expect((await alice.asks(profile))['user']).toEqual({ ...blocking, ...lists })
  })

  it('ends follows both ways, with their counts, and they stay ended', async () => {
    const { alice, quokka } = await town()
    const counts = async ({ id }: Person) =>
      UserModel.findById(id, { _id: 0, followerCount: 1, followingCount: 1 }).lean()
    expect(await counts(alice)).toEqual({ followerCount: 1, followingCount: 1 })
    await alice.blocks(quokka)
    expect(await FollowModel.countDocuments({ followerId: { $in: [alice.id, quokka.id] }, followeeId: alice.id })).toBe(
      0,
    )
    expect(await counts(alice)).toEqual({ followerCount: 0, followingCount: 0 })
    await alice.unblocks(quokka)
    expect(await counts(quokka)).toEqual({ followerCount: 1, followingCount: 1 })
    expect(await violations()).toEqual([])
  })

  it('gives back likes, bookmarks and replies when it ends', async () => {
    const world = await town()
    const { alice, quokka } = world
    const before = (await placesOf(world, alice)).filter(
      (place) => !['Home', 'newer reposts', 'followed accounts'].includes(place),
    )
    await quokka.blocks(alice)
    await quokka.unblocks(alice)
    expect(await placesOf(world, alice)).toEqual(
      expect.arrayContaining(before.filter((place) => !['followers', 'notifications'].includes(place))),
    )
  })

  it.each(sides)('forbids to follow, like, save, answer and mention the other, for one %s', async (_who, block) => {
    const world = await town()
    const { alice, quokka, post } = world
    await block(world)
    for (const tried of [alice.likes(post), alice.bookmarks(post), alice.replies(post, 'hello'), alice.follows(quokka)])
      await expect(tried).rejects.toHaveCode('NOT_FOUND')
    expect((await rest(alice).post(`/posts/like/${post}`)).status).toBe(404)
    expect((await rest(alice).get('/users/quokka')).status).toBe(404)
    const naming = await alice.posts('hello @quokka')
    const mentions = `{ post(id: "${naming}") { mentions { username } } }`
    expect((await world.carol.asks(mentions))['post'].mentions).toEqual([])
    expect(await violations()).toEqual([])
  })

  it('leaves no follow, whichever of the two comes first', async () => {
    const { alice, bob, carol, dan } = await town()
    const pairs = [
      [alice, bob],
      [bob, carol],
      [carol, dan],
      [dan, alice],
    ] as const
    await Promise.all(
      pairs.flatMap(([blocker, other]) => [other.follows(blocker).catch(() => null), blocker.blocks(other)]),
    )
    expect(await violations()).toEqual([])
    expect(await RestrictionModel.countDocuments({ kind: 'BLOCK' })).toBe(4)
  })

  it('hides new posts and changes in subscriptions, and the ETag of a list notices it', async () => {
    const { alice, quokka, carol, bobsPost } = await town()
    const etag = async (before?: string | null) => rest(alice).get('/posts', before ? { 'if-none-match': before } : {})
    const first = await etag()
    expect((await etag(first.headers.get('etag'))).status).toBe(304)
    await quokka.blocks(alice)
    expect((await etag(first.headers.get('etag'))).status).toBe(200)
    const listener = new Listener(urlOf('/graphql'), { token: alice.token })
    const posts = listener.subscribe('subscription { newPosts(list: EXPLORE) { posts { content } } }')
    const changes = listener.subscribe(`subscription { postChanged(id: "${bobsPost}") { newReplies { content } } }`)
    await Promise.all([posts.next(), changes.next()])
    await quokka.posts('quokka is unseen')
    await quokka.replies(bobsPost, 'quokka is unseen')
    await carol.posts('carol is seen')
    await carol.replies(bobsPost, 'carol is seen')
    const isCarols = (rows: Data[]) => rows.some(({ content }) => content === 'carol is seen')
    const heard = [
      await posts.until((message) => isCarols(message['posts'])),
      await changes.until((message) => isCarols(message['newReplies'])),
    ]
    expect(JSON.stringify(heard)).not.toContain('unseen')
    await listener.leaves()
  })

  it('goes with either account', async () => {
    const { alice, bob, carol } = await town()
    await alice.blocks(bob)
    await carol.mutes(alice)
    await alice.does('deleteAccount', { password: alice.password }, 'deletedUserId')
    expect(await RestrictionModel.countDocuments({})).toBe(0)
  })
})

describe('mutes and blocks of eight members', () => {
  it('are read with one command if they are about the same accounts', async () => {
    const { alice, bob, quokka } = await town()
    await alice.mutes(quokka)
    const members = [alice, ...Array.from({ length: 7 }, (_, index) => ({ id: `member-${index}` }))]
    const contexts = members.map(({ id }) => ({ ...testContext(), viewer: { id, sessionId: id, isDemo: false } }))
    let found: { muted: ReadonlySet<string> }[] = []
    const commands = await commandsDuring(async () => {
      found = await Promise.all(contexts.map((ctx) => mutedAmong(ctx, [quokka.id, bob.id])))
    })
    expect(commands.map(({ name, collection }) => `${name} ${collection}`)).toEqual(['find restrictions'])
    expect(found.map(({ muted }) => [...muted])).toEqual([[quokka.id], ...Array(7).fill([])])
  })
})

describe('a mute', () => {
  const lists = [
    'Explore',
    'Home',
    'a hashtag',
    'a search',
    'newer posts',
    'quotes',
    'notifications',
    'suggestions to follow',
    'newer reposts',
    'hashtags to use',
  ]

  it('takes the posts out of lists and notifications, and leaves threads, profiles and all that the other sees', async () => {
    const world = await town()
    const { alice, bob, quokka, bobsPost } = world
    const [ofAlice, ofBob] = [await placesOf(world, alice), await placesOf(world, bob)]
    const ofQuokka = await placesOf(world, quokka)
    await alice.mutes(quokka)
    await bob.mutes(quokka)
    const staying = (found: string[]) => found.filter((place) => !lists.includes(place))
    expect(await placesOf(world, alice)).toEqual(staying(ofAlice))
    expect(await placesOf(world, bob)).toEqual(expect.arrayContaining(staying(ofBob)))
    expect((await placesOf(world, bob)).filter((place) => lists.includes(place))).toEqual([])
    expect(await placesOf(world, quokka)).toEqual(ofQuokka)
    const thread = `{ post(id: "${bobsPost}") { replies { edges { node { author { viewerIsMuting } } } } } }`
    expect((await alice.asks(thread))['post'].replies.edges).toEqual([{ node: { author: { viewerIsMuting: true } } }])
    await alice.unmutes(quokka)
    expect(await placesOf(world, alice)).toEqual(ofAlice)
  })

  it('keeps pages of Home full', async () => {
    const { alice, bob, quokka } = await town()
    await alice.follows(bob)
    for (let index = 0; index < 5; index++) await quokka.posts(`loud ${index}`)
    await alice.mutes(quokka)
    for (const filter of ['LATEST', 'TRENDING']) {
      const { feed } = await alice.asks(
        `{ feed(filter: ${filter}, first: 3) { edges { node { content } } pageInfo { hasNextPage } } }`,
      )
      expect(contents(feed).toSorted()).toEqual(['Hello from bob', 'good morning @quokka', 'good to know'])
      expect(feed.pageInfo.hasNextPage).toBe(false)
    }
  })

  it('is not told in subscriptions either', async () => {
    const { alice, quokka, carol } = await town()
    await alice.mutes(quokka)
    const listener = new Listener(urlOf('/graphql'), { token: alice.token })
    const messages = listener.subscribe('subscription { newPosts(list: EXPLORE) { posts { content } } }')
    await messages.next()
    await quokka.posts('quokka is unheard')
    await carol.posts('carol is heard')
    const heard = await messages.until(({ posts }) => posts.some((post: Data) => post.content === 'carol is heard'))
    expect(JSON.stringify(heard)).not.toContain('unheard')
    await listener.leaves()
  })
})

describe('the lists of muted and blocked accounts', () => {
  const query = (field: string) =>
    `query ($first: Int, $after: String) { ${field}(first: $first, after: $after) {
      edges { node { ${restrictionFields} } } pageInfo { hasNextPage endCursor } } }`

  it('have the last first, page by page, for their owner', async () => {
    const { alice, bob, carol, dan, guest } = await town()
    for (const person of [bob, carol, dan]) await alice.blocks(person)
    await alice.mutes(bob)
    const { blockedUsers: page } = await alice.asks(query('blockedUsers'), { first: 2 })
    expect(page.edges.map(({ node }: Data) => [node.username, node.viewerIsBlocking])).toEqual([
      ['dan', true],
      ['carol', true],
    ])
    const { blockedUsers: next } = await alice.asks(query('blockedUsers'), { first: 2, after: page.pageInfo.endCursor })
    expect(next.edges).toEqual([
      { node: { username: 'bob', viewerIsMuting: true, viewerIsBlocking: true, isBlockingViewer: false } },
    ])
    const { mutedUsers } = await alice.asks(query('mutedUsers'))
    expect(mutedUsers.edges).toEqual(next.edges)
    expect((await bob.asks(query('mutedUsers')))['mutedUsers'].edges).toEqual([])
    await expect(guest.asks(query('mutedUsers'))).rejects.toHaveCode('UNAUTHENTICATED')
  })

  it('take an account once, and nobody can mute or block themselves or nobody', async () => {
    const { alice, bob } = await town()
    const user = { viewerIsMuting: true, viewerIsBlocking: true, viewerIsFollowing: false }
    for (let time = 0; time < 2; time++) {
      await alice.mutes(bob)
      expect(await alice.blocks(bob)).toMatchObject({ user })
    }
    expect(await RestrictionModel.countDocuments({ ownerId: alice.id })).toBe(2)
    await alice.unblocks(bob)
    expect(await alice.unblocks(bob)).toMatchObject({ user: { ...user, viewerIsBlocking: false } })
    await expect(alice.blocks(alice)).rejects.toHaveCode('INVALID_INPUT')
    await expect(alice.mutes({ id: 'nobody' })).rejects.toHaveCode('NOT_FOUND')
    await expect(alice.unmutes({ id: 'nobody' })).rejects.toHaveCode('NOT_FOUND')
  })

  it('can hold suspended accounts, which show again with them', async () => {
    const { alice, bob } = await town()
    const ghost = await signsUp('ghost')
    for (const person of [bob, ghost]) await alice.mutes(person)
    await UserModel.updateOne({ _id: ghost.id }, { suspension: { until: null, rule: 'SPAM', note: '' } })
    const { mutedUsers } = await alice.asks(query('mutedUsers'))
    expect(mutedUsers.edges.map(({ node }: Data) => node.username)).toEqual(['bob'])
  })
})
