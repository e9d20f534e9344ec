import { cast } from '../testing/cast.ts'
import { Person } from '../testing/person.ts'
import * as documents from '../testing/hostile/documents.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { maxErrors } from './limits.ts'
import { maxCost } from './limitsOfCost.ts'

useServer()

const guest = new Person()
const repeated = (count: number, field: (index: number) => string) =>
  `{ ${Array.from({ length: count }, (_, i) => field(i)).join(' ')} }`

/** Each fragment spreads the next one twice, so visiting each spread would take 2^depth steps. */
const doubling = (depth: number, directive = '') =>
  Array.from(
    { length: depth },
    (_, i) => `fragment F${i} on Post { id ...F${i + 1} ${directive} ...F${i + 1} ${directive} }`,
  )
    .concat(`fragment F${depth} on Post { id }`)
    .join(' ')

describe('the limits of an operation', () => {
  it('do not let a negative page size offset other costs', async () => {
    const nested = 'posts(first: 100) { edges { node { replies(first: 100) { edges { node { id } } } } } }'
    await expect(guest.asks(`{ credit: posts(first: -2000000000) { edges { cursor } } ${nested} }`)).rejects.toHaveCode(
      'TOO_COMPLEX',
    )
  })

  it('count rows from the end of a list like those from its beginning', async () => {
    const nested = (size: string) => `{ posts(${size}) { edges { node { replies(${size}) { edges { cursor } } } } } }`
    for (const size of ['first: 100', 'last: 100', 'first: null, last: 100'])
      await expect(guest.asks(nested(size))).rejects.toHaveCode('TOO_COMPLEX')
  })

  it('count only stored lengths as cheap', async () => {
    const of = (list: string) => `{ posts(first: 100) { edges { node { author { ${list} { totalCount } } } } } }`
    await expect(guest.asks(of('followers'))).resolves.toMatchObject({ posts: {} })
    await expect(guest.asks(of('likedPosts'))).rejects.toHaveCode('TOO_COMPLEX')
  })

  it('count the cost of reading a list, however short its page', async () => {
    const { alice } = await cast()
    const lists = 'likedPosts(first: 1) { edges { cursor } } followers(first: 1) { edges { cursor } }'
    const manyReads = `{ users(search: "a", first: 100) { edges { node { ${lists} } } } }`
    await expect(alice.asks(repeated(3, (i) => `a${i}: ${manyReads.slice(2, -2)}`))).rejects.toHaveCode('TOO_COMPLEX')
    for (const search of [
      'suggestedUsers(first: 1) { edges { cursor } }',
      'feed(first: 1) { edges { cursor } }',
      'users(search: "a", first: 1) { edges { cursor } }',
    ])
      await expect(alice.asks(repeated(100, (i) => `a${i}: ${search}`))).rejects.toHaveCode('TOO_COMPLEX')
  })

  it('allow a page of a hundred posts with everything that a card shows', async () => {
    const post =
      'id content likeCount viewerHasLiked author { id name avatar } images { url alt } parent { id author { username } }'
    await expect(guest.asks(`{ posts(first: 100) { edges { node { ${post} } } } }`)).resolves.toMatchObject({
      posts: {},
    })
  })

  it('hold for nested fragments, and ignore skipped ones', async () => {
    await expect(guest.asks(`{ post(id: "12345678") { ...F0 } } ${doubling(40)}`)).rejects.toHaveCode('TOO_COMPLEX')
    const skipped = doubling(40, '@skip(if: true)')
    await expect(guest.asks(`{ post(id: "12345678") { ...F0 } } ${skipped}`)).resolves.toEqual({ post: null })
  })
})

