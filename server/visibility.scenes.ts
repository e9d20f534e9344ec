import { FollowModel } from './follows/follow.model.ts'
import { PostModel } from './posts/post.model.ts'
import { postDocument, storePosts, userDocument } from './testing/documents.ts'
import { cast } from './testing/cast.ts'
import { pagesFromEnd } from './testing/pages.ts'
import type { Data, Person } from './testing/person.ts'
import { hidden, useStars } from './testing/stars.ts'
import { emptyDatabase, urlOf } from './testing/testServer.ts'
import { UserModel } from './users/user.model.ts'
import { storedUserId } from './users/userIds.ts'
import { LikeModel } from './likes/like.model.ts'
import { BookmarkModel } from './bookmarks/bookmark.model.ts'

/** Every second person is hidden; the first in every list is. */
const shown = 5
const ids = Array.from({ length: 2 * shown }, (_, index) => `${index % 2 === 0 ? 'seen' : 'ghost'}-${index}`)
const at = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, index))

/** Alice and everybody follow each other; everybody wrote a post and a reply to her; she likes and saves all. */
async function world(): Promise<{ alice: Person; dan: Person; root: string }> {
  const { alice, dan } = await cast()
  const root = await alice.posts('the root')
  const posts = ids.flatMap((authorId, index) => [
    postDocument({ _id: `post-${authorId}`, authorId, content: `#all by ${authorId}`, createdAt: at(index) }),
    postDocument({ _id: `reply-${authorId}`, authorId, parentId: root, createdAt: at(index) }),
  ])
  await UserModel.insertMany(
    ids.map((_id, index) =>
      userDocument({
        _id,
        username: _id.replace('-', '_'),
        name: 'Person',
        followerCount: 100 + index,
        createdAt: at(index),
      }),
    ),
  )
  await PostModel.insertMany(posts)
  const edges = ids.map((id, index) => ({ userId: alice.id, postId: `post-${id}`, at: at(index) }))
  const likers = ids.map((userId, index) => ({ userId, postId: root, at: at(index) }))
  await LikeModel.insertMany([...edges, ...likers].map((edge) => ({ ...edge, state: 'liked' })))
  await BookmarkModel.insertMany(edges)
  await FollowModel.insertMany(
    ids.flatMap((id, index) => [
      { followerId: alice.id, followeeId: id, at: at(index) },
      { followerId: id, followeeId: alice.id, at: at(index) },
    ]),
  )
  const edgeCount = ids.length
  await UserModel.updateOne({ _id: alice.id }, { followerCount: edgeCount, followingCount: edgeCount })
  await PostModel.updateOne({ _id: root }, { replyCount: edgeCount })
  for (const id of ids) if (id.startsWith('ghost')) hidden.users.add(id)
  return { alice, dan, root }
}

type Page = { edges: { node: Data }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }

const postFields = 'author { id }'
const paged = (list: string, fields: string) =>
  `${list}first: $first, after: $after, last: $last, before: $before) {
    edges { node { id ${fields} } } pageInfo { hasPreviousPage startCursor hasNextPage endCursor }
  }`
const variables = '$first: Int, $after: String, $last: Int, $before: String'

/** Finds the page of each list in an answer. ROOT stands for the id of alice's post. */
const lists: [string, string, (data: Data) => Page][] = [
  ['Explore', paged('posts(', postFields), (data) => data['posts']],
  ['the feed, latest', paged('feed(filter: LATEST, ', postFields), (data) => data['feed']],
  ['the feed, trending', paged('feed(filter: TRENDING, ', postFields), (data) => data['feed']],
  ['a hashtag', paged('postsByHashtag(hashtag: "all", ', postFields), (data) => data['postsByHashtag']],
  ['a search', paged('searchPosts(query: "all by -nobody", ', postFields), (data) => data['searchPosts']],
  ['replies', `post(id: "ROOT") { ${paged('replies(', postFields)} }`, (data) => data['post'].replies],
  ['likers', `post(id: "ROOT") { ${paged('likers(', '')} }`, (data) => data['post'].likers],
  ['likes', `user(username: "alice") { ${paged('likedPosts(', postFields)} }`, (data) => data['user'].likedPosts],
  ['bookmarks', paged('bookmarks(', postFields), (data) => data['bookmarks']],
  ['followers', `user(username: "alice") { ${paged('followers(', '')} }`, (data) => data['user'].followers],
  ['following', `user(username: "alice") { ${paged('following(', '')} }`, (data) => data['user'].following],
  ['search by a long word', paged('users(search: "person", ', ''), (data) => data['users']],
  ['search by first letters', paged('users(search: "per", ', ''), (data) => data['users']],
]

