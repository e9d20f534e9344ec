import { LikeModel } from '../likes/like.model.ts'
import { PostModel } from '../posts/post.model.ts'
import { silence } from '../moderation/decisions.service.ts'
import { suspend } from '../moderation/suspensions.service.ts'
import { cast, signsUp } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import type { Data, Person } from '../testing/person.ts'
import { storeUsers, userDocument } from '../testing/documents.ts'
import { useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'

useServer()

const fields = 'id kind actorCount isUnread at post { id } actors { username }'

async function newsOf(person: Person, args = ''): Promise<Data[]> {
  const { notifications } = await person.asks(`{ notifications${args} { edges { node { ${fields} } } } }`)
  return notifications.edges.map(({ node }: Data) => node)
}

const inShort = ({ kind, actorCount, actors }: Data) =>
  `${kind} ${actorCount} ${actors.map(({ username }: Data) => username).join()}`

const shortNewsOf = async (person: Person, args?: string) => (await newsOf(person, args)).map(inShort)
const unread = async (person: Person) => (await person.asks('{ unreadNotifications }'))['unreadNotifications']
const sees = (person: Person, until: string) => person.does('markNotificationsSeen', { until }, 'unreadNotifications')

/** The pages of a list that is read one by one. */
async function pagesOfOne(person: Person): Promise<string[][]> {
  const pages: string[][] = []
  for (let after: string | null = null; ;) {
    const query = `query ($after: String) { notifications(first: 1, after: $after) {
      edges { cursor node { ${fields} } } pageInfo { hasNextPage endCursor } } }`
    const { notifications }: Data = await person.asks(query, { after })
    pages.push(notifications.edges.map(({ node }: Data) => inShort(node)))
    if (!notifications.pageInfo.hasNextPage) break
    after = notifications.pageInfo.endCursor
  }
  return pages
}

/** Accounts that like a post one after the other. Returns their ids. */
async function storesFans(count: number, author: Person, postId: string): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `fan_${String(index).padStart(3, '0')}`)
  await storeUsers(ids.map((_id) => userDocument({ _id, username: _id })))
  await LikeModel.collection.insertMany(
    ids.map((userId, index) => {
      const at = new Date(Date.now() - 1_000 + index)
      return { userId, postId, state: 'liked' as const, at, notifiedId: author.id }
    }),
  )
  await PostModel.updateOne({ _id: postId }, { likeCount: count })
  return ids
}