async function answerTo(body: string | object) {
  const response = await fetch(urlOf('/graphql'), {
    method: 'POST',
    headers: { accept: 'application/graphql-response+json', 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  const { errors = [] } = JSON.parse(text) as { errors?: { message: string; extensions: Record<string, unknown> }[] }
  return { status: response.status, errors, length: text.length }
}

const codeOf = (answer: Awaited<ReturnType<typeof answerTo>>) => answer.errors[0]?.extensions['code']

describe('a request with very many mistakes', () => {
  it.each([
    ['unknown fields of an input', documents.unknownInputFields(8_000), 'TOO_COMPLEX'],
    ['unknown fields of an input, as many as variables may have', documents.unknownInputFields(490), 'BAD_USER_INPUT'],
    ['entries of the wrong type', documents.wrongListEntries(15_000), 'TOO_COMPLEX'],
    ['entries of the wrong type, as many as variables may have', documents.wrongListEntries(490), 'BAD_USER_INPUT'],
    ['lists in lists', documents.nestedVariable(40_000), 'TOO_COMPLEX'],
    ['variables that are missing', documents.missingVariables(300), 'GRAPHQL_VALIDATION_FAILED'],
    ['fields that no type has', documents.unknownFields(29), 'GRAPHQL_VALIDATION_FAILED'],
    ['arguments that no field has', documents.unknownArguments(600), 'GRAPHQL_VALIDATION_FAILED'],
    ['literals of the wrong type', documents.wrongLiterals(1_900), 'GRAPHQL_VALIDATION_FAILED'],
    ['conflicting fields', documents.conflictingFields(40), 'GRAPHQL_VALIDATION_FAILED'],
  ])('gets only a few errors: %s', async (_what, body, code) => {
    const answer = await answerTo(body)
    expect([answer.status, codeOf(answer)]).toEqual([400, code])
    // graphql-js adds an error that says that there are more.
    expect(answer.errors.length).toBeLessThanOrEqual(maxErrors + 1)
    expect(answer.length).toBeLessThan(4_000)
  })

  it.each([
    ['a name', `{ ${'a'.repeat(90_000)} }`],
    ['a number', `{ posts(first: ${'9'.repeat(90_000)}) { edges { cursor } } }`],
    ['a text', `{ posts(first: "${'a'.repeat(90_000)}") { edges { cursor } } }`],
    ['a block of text', `{ posts(first: """${' a\n'.repeat(20_000)}""") { edges { cursor } } }`],
    ['lists in lists', `{ posts(first: ${'['.repeat(900)}${']'.repeat(900)}) { edges { cursor } } }`],
  ])('does not get its long input back: %s', async (_what, query) => {
    const { status, length } = await answerTo({ query })
    expect(status).toBe(400)
    expect(length).toBeLessThan(4_000)
  })

  it('gets a short error for the long name of an unknown operation', async () => {
    const { errors, length } = await answerTo({ query: 'query A { viewer { id } }', operationName: 'B'.repeat(50_000) })
    expect(errors).toHaveLength(1)
    expect(length).toBeLessThan(1_000)
  })

  it('cannot use property names that every object has', async () => {
    const query = 'mutation ($input: LikePostInput!) { likePost(input: $input) { post { id } } }'
    for (const key of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const answer = await answerTo(
        `{"query":${JSON.stringify(query)},"variables":{"input":{"postId":"a","${key}":{}}}}`,
      )
      expect(codeOf(answer)).toBe('BAD_USER_INPUT')
    }
  })
})

describe('a refused operation', () => {
  it('reports its cost and the limit', async () => {
    const { errors } = await answerTo(documents.listsOfAuthors(100))
    expect(errors[0]?.extensions).toEqual({
      code: 'TOO_COMPLEX',
      reason: expect.stringMatching(/^The operation costs \d+, more than \d+\.$/),
      cost: expect.any(Number),
      limit: maxCost,
    })
  })

  it('reports the limit that it exceeds', async () => {
    const answer = await answerTo(documents.listsOfOne(40))
    expect(answer.status).toBe(400)
    expect(answer.errors[0]?.extensions).toEqual({
      code: 'TOO_COMPLEX',
      reason: 'More than 15 levels of fields (or a fragment contains itself).',
      cost: 16,
      limit: 15,
    })
  })

  it.each([
    ['four lists of each author of a page', documents.listsOfAuthors(20)],
    ['introspection that walks in circles', documents.circularIntrospection(3)],
    [
      'the parents of the parents of a page',
      { query: '{ posts(first: 100) { edges { node { parent { parent { parent { id } } } } } } }' },
    ],
  ])('is, for example, one with %s', async (_what, body) => {
    const answer = await answerTo(body)
    expect([answer.status, ['TOO_COMPLEX', 'GRAPHQL_VALIDATION_FAILED'].includes(String(codeOf(answer)))]).toEqual([
      400,
      true,
    ])
  })

  it('may also come as a GET', async () => {
    const search = new URLSearchParams({ query: documents.aliasedIntrospections(20).query })
    const response = await fetch(urlOf(`/graphql?${search}`), { headers: { 'apollo-require-preflight': '1' } })
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_COMPLEX' } }] })
  })
})

describe('an invalid request', () => {
  const first = 'query ($first: Int) { posts(first: $first) { edges { cursor } } }'

  it.each([
    ['a variable of another type', first, { first: 'many' }],
    ['a variable that is missing', 'query ($id: ID!) { post(id: $id) { id } }', {}],
    [
      'a null where none may be',
      'mutation ($input: LikePostInput!) { likePost(input: $input) { post { id } } }',
      { input: { postId: null } },
    ],
  ])('is refused: %s', async (_what, query, variables) => {
    await expect(guest.asks(query, variables)).rejects.toHaveCode('BAD_USER_INPUT')
  })

  it('is refused: a null for an argument that has a default', async () => {
    const query = 'query ($filter: FeedFilter) { feed(filter: $filter) { edges { cursor } } }'
    await expect(guest.asks(query, { filter: null })).rejects.toHaveCode('INVALID_INPUT')
  })

  it('is refused: a subscription, which needs a WebSocket', async () => {
    await expect(guest.asks('subscription { newPosts { count } }')).rejects.toHaveCode('BAD_REQUEST')
  })

  it('gets status 400 where the client accepts the media type of GraphQL responses', async () => {
    expect(await answerTo({ query: first, variables: { first: 'many' } })).toMatchObject({ status: 400 })
  })
})
