import { postDocument, storePosts } from '../testing/documents.ts'
import { cast } from '../testing/cast.ts'
import type { Data, Person } from '../testing/person.ts'
import { hidden, useStars } from '../testing/stars.ts'
import { violations } from '../testing/violations.ts'
import { PostModel } from './post.model.ts'
import { ancestorIdsBelow, mostAncestors } from './ancestors.ts'

const contents = (posts: Data[]) => posts.map((post: Data | null) => post?.content ?? null)

async function ancestorsOf(reader: Person, id: string): Promise<(string | null)[]> {
  const { post } = await reader.asks('query ($id: ID!) { post(id: $id) { ancestors { content } } }', { id })
  return contents(post.ancestors)
}

async function conversationsOf(reader: Person, id: string, first = 20): Promise<Record<string, string[] | null>> {
  const query = `query ($id: ID!, $first: Int) {
    post(id: $id) { replies(first: $first) { edges { node { content } conversation { content } } } }
  }`
  const { post } = await reader.asks(query, { id, first })
  const edges: Data[] = post.replies.edges
  return Object.fromEntries(
    edges.map(({ node, conversation }) => [node.content, conversation && contents(conversation)]),
  )
}

describe('the ancestors of a reply', () => {
  useStars()

  afterEach(() => hidden.users.clear())

  it('are what it answers, from the first post to its parent', async () => {
    const { alice, carol, dan, guest, bobsPost } = await cast()
    const second = await alice.replies(bobsPost, 'second')
    const third = await carol.replies(second, 'third')
    const fourth = await dan.replies(third, 'fourth')
    expect(await ancestorsOf(guest, bobsPost)).toEqual([])
    expect(await ancestorsOf(guest, second)).toEqual(['Hello from bob'])
    expect(await ancestorsOf(guest, fourth)).toEqual(['Hello from bob', 'second', 'third'])
    const list = `{ user(username: "dan") { replies { edges { node { ancestors { content } } } } } }`
    const { user } = await guest.asks(list)
    expect(contents(user.replies.edges[0].node.ancestors)).toEqual(['Hello from bob', 'second', 'third'])
    expect(await violations()).toEqual([])
  })

  it('are the first and the nearest of a very long conversation', async () => {
    const { alice, bob, guest, bobsPost } = await cast()
    const stored = mostAncestors - 2
    let ancestorIds: string[] = []
    const chain = Array.from({ length: stored }, (_, index) => {
      const level = index + 1
      const parentId = level === 1 ? bobsPost : `level-${level - 1}`
      ancestorIds = ancestorIdsBelow(parentId, ancestorIds)
      return postDocument({
        ...{ _id: `level-${level}`, content: `level ${level}`, authorId: alice.id, parentId, ancestorIds },
        ...(level === 1 && { notifiedId: bob.id }),
        ...(level < stored && { replyCount: 1, continuedId: `level-${level + 1}` }),
      })
    })
    await storePosts(chain)
    await PostModel.updateOne({ _id: bobsPost }, { replyCount: 1 })
    let last = `level-${stored}`
    for (let level = stored + 1; level <= mostAncestors + 2; level++) last = await alice.replies(last, `level ${level}`)
    const ancestors = await ancestorsOf(guest, last)
    expect(ancestors).toHaveLength(mostAncestors)
    expect(ancestors.slice(0, 2)).toEqual(['Hello from bob', 'level 3'])
    expect(ancestors.at(-1)).toBe(`level ${mostAncestors + 1}`)
    expect(await violations()).toEqual([])
  })

  it('are null where the viewer may not see one', async () => {
    const { alice, carol, dan, guest, bobsPost } = await cast()
    const last = await dan.replies(await carol.replies(await alice.replies(bobsPost, 'second'), 'third'), 'fourth')
    hidden.users.add(alice.id)
    expect(await ancestorsOf(guest, last)).toEqual(['Hello from bob', null, 'third'])
    const page = `query ($id: ID!) {
      post(id: $id) { ancestors { content parent { id } } replies { edges { node { id } } } }
    }`
    const { post } = await guest.asks(page, { id: last })
    expect(post.ancestors).toEqual([
      { content: 'Hello from bob', parent: null },
      null,
      { content: 'third', parent: null },
    ])
  })

  it('of a reply to an old reply are found before the upgrade has filled them in', async () => {
    const { alice, carol, dan, guest, bobsPost } = await cast()
    const third = await carol.replies(await alice.replies(bobsPost, 'second'), 'third')
    await PostModel.collection.updateMany({}, { $unset: { ancestorIds: 1 } })
    expect(await ancestorsOf(guest, third)).toEqual(['second'])
    expect(await ancestorsOf(guest, await dan.replies(third, 'fourth'))).toEqual(['Hello from bob', 'second', 'third'])
  })
})

