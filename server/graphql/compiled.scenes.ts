import { readFileSync } from 'node:fs'
import { buildSchema, getIntrospectionQuery } from 'graphql'
import { cast } from '../testing/cast.ts'
import type { Person } from '../testing/person.ts'
import { Random } from '../testing/random.ts'
import { RandomDocuments, inOrder } from '../testing/randomDocuments.ts'
import { wholeApiSettings } from '../testing/sharedSettings.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { runsBefore } from './compiled.ts'
import { UserModel } from '../users/user.model.ts'

type Asked = { query: string; variables?: object; operationName?: string }

let runs = 0

/** Each request differs, so that no answer comes from a cache. Marks, which hold their time, are taken out. */
async function text(asked: Asked, token = ''): Promise<string> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const body = { ...asked, extensions: { run: runs++ } }
  const answer = await fetch(urlOf('/graphql'), { method: 'POST', headers, body: JSON.stringify(body) })
  return `${answer.status} ${(await answer.text()).replace(/"mark":"[^"]*"/, '"mark":"…"')}`
}

/** A guest's requests between cost less, and those that lack required variables the least. */
async function firstAndCompiled(asked: Asked, token?: string, between: object = {}): Promise<[string, string]> {
  const first = await text(asked, token)
  await Promise.all(Array.from({ length: runsBefore - 1 }, () => text({ ...asked, variables: between })))
  return [first, await text(asked, token)]
}

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const file = new URL('../../client/apollo/operations.generated.json', import.meta.url)
const queries = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
  .filter((operation) => operation.startsWith('query '))
  .map((operation) => [/^\w+ (\w+)/.exec(operation)?.[1] ?? '', operation] as const)

async function world() {
  const { alice, bob, carol, bobsPost } = await cast()
  const post = await bob.posts('A swallow for @alice #swallow', {
    links: [{ label: 'More', url: 'https://example.org' }],
  })
  await alice.replies(post, 'Seen it')
  await carol.replies(bobsPost, 'Hello @bob')
  await alice.likes(post)
  await alice.bookmarks(bobsPost)
  await alice.follows(bob)
  await UserModel.updateOne({ _id: alice.id }, { role: 'MODERATOR' })
  return { alice, bob, post }
}

const variablesOf = ({ bob, post }: { bob: Person; post: string }) => ({
  ...{
    ...{ username: 'bob', id: post, userId: `user:${bob.id}` },
    ...{ hashtag: 'swallow', query: 'swallow', order: 'MOST_LIKED', search: 'bo', url: 'http://127.0.0.1/' },
    list: 'HOME',
    reposts: true,
    window: 'WEEK',
    state: 'OPEN',
    code: 'unknown',
    from: '2020-01-01T00:00:00Z',
    to: '2020-01-02T00:00:00Z',
  },
})

const filters = { Home: 'LATEST', Notifications: 'ALL' }

let making: ReturnType<typeof world> | undefined
let people: Awaited<ReturnType<typeof world>>

function useWorld() {
  useServer(wholeApiSettings)
  beforeAll(async () => {
    people = await (making ??= world())
  })
}

