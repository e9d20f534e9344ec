import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { WebSocket } from 'ws'
import type { Person } from '../testing/person.ts'
import { cast } from '../testing/cast.ts'
import { keptLog } from '../testing/keptLog.ts'
import { urlOf, useServer } from '../testing/testServer.ts'

const { log, lines, lineOf } = keptLog()
const settings = { LOG_SLOW_MS: '1' }
const hashes = JSON.parse(readFileSync('client/apollo/operations.generated.json', 'utf8')) as Record<string, string>
const hashOf = (name: string) => Object.entries(hashes).find(([, text]) => text.startsWith(`query ${name}`))?.[0]

let alice: Person

async function lineFor(path: string, { body, token }: { body?: object; token?: string | undefined } = {}) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) }
  const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const answer = await fetch(urlOf(path), request)
  await answer.arrayBuffer()
  return lineOf(answer.headers.get('x-request-id'))
}

const asks = (body: object, token?: string) => lineFor('/graphql', { body, token })

describe('the line of a request in the log', () => {
  useServer(settings, undefined, log)
  beforeAll(async () => {
    ;({ alice } = await cast())
  })

  it('names the account and the operation, and what that may cost', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf('Home') } }
    const body = { operationName: 'Home', variables: { filter: 'LATEST', reposts: true }, extensions }
    expect(await asks(body, alice.token)).toMatchObject({
      ...{ api: 'graphql', operation: 'Home', accountId: alice.id, network: '127.0.0.0/24' },
      ...{ cost: expect.any(Number), milliseconds: expect.any(Number), res: { status: 200 } },
    })
  })

  it('has no account for a guest, and no more of a long name than fits', async () => {
    const line = await asks({ query: `query ${'x'.repeat(500)} { posts(first: 1) { edges { cursor } } }` })
    expect(line).toMatchObject({ operation: 'x'.repeat(100) })
    expect(line).not.toHaveProperty('accountId')
  })

  it('has the codes of GraphQL errors, each once', async () => {
    const like = (id: string) => `likePost(input: { postId: "${id}" }) { post { id } }`
    const query = `mutation { a: ${like('none')} b: ${like('nothing')} }`
    expect(await asks({ query }, alice.token)).toMatchObject({ errors: ['NOT_FOUND'] })
    expect(await asks({ query: '{ nothing }' })).toMatchObject({ errors: ['GRAPHQL_VALIDATION_FAILED'] })
  })

  it('names the account that logs in, and holds nothing of what it sent', async () => {
    const { username, password } = alice
    const query = 'mutation In($input: LogInInput!) { logIn(input: $input) { token } }'
    const line = await asks({ query, variables: { input: { username, password } } })
    expect(line).toMatchObject({ operation: 'In', accountId: alice.id })
    expect(JSON.stringify(line)).not.toContain(password)
    expect(JSON.stringify(lines)).not.toContain(alice.token)
  })

  it('has the commands of a slow one, without their values', async () => {
    const content = 'a text that nobody should read in a log'
    const query = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }'
    const { commands } = await asks({ query, variables: { input: { content } } }, alice.token)
    expect(commands).toContainEqual({ kind: 'insert posts', milliseconds: expect.any(Number) })
    expect(commands).toContainEqual({ kind: 'commitTransaction', milliseconds: expect.any(Number) })
    expect(JSON.stringify(lines)).not.toContain(content)
  })

  it('tells of a WebSocket once it is closed, how long it was open, whose it was and why it ended', async () => {
    const address = urlOf('/graphql').replace('http', 'ws')
    const headers = { 'x-request-id': 'a-socket' }
    const socket = new WebSocket(address, 'graphql-transport-ws', { headers })
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: alice.token } }))
    await once(socket, 'message')
    socket.close(1000)
    expect(await lineOf('a-socket')).toMatchObject({
      ...{ accountId: alice.id, network: '127.0.0.0/24', res: { status: 101 } },
      ...{ milliseconds: expect.any(Number), code: 1000 },
    })
    expect(JSON.stringify(lines)).not.toContain(alice.token)
  })

  it('names the route of a REST call, the kind of a page, and media', async () => {
    expect(await lineFor('/api/posts/none')).toMatchObject({ api: 'rest', operation: 'GET /api/posts/:postId' })
    expect(await lineFor('/post/none')).toMatchObject({ api: 'page', operation: 'post' })
    expect(await lineFor('/')).toMatchObject({ api: 'page', operation: 'explore' })
    expect(await lineFor('/media/none')).toMatchObject({ api: 'media', operation: 'read' })
    expect(await lineFor('/healthz')).not.toHaveProperty('api')
  })
})

describe('the log', () => {
  useServer(settings, undefined, log)

  const notices = () => lines.filter((line) => JSON.stringify(line).includes('X-Forwarded-For')).length

  it('says once that a proxy seems to be there while TRUST_PROXY is not set', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.1' }
    await fetch(urlOf('/healthz'))
    expect(notices()).toBe(0)
    await fetch(urlOf('/healthz'), { headers })
    await fetch(urlOf('/healthz'), { headers })
    expect(notices()).toBe(1)
  })
})