describe('notifications', () => {
  it('are likes, replies, mentions and follows by others, newest first, with likes of a post grouped', async () => {
    const { alice, bob, carol, bobsPost } = await cast()
    await alice.likes(bobsPost)
    const reply = await alice.replies(bobsPost, 'Hi @bob')
    const mention = await carol.posts('Ask @bob')
    await carol.likes(bobsPost)
    await carol.follows(bob)
    await alice.follows(bob)
    expect(await shortNewsOf(bob)).toEqual([
      'FOLLOW 2 alice,carol',
      'LIKE 2 carol,alice',
      'MENTION 1 carol',
      'REPLY 1 alice',
    ])
    expect((await newsOf(bob)).map(({ post }) => post?.id)).toEqual([undefined, bobsPost, mention, reply])
    expect(await shortNewsOf(bob, '(filter: MENTIONS)')).toEqual(['MENTION 1 carol', 'MENTION 1 alice'])
    expect(await shortNewsOf(alice)).toEqual([])
  })

  it('do not include what people do themselves', async () => {
    const { bob, bobsPost } = await cast()
    await bob.likes(bobsPost)
    await bob.replies(bobsPost, 'I, @bob')
    expect(await shortNewsOf(bob)).toEqual([])
    expect(await unread(bob)).toBe(0)
  })

  it('disappear with what is removed, deleted or hidden', async () => {
    const { alice, bob, carol, dan, bobsPost } = await cast()
    await alice.likes(bobsPost)
    await alice.follows(bob)
    const reply = await alice.replies(bobsPost, 'soon gone')
    const mention = await carol.posts('@bob')
    await dan.follows(bob)
    await alice.unlikes(bobsPost)
    await alice.unfollows(bob)
    await alice.deletes(reply)
    await carol.edits(mention, { content: 'nobody' })
    await UserModel.updateOne({ _id: dan.id }, { deletingAt: new Date() })
    expect(await shortNewsOf(bob)).toEqual([])
    expect(await unread(bob)).toBe(0)
  })

  it('name and count only those whom the viewer may see', async () => {
    const { alice, bob, carol, dan, bobsPost } = await cast()
    const [eve, frank] = [await signsUp('eve'), await signsUp('frank')]
    for (const person of [alice, carol, dan, eve, frank]) {
      await person.likes(bobsPost)
      await person.does('repostPost', { postId: bobsPost }, 'post { id }')
      await person.follows(bob)
    }
    await bob.mutes(alice)
    await suspend(null, carol.id, { rule: 'SPAM', note: '', until: null })
    await silence(null, dan.id, { rule: 'SPAM', note: '', until: null })
    await eve.blocks(bob)
    expect(await shortNewsOf(bob)).toEqual(['FOLLOW 1 frank', 'REPOST 1 frank', 'LIKE 1 frank'])
    await bob.unmutes(alice)
    await bob.follows(dan)
    expect(await shortNewsOf(bob)).toEqual([
      'FOLLOW 3 frank,dan,alice',
      'REPOST 3 frank,dan,alice',
      'LIKE 3 frank,dan,alice',
    ])
  })

  it('of more than fifty people count the older ones also if they are hidden', async () => {
    const { bob, bobsPost } = await cast()
    await storesFans(52, bob, bobsPost)
    for (const id of ['fan_000', 'fan_001', 'fan_002', 'fan_051']) await bob.mutes({ id })
    expect(await shortNewsOf(bob)).toEqual(['LIKE 50 fan_050,fan_049,fan_048,fan_047'])
  })

  it('come once also if more than fifty people in a row are hidden', async () => {
    const { alice, bob, bobsPost } = await cast()
    const fans = await storesFans(60, bob, bobsPost)
    await UserModel.updateMany({ _id: { $in: fans.slice(5) } }, { suspension: { until: null } })
    const other = await bob.posts('other')
    await alice.likes(other)
    await LikeModel.updateOne({ userId: alice.id }, { at: new Date(Date.now() - 10_000) })
    await LikeModel.updateOne({ userId: fans[0] }, { at: new Date(Date.now() - 20_000) })
    expect(await pagesOfOne(bob)).toEqual([['LIKE 5 fan_004,fan_003,fan_002,fan_001'], ['LIKE 1 alice'], []])
  })

  it('come page by page, each group once and complete on the page of its newest event', async () => {
    const { alice, bob, carol, dan, bobsPost } = await cast()
    const other = await bob.posts('other')
    await alice.likes(bobsPost)
    await carol.likes(other)
    await dan.likes(bobsPost)
    await carol.likes(bobsPost)
    expect(await pagesOfOne(bob)).toEqual([['LIKE 3 carol,dan,alice'], ['LIKE 1 carol'], []])
  })

  it('keep their id while they grow, and do not depend on the page size', async () => {
    const { alice, bob, carol, dan, bobsPost } = await cast()
    await bob.likes(bobsPost)
    await alice.likes(bobsPost)
    await alice.follows(bob)
    const before = await newsOf(bob)
    await carol.follows(bob)
    await dan.likes(bobsPost)
    const after = await newsOf(bob)
    expect(after.map(inShort)).toEqual(['LIKE 2 dan,alice', 'FOLLOW 2 carol,alice'])
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id).toReversed())
    expect(await newsOf(bob, '(first: 1)')).toEqual(after.slice(0, 1))
  })

  it('that grew after a page was read are at the top, and not on the next page', async () => {
    const { alice, bob, carol, dan, bobsPost } = await cast()
    const other = await bob.posts('other')
    await alice.likes(other)
    await alice.likes(bobsPost)
    const page = async (after: string | null) => {
      const query = `query ($after: String) { notifications(first: 1, after: $after) {
        edges { node { ${fields} } } pageInfo { endCursor } } }`
      const { edges, pageInfo } = (await bob.asks(query, { after }))['notifications']
      return { ids: edges.map(({ node }: Data) => node.post.id), end: pageInfo.endCursor }
    }
    const { ids, end } = await page(null)
    expect(ids).toEqual([bobsPost])
    await dan.likes(bobsPost)
    expect((await page(end)).ids).toEqual([other])
    await carol.likes(other)
    expect((await page(end)).ids).toEqual([])
    expect((await page(null)).ids).toEqual([other])
  })

  it.each(['bm90aGluZw', Buffer.from('[1,"x"]').toString('base64url'), Buffer.from('[1,"lzz"]').toString('base64url')])(
    'refuse the cursor %s, which is of no such list',
    async (after) => {
      const { bob } = await cast()
      await expect(newsOf(bob, `(after: "${after}")`)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        argument: 'after',
      })
    },
  )
})