describe('a query that is repeated often', () => {
  useWorld()

  it.each(queries)('%s of the client gets the same answer when it is compiled', async (name, query) => {
    const asked = { query, variables: { ...variablesOf(people), filter: filters[name as keyof typeof filters] } }
    const [first, compiled] = await firstAndCompiled(asked, people.alice.token)
    expect(first).toMatch(/^200 \{"data":/)
    expect(compiled).toBe(first)
  })

  it.each([
    [
      'with an error beside data',
      { query: '{ viewer { id } posts { edges { node { id } } } feed { edges { cursor } } }' },
    ],
    ['without a required object', { query: '{ user(username: "nobody") { posts { edges { node { id } } } } }' }],
    [
      'with aliases',
      { query: '{ a: user(username: "bob") { n: name name id: username } b: user(username: "alice") { id } }' },
    ],
    [
      'with fields in several places',
      {
        query:
          '{ posts { ...A edges { node { id } } } } fragment A on PostConnection { edges { cursor node { content } } }',
      },
    ],
    ['with a default', { query: 'query Q($first: Int = 1) { posts(first: $first) { edges { node { id } } } }' }],
    ['with a page that is too large', { query: '{ posts(first: 1000) { edges { node { id } } } }' }],
    ['with a wrong cursor', { query: '{ posts(after: "???") { edges { node { id } } } }' }],
    [
      'with a wrong variable',
      { query: 'query Q($n: Int) { posts(first: $n) { edges { cursor } } }', variables: { n: 'x' } },
    ],
    ['without a variable', { query: 'query Q($id: ID!) { post(id: $id) { id } }' }],
    [
      'with a text that the compiler takes for a number',
      { query: '{ posts(after: "__MAGIC_NAN__57f286b9_4c20_487f_b409_79804ddcb4f8") { edges { cursor } } }' },
    ],
    [
      'with the default of a required variable',
      { query: 'query Q($first: Int! = 1) { posts(first: $first) { edges { node { id } } } }' },
    ],
    [
      'with a variable in a list',
      {
        query: 'query Q($id: ID!, $other: ID = "none") { nodes(ids: [$id, $other]) { id } }',
        variables: { id: 'none' },
      },
    ],
    [
      'with a directive',
      {
        query: 'query Q($no: Boolean!) { posts { edges @skip(if: $no) { cursor } pageInfo { hasNextPage } } }',
        variables: { no: true },
      },
    ],
    [
      'of two in a document',
      { query: 'query A { posts { edges { cursor } } } query B { __typename }', operationName: 'B' },
    ],
    ['that the document does not have', { query: 'query A { __typename }', operationName: 'B' }],
    ['with an alias that every object has', { query: '{ posts { __proto__: __typename constructor: __typename } }' }],
    [
      'with variables that every object has',
      {
        query:
          'query Q($__proto__: Int, $toString: Int) { posts(first: $__proto__) { valueOf: __typename } b: posts(first: $toString) { __typename } }',
        variables: JSON.parse('{"__proto__":1,"toString":2}') as object,
      },
    ],
    [
      'with fragments that every object has',
      { query: '{ posts { ...constructor } } fragment constructor on PostConnection { __typename }' },
    ],
    ['about the schema', { query: getIntrospectionQuery() }],
  ])('%s gets the same answer', async (_title, asked: Asked) => {
    const [first, compiled] = await firstAndCompiled(asked)
    expect(compiled).toBe(first)
  })

  it('with objects of several types gets the same answer', async () => {
    const { bob, post } = people
    const query =
      'query Q($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on Post { content } ... on User { name } } }'
    const [first, compiled] = await firstAndCompiled({ query, variables: { ids: [post, 'none', `user:${bob.id}`] } })
    expect(first).toContain('"name":"bob"')
    expect(compiled).toBe(first)
  })

  it('runs no string of a document as code', async () => {
    const text = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74dglobalThis.wasRun=1'
    await firstAndCompiled({ query: `{ posts(after: "${text}") { edges { cursor } } }` })
    expect(globalThis).not.toHaveProperty('wasRun')
  })

  it('sees later changes', async () => {
    const { alice, post } = people
    const asked = { query: 'query Q($id: ID!) { post(id: $id) { likeCount viewerHasLiked } }', variables: { id: post } }
    await firstAndCompiled(asked, alice.token)
    await alice.unlikes(post)
    expect(await text(asked, alice.token)).toBe(`200 {"data":{"post":{"likeCount":0,"viewerHasLiked":false}}}\n`)
    expect(await text({ ...asked, variables: { id: 'no-such-post' } }, alice.token)).toBe(
      '200 {"data":{"post":null}}\n',
    )
  })
})

describe('a random operation that is repeated often', () => {
  useWorld()

  const seeds = Array.from({ length: Number(process.env['COMPILED_DOCUMENTS'] ?? 30) }, (_, seed) => seed)

  it.each(seeds)('gets the same answer, data and errors, with seed %i', async (seed) => {
    const { alice, bob, post } = people
    const pools = {
      ...{ username: ['alice', 'bob', 'nobody'], id: [post, `user:${bob.id}`, 'none'], than: [post, 'none'] },
      ...{ ids: [[post, 'none', `user:${bob.id}`], []], search: ['bo', '', 'nobody'], hashtag: ['swallow', '!'] },
      ...{ after: ['???', null], before: ['???', null], input: [{ postId: post }, { postId: 'none' }, {}] },
    }
    // A mark holds the time when it was made.
    const documents = new RandomDocuments(schema, new Random(`document ${seed}`), pools, ['mark'])
    const asked = seed % 5 === 0 ? documents.mutation(['likePost', 'bookmarkPost']) : documents.query()
    // Other variables could make it too complex to run, and what does not run is not compiled.
    const [first, compiled] = await firstAndCompiled(asked, seed % 3 === 0 ? '' : alice.token, asked.variables)
    expect([asked, inOrder(compiled)]).toEqual([asked, inOrder(first)])
  })
})

describe('a mutation that is repeated often', () => {
  useWorld()

  const post =
    'post { id content likeCount viewerHasLiked images { url alt } links { label url } author { postCount } }'
  const create = `mutation Create($input: CreatePostInput!) { createPost(input: $input) { ${post} } }`
  const like = `mutation Like($postId: ID!) { likePost(input: { postId: $postId }) { ${post} } }`

  async function both(
    query: string,
    { token }: Person,
    variablesOf: (run: number) => object,
  ): Promise<[string, string]> {
    const [first, compiled] = [`# first\n${query}`, `# compiled\n${query}`]
    for (let run = 0; run < runsBefore; run++) await text({ query: compiled, variables: variablesOf(run) }, token)
    const variables = variablesOf(runsBefore)
    return [await text({ query: first, variables }, token), await text({ query: compiled, variables }, token)]
  }

  it.each<[string, (id: string) => object]>([
    [
      'all fields',
      (id) => ({ id, content: 'Hello', links: [{ label: 'More', url: 'https://example.org' }], video: null }),
    ],
    ['the defaults of fields in its input', (id) => ({ id, content: 'Hello' })],
    ['a single value where a list belongs', (id) => ({ id, links: { label: 'More', url: 'https://example.org' } })],
    ['a text that is too long', (id) => ({ id, content: 'x'.repeat(10_000) })],
    ['a wrong type', (id) => ({ id, content: 7 })],
    ['an unknown field', (id) => ({ id, content: 'Hello', colour: 'blue' })],
    ['an input without content', (id) => ({ id })],
  ])('gets the same answer with %s', async (_what, inputOf) => {
    const { alice } = await cast()
    // A repeated post is answered with the stored one, so both answers are the same.
    const [first, compiled] = await both(create, alice, (run) => ({ input: inputOf(`some-post-${run}`) }))
    expect(compiled).toBe(first)
  })

  it('gets the same answer without its variable, and when it is refused', async () => {
    const { alice, bobsPost } = await cast()
    for (const variables of [{}, { postId: null }, { postId: 'no-such-post' }, { postId: bobsPost }, { postId: [1] }]) {
      const [first, compiled] = await both(like, alice, () => variables)
      expect(compiled).toBe(first)
    }
  })

  it('makes its change once for each time that it is sent', async () => {
    const { bob } = await cast()
    // Without an id, each run creates another post.
    await both(create, bob, (run) => ({ input: { content: `Post ${run}` } }))
    expect(await bob.seesUser('bob')).toMatchObject({ postCount: 1 + runsBefore + 2 })
  })

  it.each([
    ['left out', {}],
    ['null', { bio: null }],
  ])('changes the same when a variable within its input is %s', async (_how, more) => {
    const { bob } = await cast()
    const edit = `mutation Edit($name: String, $bio: String) {
      editProfile(input: { name: $name, bio: $bio }) { user { name bio } }
    }`
    await bob.does('editProfile', { bio: 'Here to stay' }, 'user { bio }')
    const [first, compiled] = await both(edit, bob, () => ({ name: 'Bob', ...more }))
    expect(compiled).toBe(first)
    expect(await bob.seesUser('bob')).toMatchObject({ bio: 'bio' in more ? '' : 'Here to stay' })
  })
})
