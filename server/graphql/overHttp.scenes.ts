import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { serverAudits } from 'graphql-http'
import { cast } from '../testing/cast.ts'
import { preflightHeaders } from './overHttp.ts'
import { urlOf, useServer } from '../testing/testServer.ts'

useServer()

const json = { 'content-type': 'application/json' }
const posts = encodeURIComponent('{ posts { edges { node { content } } } }')
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const persisted = (sha256Hash: unknown) => JSON.stringify({ persistedQuery: { version: 1, sha256Hash } })
const preflight = { 'graphql-require-preflight': 'true' }
const gets = (query: string, headers: Record<string, string> = preflight) =>
  fetch(urlOf(`/graphql?query=${query}`), { headers })
const getsByHash = (sha256Hash: string, headers: Record<string, string> = preflight) =>
  fetch(urlOf(`/graphql?extensions=${encodeURIComponent(persisted(sha256Hash))}`), { headers })
const sends = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(urlOf('/graphql'), { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })

describe("graphql-http's audit of GraphQL over HTTP", () => {
  const audits = (headers: Record<string, string>) =>
    serverAudits({
      url: () => urlOf('/graphql'),
      fetchFn: (url: string, init: RequestInit = {}) =>
        fetch(url, { ...init, headers: { ...headers, ...(init.headers as Record<string, string>) } }),
    })

  it.each(audits(preflight).map((audit) => [audit.name, audit] as const))('%s', async (_name, audit) => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' })
  })

  it('finds only GET requests without a preflight header refused', async () => {
    const results = await Promise.all(audits({}).map((audit) => audit.fn()))
    const refused = results.filter(({ status }) => status !== 'ok').map(({ id, name }) => `${id} ${name.split(' ')[0]}`)
    expect(refused).toEqual(['5A70 MAY', 'D6D5 MAY', '6A70 MAY'])
  })
})

