import { getIntrospectionQuery } from 'graphql'
import { cast } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import { type Data, Person } from '../testing/person.ts'
import { urlOf, useServer } from '../testing/testServer.ts'

useServer()

const send = (init: RequestInit, path = '/graphql') => fetch(urlOf(path), { method: 'POST', ...init })
const json = { 'content-type': 'application/json' }
const firstError = async (response: Response) =>
  ((await response.json()) as { errors: { extensions: { code: string } }[] }).errors[0]

describe('the GraphQL endpoint', () => {
  it('refuses a body that is not JSON, has another content type, or is too large', async () => {
    expect((await send({ headers: json, body: '{' })).status).toBe(400)
    expect((await send({ headers: { 'content-type': 'text/plain' }, body: '{}' })).status).toBe(415)
    expect((await send({ headers: json, body: JSON.stringify({ query: 'x'.repeat(200_000) }) })).status).toBe(413)
  })

  it('reports a wrong query with a code', async () => {
    const syntax = await firstError(await send({ headers: json, body: JSON.stringify({ query: '{' }) }))
    expect(syntax?.extensions.code).toBe('GRAPHQL_PARSE_FAILED')
    await expect(new Person().asks('{ nope }')).rejects.toHaveCode('GRAPHQL_VALIDATION_FAILED')
  })

  it('never shows a stack trace', async () => {
    const response = await send({ headers: json, body: JSON.stringify({ query: '{ nope }' }) })
    expect(await response.text()).not.toContain('node_modules')
  })

  it('refuses a GET that a form or an image on another site could send', async () => {
    const response = await fetch(urlOf('/graphql?query={posts{edges{cursor}}}'))
    expect(response.status).toBe(400)
  })

  it('refuses pages of less than one or more than a hundred', async () => {
    await cast()
    for (const first of [0, -1, 101]) {
      await expect(new Person().asks(`{ posts(first: ${first}) { edges { cursor } } }`)).rejects.toHaveCode(
        'INVALID_INPUT',
      )
    }
  })

  it('tells client developers why it refused an input', async () => {
    const body = JSON.stringify({ query: '{ posts(first: 101) { edges { cursor } } }' })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(urlOf('/graphql'), { method: 'POST', headers, body })
    expect((await response.json()) as unknown).toMatchObject({
      errors: [{ message: 'Invalid input.', extensions: { argument: 'first', reason: 'first: ask for 1 to 100.' } }],
    })
  })

  it('refuses cursors that it did not make', async () => {
    for (const after of ['nonsense', btoa('[1]'), btoa('{"$ne":1}'), btoa('[1e300,"x"]')]) {
      const query = 'query ($after: String) { posts(after: $after) { edges { cursor } } }'
      await expect(new Person().asks(query, { after })).rejects.toHaveCode('INVALID_INPUT')
    }
  })

  it('refuses a cursor of another list, and accepts those of earlier releases', async () => {
    const { alice, bob, carol, bobsPost } = await cast()
    for (const person of [alice, carol]) {
      await person.follows(bob)
      await person.likes(bobsPost)
      await person.replies(bobsPost, `Yes #tag by @bob`)
      await person.posts('More of a #tag, a #word')
    }
    await bob.follows(alice)
    await bob.bookmarks(bobsPost)
    const lists: [from: string, list: string][] = [
      ...['posts', 'feed', 'feed(filter: TRENDING)', 'bookmarks', 'notifications', 'sessions', 'users'],
      ...['notifications(filter: MENTIONS)', 'users(search: "a")', 'users(search: "b")', 'suggestedUsers'],
      ...['postsByHashtag(hashtag: "tag")', 'postsByHashtag(hashtag: "word")'],
    ].map((list): [string, string] => ['', list])
    for (const name of ['alice', 'bob'])
      for (const list of ['posts', 'replies', 'likedPosts', 'followers', 'following'])
        lists.push([`user(username: "${name}")`, list])
    for (const list of ['replies', 'likers']) lists.push([`post(id: "${bobsPost}")`, list])
    const reads = async ([from, list]: [string, string], page: string) => {
      const field = list.endsWith(')') ? list.replace(/\)$/, `, ${page})`) : `${list}(${page})`
      const data = await bob.asks(
        `{ ${from ? `${from} { ${field} { edges { cursor } } }` : `${field} { edges { cursor } }`} }`,
      )
      const found = Object.values(data)[0] as Data
      return ((from ? Object.values(found)[0] : found) as Data)['edges'][0]?.cursor as string | undefined
    }
    const cursors = await Promise.all(lists.map((list) => reads(list, 'first: 1')))
    expect(cursors.filter(Boolean).length).toBeGreaterThan(15)
    for (const [index, cursor] of cursors.entries()) {
      if (!cursor) continue
      const refusals = lists.map((list) => reads(list, `first: 1, after: "${cursor}"`).then(() => null, String))
      const accepted = (await Promise.all(refusals)).flatMap((refusal, at) => (refusal === null ? [lists[at]] : []))
      expect(accepted).toEqual([lists[index]])
    }
    await reads(['', 'posts'], `first: 1, after: "${btoa(`[${Date.now()},"x"]`)}"`)
  })

  it('refuses a query that multiplies lists by lists', async () => {
    const nested = '{ posts(first: 100) { edges { node { replies(first: 100) { edges { node { id } } } } } } }'
    await expect(new Person().asks(nested)).rejects.toHaveCode('TOO_COMPLEX')
  })

  it('refuses a hundred log-ins in one request', async () => {
    const tries = Array.from(
      { length: 100 },
      (_, i) => `a${i}: logIn(input: { username: "alice", password: "${i}" }) { token }`,
    )
    await expect(new Person().asks(`mutation { ${tries.join(' ')} }`)).rejects.toHaveCode('TOO_COMPLEX')
  })

  it('refuses long chains of parents and documents with too many tokens', async () => {
    const chain = `{ post(id: "12345678") { ${'parent { '.repeat(40)} id ${'}'.repeat(40)} } }`
    await expect(new Person().asks(chain)).rejects.toHaveCode('TOO_COMPLEX')
    await expect(new Person().asks(`{ ${'viewer { id } '.repeat(1_000)} }`)).rejects.toHaveCode('TOO_COMPLEX')
  })

  it("returns each page's place in the list", async () => {
    const { alice, guest } = await cast()
    await alice.posts('newest')
    const query = `query ($after: String) {
      posts(first: 1, after: $after) { edges { cursor } pageInfo { hasPreviousPage startCursor hasNextPage endCursor } }
    }`
    const { posts: newest } = await guest.asks(query)
    const { posts: oldest } = await guest.asks(query, { after: newest.pageInfo.endCursor })
    for (const { edges, pageInfo } of [newest, oldest])
      expect([pageInfo.startCursor, pageInfo.endCursor]).toEqual([edges[0].cursor, edges[0].cursor])
    expect(newest.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: true })
    expect(oldest.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false })
  })

  it('reads a list from its end, and the part between two cursors', async () => {
    const { alice, guest } = await cast()
    for (const content of ['b', 'c', 'd', 'e']) await alice.posts(content)
    const args = 'first: $first, after: $after, last: $last, before: $before'
    const query = `query ($first: Int, $after: String, $last: Int, $before: String) {
      posts(${args}) { edges { cursor node { content } } pageInfo { hasPreviousPage startCursor hasNextPage endCursor } }
    }`
    const all = (await guest.asks(query)).posts.edges
    const [e, , c, b] = all.map(({ cursor }: Data) => cursor)
    const rows = all.map(({ node }: Data) => node.content[0])
    expect(rows).toEqual(['e', 'd', 'c', 'b', 'H'])
    for (const [asked, shown, before, behind] of [
      [{ last: 2 }, 'bH', true, false],
      [{ last: 2, before: b }, 'dc', true, true],
      [{ last: 3, before: b }, 'edc', false, true],
      [{ before: b }, 'edc', false, true],
      [{ first: 2, before: b }, 'ed', false, true],
      [{ first: 9, after: e, before: b }, 'dc', true, true],
      [{ first: 1, after: e, before: b }, 'd', true, true],
      [{ last: 1, after: e, before: b }, 'c', true, true],
      [{ last: 9, after: c }, 'bH', true, false],
      [{ first: null, after: null, last: 1, before: null }, 'H', true, false],
      [{ first: 3, after: b, before: e }, '', true, true],
    ] as const) {
      const { edges, pageInfo } = (await guest.asks(query, asked)).posts
      expect([asked, edges.map(({ node }: Data) => node.content[0]).join('')]).toEqual([asked, shown])
      expect([asked, pageInfo]).toMatchObject([asked, { hasPreviousPage: before, hasNextPage: behind }])
      if (edges.length > 0)
        expect([pageInfo.startCursor, pageInfo.endCursor]).toEqual([edges[0].cursor, edges.at(-1).cursor])
    }
  })

  it.each([
    ['both ends at once', { first: 1, last: 1 }, 'last'],
    ['no rows from the end', { last: 0 }, 'last'],
    ['too many rows from the end', { last: 101 }, 'last'],
    ['a wrong cursor before which to end', { before: 'nonsense' }, 'before'],
    ['a wrong cursor behind which to begin', { after: 'nonsense' }, 'after'],
    ['a cursor of a list in another order', { last: 5, before: btoa('[1,"x",1]') }, 'before'],
    ['a cursor of a list in another order to begin with', { last: 5, after: btoa('[1,"x",1]') }, 'after'],
  ])('names the argument when a page asks for %s', async (_what, page, argument) => {
    const query = `query ($first: Int, $after: String, $last: Int, $before: String) {
      posts(first: $first, after: $after, last: $last, before: $before) { edges { cursor } }
    }`
    await expect(new Person().asks(query, page)).rejects.toMatchObject({ code: 'INVALID_INPUT', argument })
  })

  it('returns the length of a list that has a counter, without reading the list', async () => {
    const { alice, bob, carol, guest, bobsPost } = await cast()
    await alice.follows(bob)
    await carol.follows(bob)
    await alice.likes(bobsPost)
    await alice.replies(bobsPost, 'a reply')
    const count = '{ totalCount }'
    const posts = `replies ${count} likers ${count}`
    const query = (fields: string, ofPost: string) =>
      `{ user(username: "bob") { ${fields} } post(id: "${bobsPost}") { ${ofPost} } }`
    const users = `posts ${count} followers ${count} following ${count} replies ${count} likedPosts ${count}`
    expect(await guest.asks(query(users, posts))).toEqual({
      user: {
        ...{ posts: { totalCount: 1 }, followers: { totalCount: 2 }, following: { totalCount: 0 } },
        ...{ replies: { totalCount: null }, likedPosts: { totalCount: null } },
      },
      post: { replies: { totalCount: 1 }, likers: { totalCount: 1 } },
    })
    const kept = query(`posts ${count} followers ${count} following ${count}`, posts)
    const withRows = query(`posts { ...on PostConnection { totalCount edges { cursor } } }`, 'id')
    const commands = async (text: string) => (await commandsDuring(() => guest.asks(text))).length
    expect(await commands(kept)).toBe(await commands(query('bio', 'id')))
    expect(await commands(withRows)).toBeGreaterThan(await commands(kept))
    await expect(guest.asks(query('followers(first: 0) { totalCount }', 'id'))).rejects.toHaveCode('INVALID_INPUT')
  })

  it('describes itself: every type, field, argument, input field and enum value', async () => {
    const whole = { schemaDescription: true, specifiedByUrl: true, inputValueDeprecation: true } as const
    const { __schema: described } = await new Person().asks(getIntrospectionQuery(whole))
    for (const subject of ['Authentication', 'Pages', 'Ids', 'Inputs', 'Errors', 'Limits'])
      expect(described.description).toContain(`\n${subject}: `)
    const partsOf = ({ fields, inputFields, enumValues, args }: Data): Data[] =>
      [...(fields ?? []), ...(inputFields ?? []), ...(enumValues ?? []), ...(args ?? [])].flatMap((part: Data) => [
        part,
        ...partsOf(part),
      ])
    const own = described.types.filter(({ name }: Data) => !name.startsWith('__'))
    const parts = [...own, ...described.directives].flatMap((type: Data) => [
      [type.name, type.description],
      ...partsOf(type).map(({ name, description }) => [`${type.name}.${name}`, description]),
    ])
    expect(parts.length).toBeGreaterThan(300)
    expect(parts.filter(([, description]) => !description)).toEqual([])
    expect(own.find(({ name }: Data) => name === 'DateTime').specifiedByURL).toMatch(/^https:/)
  })

  it('finds an account by its username or its id, and accepts exactly one of them', async () => {
    const { alice, guest } = await cast()
    const byId = 'query ($id: ID, $username: String) { user(id: $id, username: $username) { username } }'
    for (const args of [{ id: alice.id }, { username: 'ALICE' }, { id: alice.id, username: null }])
      expect(await guest.asks(byId, args)).toEqual({ user: { username: 'alice' } })
    expect(await guest.asks(byId, { id: 'nobody' })).toEqual({ user: null })
    for (const args of [{}, { id: alice.id, username: 'alice' }])
      await expect(guest.asks(byId, args)).rejects.toHaveCode('INVALID_INPUT')
  })

  it('pages through a list without losing or repeating posts while others post', async () => {
    const { alice, bob, guest } = await cast()
    const written = ['one', 'two', 'three', 'four', 'five']
    for (const content of written) await alice.posts(content)
    const query =
      'query ($after: String) { posts(first: 2, after: $after) { edges { node { content } } pageInfo { hasNextPage endCursor } } }'
    const seen: string[] = []
    for (let after: string | null = null, more = true; more;) {
      const { posts } = await guest.asks(query, { after })
      seen.push(...posts.edges.map((edge: { node: { content: string } }) => edge.node.content))
      ;({ endCursor: after, hasNextPage: more } = posts.pageInfo)
      await bob.posts('meanwhile')
    }
    expect(seen).toEqual([...written.toReversed(), 'Hello from bob'])
  })
})
