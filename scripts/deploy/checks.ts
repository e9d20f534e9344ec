import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:http2'
import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import type { ConnectionOptions } from 'node:tls'
import { createClient } from 'graphql-ws'
import sharp from 'sharp'
import WebSocket from 'ws'
import { siteName } from './proxy.ts'

/** A site behind a proxy: its HTTPS port, and the certificate to trust. */
export type Site = { port: number; certificate: Buffer }

type Asked = { method?: string; path: string; headers?: Record<string, string>; body?: string | Buffer }
type Answer = { status: number; headers: Record<string, unknown>; body: string }
type Ask = (asked: Asked) => Promise<Answer>

const megabyte = 1024 * 1024

/** Runs all checks over HTTP/2 and a WebSocket. Returns what each saw. Throws an Error that says what is wrong. */
export async function checkSite(site: Site): Promise<[what: string, saw: string][]> {
  const ask = asking(site)
  const askLarge = askingOverHttp1(site)
  return [
    ['page', await page(ask)],
    ['compression and ETag', await etag(ask)],
    ['REST', await rest(ask)],
    ['GraphQL and a subscription', await live(ask, site)],
    ['upload', await upload(ask)],
    ['too large for Linnet', await tooLarge(askLarge, 7 * megabyte)],
    ['too large for the proxy', await tooLarge(askLarge, 20 * megabyte)],
    ['an address that a client made up', await madeUpAddress(ask)],
  ]
}

const asking =
  ({ port, certificate }: Site): Ask =>
  async ({ method = 'GET', path, headers = {}, body }) => {
    const session = connect(`https://127.0.0.1:${port}`, { ca: certificate, servername: siteName })
    const stream = session.request({ ':method': method, ':path': path, ':authority': siteName, ...headers })
    const answered = once(stream, 'response') as Promise<[Record<string, unknown>]>
    stream.end(body)
    const [answer] = await answered
    const read = await text(stream).catch(() => '')
    session.destroy()
    return { status: Number(answer[':status']), headers: answer, body: read }
  }

/** Node's HTTP/2 client may miss an answer that comes while it still sends. */
const askingOverHttp1 =
  ({ port, certificate: ca }: Site): Ask =>
  async ({ method, path, headers, body = '' }) => {
    const own = { host: siteName, 'content-length': Buffer.byteLength(body) }
    const tls = { ca, servername: siteName }
    const sent = request({ host: '127.0.0.1', port, ...tls, method, path, headers: { ...headers, ...own } })
    sent.end(body)
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    // The proxy may close the connection after its answer.
    sent.on('error', () => {})
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }
  }

function require(isSo: boolean, { status, headers, body }: Answer): void {
  if (!isSo) throw new Error(`Unexpected answer: ${status} ${JSON.stringify(headers)} ${body.slice(0, 300)}`)
}

async function page(ask: Ask): Promise<string> {
  const answer = await ask({ path: '/', headers: { accept: 'text/html' } })
  require(answer.status === 200 && answer.body.includes('<main'), answer)
  return `200 over HTTP/2, ${answer.body.length} characters`
}

async function etag(ask: Ask): Promise<string> {
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec((await ask({ path: '/' })).body) ?? []
  const seen = []
  for (const path of [script, '/api/openapi.json']) {
    const headers = { 'accept-encoding': 'gzip' }
    const answer = await ask({ path, headers })
    const tag = String(answer.headers['etag'])
    require(answer.headers['content-encoding'] === 'gzip' && tag.includes('"'), answer)
    const again = await ask({ path, headers: { ...headers, 'if-none-match': tag } })
    require(again.status === 304, again)
    seen.push(`${path} ${tag}`)
  }
  return `gzip, then 304: ${seen.join(', ')}`
}

async function rest(ask: Ask): Promise<string> {
  const answer = await ask({ path: '/api/posts?limit=2' })
  require(answer.status === 200 && answer.headers['link'] !== undefined, answer)
  return `200, Link: ${String(answer.headers['link'])}`
}

const json = { 'content-type': 'application/json' }

async function logIn(ask: Ask): Promise<string> {
  const query = 'mutation { logIn(input: { username: "maren_holt", password: "maren-linnet" }) { token } }'
  const answer = await ask({ method: 'POST', path: '/graphql', headers: json, body: JSON.stringify({ query }) })
  const { data } = JSON.parse(answer.body) as { data?: { logIn: { token: string } } }
  require(data !== undefined, answer)
  return data?.logIn.token ?? ''
}

async function live(ask: Ask, { port, certificate }: Site): Promise<string> {
  class Socket extends WebSocket {
    constructor(address: string, protocols: string[]) {
      const tls: ConnectionOptions = { ca: certificate, servername: siteName }
      super(address, protocols, { ...tls, headers: { host: siteName } })
    }
  }
  const client = createClient({ url: `wss://127.0.0.1:${port}/graphql`, webSocketImpl: Socket, retryAttempts: 0 })
  const messages = client.iterate({ query: 'subscription { newPosts { count readAnew } }' })
  await messages.next()
  const authorization = await logIn(ask)
  const query = 'mutation { createPost(input: { content: "Through a proxy" }) { post { id } } }'
  await ask({ method: 'POST', path: '/graphql', headers: { ...json, authorization }, body: JSON.stringify({ query }) })
  const told = await messages.next()
  await client.dispose()
  return `told of a post: ${JSON.stringify((told.value as { data: unknown }).data)}`
}

async function sendFile(ask: Ask, file: Buffer): Promise<Answer> {
  const authorization = await logIn(ask)
  const form = new FormData()
  form.append('upload_preset', 'post')
  form.append('file', new Blob([new Uint8Array(file)]))
  const encoded = new Request('http://form', { method: 'POST', body: form })
  const type = encoded.headers.get('content-type') ?? ''
  const body = Buffer.from(await encoded.arrayBuffer())
  return ask({ method: 'POST', path: '/media/upload', headers: { authorization, 'content-type': type }, body })
}

async function upload(ask: Ask): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#000', noise } })
  const file = await picture.jpeg().toBuffer()
  const answer = await sendFile(ask, file)
  require(answer.status === 200, answer)
  const { secure_url: address = '' } = JSON.parse(answer.body) as { secure_url?: string }
  require(address.startsWith(`https://${siteName}/`), answer)
  const sent = await ask({ path: new URL(address).pathname })
  require(sent.status === 200, sent)
  return `${file.length} bytes are at ${address}`
}

const jpegBegins = Buffer.from('ffd8ffe000104a46494600', 'hex')

async function tooLarge(ask: Ask, bytes: number): Promise<string> {
  const file = Buffer.concat([jpegBegins, Buffer.alloc(bytes)])
  const answer = await sendFile(ask, file)
  require(answer.status === 413, answer)
  return `${bytes} bytes: 413 ${answer.body.replaceAll(/\s+/g, ' ').slice(0, 100)}`
}

/** Requests that claim other addresses must count against the same limit. */
async function madeUpAddress(ask: Ask): Promise<string> {
  const lefts: number[] = []
  for (const address of ['198.51.100.1', '198.51.100.2']) {
    const answer = await ask({ path: '/api/posts?limit=1', headers: { 'x-forwarded-for': address } })
    lefts.push(Number(/"requests";r=(\d+)/.exec(String(answer.headers['ratelimit']))?.[1]))
  }
  if (lefts[0] !== (lefts[1] ?? 0) + 1) throw new Error(`Made-up addresses counted apart: ${lefts.join(', ')}`)
  return `counts for nothing, requests left: ${lefts.join(', ')}`
}