describe('the conversation below a direct reply', () => {
  useStars()

  afterEach(() => hidden.users.clear())

  it("shows the author's own replies first, then the most liked, then the newest, each before its replies", async () => {
    const { alice, bob, carol, dan, guest, bobsPost } = await cast()
    const reply = await alice.replies(bobsPost, 'direct')
    const own = await bob.replies(reply, 'own')
    const liked = await carol.replies(reply, 'liked')
    await dan.replies(reply, 'older')
    await dan.replies(reply, 'newer')
    await dan.likes(liked)
    await alice.replies(own, 'below own')
    const deeper = await bob.replies(liked, 'own below liked')
    await carol.replies(deeper, 'too deep')
    await carol.replies(bobsPost, 'without replies')
    const expected = { direct: ['own', 'below own', 'liked', 'own below liked', 'newer'], 'without replies': [] }
    expect(await conversationsOf(guest, bobsPost)).toEqual(expected)
    expect(await conversationsOf(dan, bobsPost)).toEqual(expected)
    const below = await conversationsOf(guest, reply)
    expect(below).toMatchObject({ liked: ['own below liked', 'too deep'], own: ['below own'] })
  })

  it('leaves out what the viewer may not see, and what follows that', async () => {
    const { alice, bob, carol, dan, guest, bobsPost } = await cast()
    const reply = await alice.replies(bobsPost, 'direct')
    await bob.replies(await carol.replies(reply, 'by carol'), 'to carol')
    await dan.replies(reply, 'by dan')
    expect(await conversationsOf(guest, bobsPost)).toEqual({ direct: ['by dan', 'by carol', 'to carol'] })
    hidden.users.add(carol.id)
    expect(await conversationsOf(guest, bobsPost)).toEqual({ direct: ['by dan'] })
  })

  it('is there for every page of replies, also where hidden ones are skipped, and null in other lists', async () => {
    const { alice, carol, dan, guest, bobsPost } = await cast()
    await dan.replies(await alice.replies(bobsPost, 'older'), 'below older')
    await dan.replies(await carol.replies(bobsPost, 'by carol'), 'below carol')
    hidden.users.add(carol.id)
    expect(await conversationsOf(guest, bobsPost, 1)).toEqual({ older: ['below older'] })
    const { posts } = await guest.asks(
      '{ posts(first: 1) { edges { conversation { id } node { replies { edges { conversation { content } } } } } } }',
    )
    expect(posts.edges[0].conversation).toBeNull()
    expect(contents(posts.edges[0].node.replies.edges[0].conversation)).toEqual(['below older'])
  })

  it('compares only the newest of each post where a level has very many replies', async () => {
    const { alice, bob, guest, bobsPost } = await cast()
    const [busy, quiet] = [await alice.replies(bobsPost, 'busy'), await alice.replies(bobsPost, 'quiet')]
    await bob.replies(busy, 'oldest, by the author')
    await bob.replies(quiet, 'the only one')
    const likes = (index: number) => (index === 1_050 ? 2 : index === 1_000 ? 1 : index === 10 ? 9 : 0)
    const { insertedCount } = await storePosts(
      Array.from({ length: 1_100 }, (_, index) =>
        postDocument({
          ...{ _id: `reply-${index}`, authorId: alice.id, parentId: busy, ancestorIds: [bobsPost, busy] },
          ...{ content: `reply ${index}`, likeCount: likes(index), createdAt: new Date(Date.now() + index) },
        }),
      ),
    )
    await PostModel.updateOne({ _id: busy }, { $inc: { replyCount: insertedCount } })
    expect(await conversationsOf(guest, bobsPost)).toEqual({
      quiet: ['the only one'],
      busy: ['reply 1050', 'reply 1000', 'reply 1099'],
    })
  })
})