describe('what is new', () => {
  it('is counted until it was seen, and stays seen after an earlier mark', async () => {
    const { alice, bob, carol, bobsPost } = await cast()
    await alice.likes(bobsPost)
    await carol.likes(bobsPost)
    await alice.follows(bob)
    expect(await unread(bob)).toBe(3)
    const [newest, older] = await newsOf(bob)
    expect(await sees(bob, older?.['at'])).toEqual({ unreadNotifications: 1 })
    expect((await newsOf(bob)).map(({ isUnread }) => isUnread)).toEqual([true, false])
    expect(await sees(bob, newest?.['at'])).toEqual({ unreadNotifications: 0 })
    expect(await sees(bob, '2020-01-01T00:00:00.000Z')).toEqual({ unreadNotifications: 0 })
  })

  it('stays new when a client sends a time in the future', async () => {
    const { alice, bob, bobsPost } = await cast()
    await sees(bob, '2999-01-01T00:00:00Z')
    await alice.likes(bobsPost)
    expect(await unread(bob)).toBe(1)
    await expect(sees(bob, 'tomorrow')).rejects.toHaveCode('BAD_USER_INPUT')
  })
})

describe('muted kinds of notifications', () => {
  it('are neither listed nor counted', async () => {
    const { alice, bob, bobsPost } = await cast()
    await alice.likes(bobsPost)
    await alice.replies(bobsPost, 'Well, @bob')
    await alice.follows(bob)
    const choose = (kinds: string[]) =>
      bob.does('chooseNotifications', { kinds }, 'unreadNotifications user { notificationKinds }')
    expect(await choose(['MENTION', 'LIKE'])).toEqual({
      unreadNotifications: 2,
      user: { notificationKinds: ['LIKE', 'MENTION'] },
    })
    expect(await shortNewsOf(bob)).toEqual(['MENTION 1 alice', 'LIKE 1 alice'])
    expect(await choose([])).toMatchObject({ unreadNotifications: 0 })
    expect(await shortNewsOf(bob)).toEqual([])
    await choose(['LIKE', 'REPLY', 'FOLLOW', 'MENTION'])
    expect(await unread(bob)).toBe(3)
  })
})

describe('the work for notifications', () => {
  it('is bounded for a post with thousands of simultaneous likes, and no like is lost or doubled', async () => {
    const { bob, bobsPost } = await cast()
    const at = new Date()
    const ids = Array.from({ length: 1_300 }, (_, index) => `fan_${String(index).padStart(4, '0')}`)
    await storeUsers(ids.map((_id) => userDocument({ _id, username: _id })))
    const likes = ids.map((userId) => ({ userId, postId: bobsPost, state: 'liked' as const, at, notifiedId: bob.id }))
    await LikeModel.collection.insertMany(likes)
    await PostModel.updateOne({ _id: bobsPost }, { likeCount: ids.length })
    expect(await unread(bob)).toBe(100)
    const read = async (after: string | null) => {
      const query = `query ($after: String) { notifications(first: 5, after: $after) {
        edges { node { ${fields} } } pageInfo { hasNextPage endCursor } } }`
      return (await bob.asks(query, { after }))['notifications']
    }
    const first = await read(null)
    expect(first.edges.map(({ node }: Data) => inShort(node))).toEqual([
      'LIKE 1300 fan_1299,fan_1298,fan_1297,fan_1296',
    ])
    expect(first.pageInfo.hasNextPage).toBe(true)
    const next = await read(first.pageInfo.endCursor)
    expect(next.edges).toEqual([])
    expect(next.pageInfo.hasNextPage).toBe(false)
    const commands = await commandsDuring(() => read(null))
    expect(commands.length).toBeLessThanOrEqual(45)
  })

  it('is nine commands for a count: one for each kind, two for accounts, and one for mutes and blocks', async () => {
    const { alice, bob, bobsPost } = await cast()
    await alice.likes(bobsPost)
    await alice.follows(bob)
    await unread(bob)
    const commands = await commandsDuring(() => unread(bob))
    expect(commands.map(({ name, collection }) => `${name} ${collection}`).toSorted()).toEqual([
      'find follows',
      'find likes',
      'find posts',
      'find posts',
      'find posts',
      'find reposts',
      'find restrictions',
      'find users',
      'find users',
    ])
  })
})