const personOf = ({ id, author }: Data): string => storedUserId(author?.id ?? id)
const seen = ids.filter((id) => id.startsWith('seen')).toReversed()

describe('accounts that a domain hides', () => {
  useStars()

  let people: Awaited<ReturnType<typeof world>>
  beforeAll(async () => (people = await world()))
  afterAll(() => hidden.users.clear())

  it.each(lists)('are on no page of %s, and pages stay full', async (_name, selection, pageIn) => {
    const { alice, root } = people
    const query = `query (${variables}) { ${selection.replace('ROOT', root)} }`
    const rows: string[] = []
    const sizes: number[] = []
    for (let after: string | null = null; ;) {
      const { edges, pageInfo }: Page = pageIn(await alice.asks(query, { first: 2, after }))
      rows.push(...edges.map(({ node }) => personOf(node)))
      sizes.push(edges.length)
      if (!pageInfo.hasNextPage) break
      after = pageInfo.endCursor
    }
    expect(rows.filter((id) => ids.includes(id))).toEqual(seen)
    expect(sizes.slice(0, -1).every((size) => size === 2)).toBe(true)
    const pages = await pagesFromEnd(2, async (args) => pageIn(await alice.asks(query, args)))
    expect(pages.flatMap(({ edges }) => edges.map(({ node }: Data) => personOf(node)))).toEqual(rows)
    expect(pages.slice(1).every(({ edges }) => edges.length === 2)).toBe(true)
  })

  it('are not suggested, and others take their place', async () => {
    const { suggestedUsers } = await people.dan.asks('{ suggestedUsers(first: 5) { edges { node { id } } } }')
    expect(suggestedUsers.edges.map(({ node }: Data) => personOf(node))).toEqual(seen)
  })

  it('have no visible profile or posts', async () => {
    expect(await people.alice.seesUser('ghost_1')).toBeNull()
    expect(await people.alice.sees('post-ghost-1')).toBeNull()
    const query = '{ nodes(ids: ["user:ghost-1", "post-ghost-1", "post-seen-0"]) { id } }'
    expect(await people.alice.asks(query)).toEqual({ nodes: [null, null, { id: 'post-seen-0' }] })
  })

  it('are in no REST list either', async () => {
    const get = async (path: string) => JSON.stringify(await (await fetch(urlOf(path))).json())
    for (const path of ['/api/posts', '/api/users', '/api/users/alice', `/api/posts/${people.root}`]) {
      const answer = await get(path)
      expect(answer).toMatch(/seen[-_]0/)
      expect(answer).not.toContain('ghost')
    }
    expect(await get('/api/posts/user/ghost_1')).toBe('{"posts":[]}')
    const answer = await fetch(urlOf('/api/users?limit=7'))
    expect(((await answer.json()) as { users: object[] }).users).toHaveLength(7)
  })
})

describe('more hidden rows than one page scans', () => {
  useStars()

  afterAll(() => hidden.users.clear())

  it('make the page short, with a cursor to continue', async () => {
    await emptyDatabase()
    const { alice } = await cast()
    hidden.users.add('loud')
    await UserModel.insertMany([userDocument({ _id: 'loud', username: 'loud' })])
    await storePosts(
      Array.from({ length: 1_500 }, (_, index) =>
        postDocument({ _id: `loud-post-${index}`, authorId: 'loud', createdAt: new Date(Date.now() + index) }),
      ),
    )
    const query =
      'query ($after: String) { posts(first: 10, after: $after) { edges { node { content } } pageInfo { hasNextPage endCursor } } }'
    const { posts: first } = await alice.asks(query)
    expect(first).toMatchObject({ edges: [], pageInfo: { hasNextPage: true, endCursor: expect.any(String) } })
    const { posts: next } = await alice.asks(query, { after: first.pageInfo.endCursor })
    expect(next).toMatchObject({ edges: [{ node: { content: 'Hello from bob' } }], pageInfo: { hasNextPage: false } })
    await PostModel.updateMany({ authorId: 'loud' }, { createdAt: new Date(0) })
    const fromEnd =
      'query ($before: String) { posts(last: 10, before: $before) { edges { node { content } } pageInfo { hasPreviousPage startCursor } } }'
    const { posts: end } = await alice.asks(fromEnd)
    expect(end).toMatchObject({ edges: [], pageInfo: { hasPreviousPage: true, startCursor: expect.any(String) } })
    const { posts: previous } = await alice.asks(fromEnd, { before: end.pageInfo.startCursor })
    expect(previous).toMatchObject({ edges: [{ node: { content: 'Hello from bob' } }] })
  })
})
