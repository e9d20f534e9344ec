import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { cast } from '../testing/cast.ts'
import { urlOf, useServer } from '../testing/testServer.ts'

useServer()

const list = '{ posts(first: 20) { edges { node { content } } } }'

type Sent = { encoding: string | undefined; text: string }

/** `fetch` would decode answers. */
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
