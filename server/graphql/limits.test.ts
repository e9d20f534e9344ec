import { cast } from '../testing/cast.ts'
import { Person } from '../testing/person.ts'
import { urlOf, useServer } from '../testing/testServer.ts'

useServer()

const guest = new Person()
const repeated = (count: number, field: (index: number) => string) =>
  `{ ${Array.from({ length: count }, (_, i) => field(i)).join(' ')} }`

/** Fragments that each spread the next one twice: walked naively, `depth` of them are 2^depth steps. */
const doubling = (depth: number, directive = '') =>
  Array.from(
    { length: depth },
    (_, i) => `fragment F${i} on Post { id ...F${i + 1} ${directive} ...F${i + 1} ${directive} }`,
  )
    .concat(`fragment F${depth} on Post { id }`)
    .join(' ')

describe('the limits of an operation', () => {
  it('cannot be bought back with a negative page', async () => {
    const nested = 'posts(first: 100) { edges { node { replies(first: 100) { edges { node { id } } } } } }'
    await expect(guest.asks(`{ credit: posts(first: -2000000000) { edges { cursor } } ${nested} }`)).rejects.toHaveCode(
      'TOO_COMPLEX',
    )
  })

  it('count a list for what it takes to read, however short', async () => {
    const { alice } = await cast()
    const lists = 'likedPosts(first: 1) { edges { cursor } } followers(first: 1) { edges { cursor } }'
    const manyReads = `{ users(search: "a", first: 100) { edges { node { ${lists} } } } }`
    await expect(alice.asks(repeated(3, (i) => `a${i}: ${manyReads.slice(2, -2)}`))).rejects.toHaveCode('TOO_COMPLEX')
    for (const search of [
      'suggestedUsers(first: 1) { id }',
      'feed(first: 1) { edges { cursor } }',
      'users(search: "a", first: 1) { edges { cursor } }',
    ])
      await expect(alice.asks(repeated(100, (i) => `a${i}: ${search}`))).rejects.toHaveCode('TOO_COMPLEX')
  })

  it('leave room for a page with all that can be shown of a hundred posts', async () => {
    const post =
      'id content likeCount viewerHasLiked author { id name avatar } images { url alt } parent { id author { username } }'
    await expect(guest.asks(`{ posts(first: 100) { edges { node { ${post} } } } }`)).resolves.toMatchObject({
      posts: {},
    })
  })

  it('hold for fragments that multiply, taken or skipped', async () => {
    await expect(guest.asks(`{ post(id: "12345678") { ...F0 } } ${doubling(40)}`)).rejects.toHaveCode('TOO_COMPLEX')
    const skipped = doubling(40, '@skip(if: true)')
    await expect(guest.asks(`{ post(id: "12345678") { ...F0 } } ${skipped}`)).resolves.toEqual({ post: null })
  })
})

describe('a request that is wrong', () => {
  const first = 'query ($first: Int) { posts(first: $first) { edges { cursor } } }'

  it.each([
    ['a variable of another type', first, { first: 'many' }],
    ['a variable that is missing', 'query ($id: ID!) { post(id: $id) { id } }', {}],
    [
      'a null where none may be',
      'mutation ($input: LikePostInput!) { likePost(input: $input) { post { id } } }',
      { input: { postId: null } },
    ],
  ])('is told so: %s', async (_what, query, variables) => {
    await expect(guest.asks(query, variables)).rejects.toHaveCode('BAD_USER_INPUT')
  })

  it('is told so: a null for an argument that has a default', async () => {
    const query = 'query ($filter: FeedFilter) { feed(filter: $filter) { edges { cursor } } }'
    await expect(guest.asks(query, { filter: null })).rejects.toHaveCode('INVALID_INPUT')
  })

  it('is told so: a subscription, where there are none', async () => {
    await expect(guest.asks('subscription { viewer { id } }')).rejects.toHaveCode('BAD_REQUEST')
  })

  it('is answered with a status that says so', async () => {
    const body = JSON.stringify({ query: first, variables: { first: 'many' } })
    const response = await fetch(urlOf('/graphql'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(response.status).toBe(400)
  })
})
