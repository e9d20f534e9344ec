import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { RawConnection } from '../testing/rawConnection.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { cast } from '../testing/cast.ts'
import type { Person } from '../testing/person.ts'
import { boundary, form } from '../testing/media/form.ts'
import { emptyPng } from '../testing/media/pictures.ts'

useServer()

async function statusLineOfStalled(path: string): Promise<string> {
  const connection = await RawConnection.open()
  const headers = 'host: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n'
  await connection.sends(`POST ${path} HTTP/1.1\r\n${headers}{"query":`)
  return connection.statusLine().finally(() => connection.leaves())
}

let stalled: Promise<string[]>
// The answers take ten seconds, in which other scenes run.
beforeAll(() => {
  stalled = Promise.all(['/graphql', '/api/auth/login'].map(statusLineOfStalled))
})

describe('a JSON body', () => {
  it('that stalls gets 408, from either API', async () => {
    for (const statusLine of await stalled) expect(statusLine).toMatch(/^HTTP\/1.1 408 /)
  })
})

/** More than the system buffers for a connection that nobody reads. */
const size = 12_000_000

const places = [
  ['/graphql', 'application/json', Buffer.alloc(size, '{"query":"')],
  ['/api/auth/signup', 'application/json', Buffer.alloc(size, '{"name":"')],
  [
    '/media/upload',
    `multipart/form-data; boundary=${boundary}`,
    form(Buffer.concat([emptyPng(9, 9), Buffer.alloc(size)])),
  ],
] as const

const headersOf = (type: string, { token = '' }: Person) => ({ 'content-type': type, authorization: token })

describe.each(places)('a body for %s that is too large', (path, type, body) => {
  it('gets a 413 that fetch reads', async () => {
    const { alice } = await cast()
    const request = { method: 'POST', headers: headersOf(type, alice), body: new Uint8Array(body) }
    const response = await fetch(urlOf(path), request)
    expect(response.status).toBe(413)
    expect(await response.json()).toHaveProperty('errors')
  })

  it('gets a 413 that a client reads even if it first writes everything', async () => {
    const { alice } = await cast()
    const connection = await RawConnection.open()
    const headers = { host: 'x', 'content-length': `${body.length}`, ...headersOf(type, alice) }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    await connection.sends(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
    await connection.sends(body)
    expect(await connection.statusLine()).toMatch(/^HTTP\/1.1 413 /)
    connection.leaves()
  })
})

const list = '{ posts(first: 20) { edges { node { content } } } }'

type Sent = { encoding: string | undefined; text: string }

/** `fetch` would decode the answers. */
const sent = (path: string, accepted?: string) =>
  new Promise<Sent>((resolve, reject) => {
    const headers = { 'graphql-require-preflight': 'true', ...(accepted && { 'accept-encoding': accepted }) }
    get(urlOf(path), { headers }, (response) => {
      const encoding = response.headers['content-encoding']
      const decode = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : String
      buffer(response).then((bytes) => resolve({ encoding, text: decode(bytes).toString() }), reject)
    }).on('error', reject)
  })

describe('an answer', () => {
  it.each(['/api/posts', `/graphql?query=${encodeURIComponent(list)}`])(
    'is compressed as the client wants it: %s',
    async (path) => {
      const { bob } = await cast()
      for (let posts = 0; posts < 10; posts++) await bob.posts(`Number ${posts}: ${'a long one '.repeat(15)}`)
      const { text } = await sent(path)
      for (const [accepted, encoding] of [
        ['gzip, deflate, br', 'br'],
        ['gzip', 'gzip'],
        ['gzip;q=1, br;q=0.5', 'gzip'],
        ['identity', undefined],
        ['br;q=0', undefined],
      ] as const)
        expect(await sent(path, accepted)).toEqual({ encoding, text })
    },
  )
})