describe('a query over GET', () => {
  it('gets an ETag for a guest, and 304 until the answer changes', async () => {
    const { bob } = await cast()
    const first = await gets(posts)
    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect(first.headers.get('vary')?.toLowerCase().split(', ').sort()).toEqual([
      'accept',
      'accept-encoding',
      'authorization',
    ])
    const known = { ...preflight, 'if-none-match': first.headers.get('etag') ?? '' }
    expect(await gets(posts, known)).toMatchObject({ status: 304 })
    await bob.posts('news')
    expect(await (await gets(posts, known)).text()).toContain('news')
  })

  it('is not cached when it failed, or was sent with a token', async () => {
    const { alice } = await cast()
    for (const response of [
      await gets(posts, { ...preflight, authorization: `Bearer ${alice.token}` }),
      await gets('{ nope }'),
      await getsByHash(hashOf('{ nope }')),
    ]) {
      expect([response.headers.get('cache-control'), response.headers.get('etag')]).toEqual(['no-store', null])
    }
  })

  it('must be a query', async () => {
    const response = await gets('mutation { logOut { __typename } }')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

describe('a document is known by its hash', () => {
  const operations = JSON.parse(readFileSync('client/apollo/operations.generated.json', 'utf8')) as Record<
    string,
    string
  >
  const [demoAccounts = ''] = Object.keys(operations).filter((hash) => operations[hash]?.includes('query DemoAccounts'))
  const sendsHash = (sha256Hash: unknown, query?: string) =>
    sends({ query, extensions: { persistedQuery: { version: 1, sha256Hash } } })
  const codeIn = async (response: Response) => {
    const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] }
    return errors?.[0]?.extensions.code
  }

  it('if the client was built with it', async () => {
    await cast()
    expect(await (await sendsHash(demoAccounts)).json()).toEqual({ data: { demoAccounts: [] } })
  })

  it('over GET too, with an ETag for a guest', async () => {
    await cast()
    const first = await getsByHash(demoAccounts)
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    const known = { ...preflight, 'if-none-match': first.headers.get('etag') ?? '' }
    expect(await getsByHash(demoAccounts, known)).toMatchObject({ status: 304 })
  })

  it('if a client sent its text with the hash before', async () => {
    const text = '{ posts(first: 1) { edges { cursor } } }'
    expect(await codeIn(await sendsHash(hashOf(text)))).toBe('PERSISTED_QUERY_NOT_FOUND')
    expect(await codeIn(await sendsHash(hashOf(text), text))).toBeUndefined()
    expect(await codeIn(await sendsHash(hashOf(text)))).toBeUndefined()
  })

  it('only if the hash is that of its text, and the document can run', async () => {
    const text = '{ posts(first: 2) { edges { cursor } } }'
    expect(await codeIn(await sendsHash(hashOf('another'), text))).toBe('BAD_REQUEST')
    expect(await codeIn(await sendsHash(hashOf('another')))).toBe('PERSISTED_QUERY_NOT_FOUND')
    const wrong = '{ nope }'
    expect(await codeIn(await sendsHash(hashOf(wrong), wrong))).toBe('GRAPHQL_VALIDATION_FAILED')
    expect(await codeIn(await sendsHash(hashOf(wrong)))).toBe('PERSISTED_QUERY_NOT_FOUND')
  })

  it.each([[{}], [null], ['a'.repeat(90_000)], ['__proto__'], ['']])('but not %j', async (hash) => {
    expect(await codeIn(await sendsHash(hash))).toBe('PERSISTED_QUERY_NOT_FOUND')
  })
})

describe('a request', () => {
  const write = {
    query: 'mutation ($id: ID!) { createPost(input: { id: $id, content: "unread" }) { post { id } } }',
    variables: { id: 'never-written' },
  }

  it('that accepts no GraphQL response is refused before it changes anything', async () => {
    const { alice } = await cast()
    const response = await sends(write, { accept: 'text/plain', authorization: `Bearer ${alice.token}` })
    expect(response.status).toBe(406)
    expect(await response.text()).toContain('Accept application/graphql-response+json or application/json.')
    expect(await alice.sees('never-written')).toBeNull()
  })

  it.each(['text/event-stream', 'multipart/mixed;deferSpec=20220824'])(
    'for an answer in parts (%s) is told of the socket',
    async (accept) => {
      const response = await sends({ query: 'subscription { newPosts { count } }' }, { accept })
      expect([response.status, await response.text()]).toEqual([406, expect.stringContaining('graphql-transport-ws')])
    },
  )

  it.each([
    '{ posts { edges { ...on PostEdge @defer { cursor } } } }',
    '{ posts { edges @stream { cursor } } }',
    'subscription { newPosts { count } }',
  ])('with %s is told of the socket', async (query) => {
    const response = await sends({ query }, { accept: 'multipart/mixed;deferSpec=20220824,application/json' })
    expect(await response.text()).toContain('graphql-transport-ws')
  })

  it('with a file gets the address for uploads', async () => {
    const body = new FormData()
    body.append('operations', JSON.stringify({ query: '{ viewer { id } }' }))
    body.append('0', new Blob(['x']), 'picture.png')
    const response = await fetch(urlOf('/graphql'), { method: 'POST', body, headers: preflight })
    expect([response.status, await response.text()]).toEqual([415, expect.stringContaining('/media/upload')])
  })

  it('with a batch of operations is refused with an explanation', async () => {
    const response = await sends([write, write])
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('Send one operation in each request')
  })

  it.each([
    ['another charset', 'application/json; charset=latin1', '{"query":"{ __typename }"}', 415],
    ['a text that is not UTF-8', 'application/json', '{"query":"{ __typename }","variables":{"a":"caf\xe9"}}', 400],
    ['a byte order mark', 'application/json', '\xef\xbb\xbf{"query":"{ __typename }"}', 200],
    ['a quoted charset', 'application/json;charset="UTF-8"', '{"query":"{ __typename }"}', 200],
  ])('with %s', async (_what, type, body, status) => {
    const headers = { 'content-type': type }
    const sent = { method: 'POST', headers, body: Uint8Array.from(Buffer.from(body, 'latin1')) }
    expect((await fetch(urlOf('/graphql'), sent)).status).toBe(status)
  })

  it('with an empty operation name counts as one without', async () => {
    const empty = await gets('{ __typename }&operationName=&variables=')
    expect(await empty.json()).toEqual({ data: { __typename: 'Query' } })
    const posted = await sends({ query: '{ __typename }', operationName: '' })
    expect(await posted.json()).toEqual({ data: { __typename: 'Query' } })
  })

  it('that a form of another site may have sent is told which headers it lacks', async () => {
    const response = await gets('{ __typename }', {})
    expect(response.status).toBe(400)
    for (const header of preflightHeaders) expect(await response.clone().text()).toContain(header)
  })

  it('gets 400 for a query that asks for too much, whatever it accepts', async () => {
    const response = await sends({ query: `{ ${'viewer { id } '.repeat(40)} }` }, { accept: 'application/json' })
    expect(response.status).toBe(400)
  })
})

describe('an answer is compressed', () => {
  const long = { query: '{ __schema { types { name description } } }' }
  const short = { query: '{ __typename }' }

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=0.5, br;q=0.1', 'gzip'],
    ['identity', null],
  ])('for a client that accepts %s as %s', async (accepted, encoding) => {
    for (const response of [
      await sends(long, { 'accept-encoding': accepted }),
      await fetch(urlOf('/api/openapi.json'), { headers: { 'accept-encoding': accepted } }),
    ]) {
      expect([response.status, response.headers.get('content-encoding')]).toEqual([200, encoding])
      await response.json()
    }
  })

  it('unless the client names no encoding, and caches distinguish the two', async () => {
    const headers = { ...json, connection: 'close' }
    const sent = request(urlOf('/graphql'), { method: 'POST', headers }).end(JSON.stringify(long))
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    expect(response.headers['content-encoding']).toBeUndefined()
    expect(response.headers.vary).toContain('accept-encoding')
    expect(await text(response)).toContain('description')
  })

  it('only if it is longer than one kilobyte', async () => {
    const response = await sends(short, { 'accept-encoding': 'br' })
    expect([response.headers.get('content-encoding'), response.headers.get('vary')?.toLowerCase()]).toEqual([
      null,
      'authorization, accept, accept-encoding',
    ])
  })
})
