import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import { type LookupFunction, isIP } from 'node:net'
import { pipeline } from 'node:stream/promises'
import zlib from 'node:zlib'
import { isPublicAddress } from './publicAddress.ts'

/** Why nothing could be read. Only for the log: an answer would tell people about the operator's network. */
class NotReadable extends Error {}

/** Throws for a name that has no such address. */
export type Names = { resolve4(hostname: string): Promise<string[]>; resolve6(hostname: string): Promise<string[]> }

export type Outside = {
  names: Names
  /** Origins that the operator has chosen. They may have private addresses and any port. */
  origins: readonly string[]
  userAgent: string
  /** Called with each address before it is asked. If it throws, the reading ends. */
  onAsk: (url: URL) => void
  signal: AbortSignal
}

/** `url` is where redirects led. */
export type Fetched = { url: URL; contentType: string; bytes: Buffer }

const mostRedirects = 3

/** For an answer as it comes, and again once it is unpacked. */
const mostBytes = 1024 * 1024

/**
 * Reads what a stranger's address answers, if its type matches `types`. It asks only public addresses: it resolves a
 * name once, and connects to the result; redirects are treated alike. What it throws is mostly NotReadable.
 */
export async function fetchOutside(address: string, types: RegExp, outside: Outside): Promise<Fetched> {
  let url = new URL(address)
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const answer = await ask(url, outside)
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      answer.destroy()
      url = new URL(headers.location, url)
      continue
    }
    const contentType = headers['content-type'] ?? ''
    if (statusCode === 200 && types.test(contentType)) return { url, contentType, bytes: await bodyOf(answer) }
    answer.destroy()
    throw new NotReadable(`It answers ${statusCode} with content of the type "${contentType.slice(0, 100)}".`)
  }
  throw new NotReadable(`It redirects more than ${mostRedirects} times.`)
}

async function ask(url: URL, { names, origins, userAgent, onAsk, signal }: Outside): Promise<http.IncomingMessage> {
  const { protocol, username, password, port, hostname, origin } = url
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '')
    throw new NotReadable('Only http and https addresses without a password are asked.')
  const isAllowed = origins.includes(origin)
  if (port !== '' && !isAllowed) throw new NotReadable(`Its port is ${port}.`)
  onAsk(url)
  const options: https.RequestOptions = {
    // Without an agent the connection is not kept. The headers tell of this server only its name.
    agent: false,
    signal,
    headers: { accept: '*/*', 'accept-encoding': 'gzip, br', 'user-agent': userAgent },
    ...(!isAllowed && { lookup: pinnedTo(await publicAddressesOf(hostname, names)) }),
  }
  const request = (protocol === 'https:' ? https : http).get(url, options)
  // What ends the request after its headers also ends the answer, and is noticed there.
  request.on('error', () => {})
  // A server that changes the protocol causes neither an answer nor an error.
  const [answer] = (await once(request, 'response', { signal })) as [http.IncomingMessage]
  return answer
}

/** `hostname` is written as in a URL. Throws NotReadable if an address of it is not public, or if it has none. */
export async function publicAddressesOf(hostname: string, names: Names): Promise<string[]> {
  const literal = hostname.replace(/^\[(.*)\]$/, '$1')
  const addresses = isIP(literal) ? [literal] : await resolved(hostname, names)
  if (addresses.length === 0) throw new NotReadable('Its host has no address.')
  if (!addresses.every(isPublicAddress)) throw new NotReadable('Its host has an address that is not public.')
  return addresses
}

async function resolved(hostname: string, names: Names): Promise<string[]> {
  const answers = await Promise.allSettled([names.resolve4(hostname), names.resolve6(hostname)])
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

function pinnedTo(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_hostname, { all: isAll }, callback) => {
    if (isAll) callback(null, all)
    else callback(null, all[0]?.address ?? '', all[0]?.family)
  }
}

async function bodyOf(answer: http.IncomingMessage): Promise<Buffer> {
  const unpack = unpackerOf(answer)
  if (!unpack) return pipeline(answer, bounded, collected)
  return pipeline(answer, bounded, unpack, bounded, collected)
}

function unpackerOf(answer: http.IncomingMessage): zlib.Gunzip | zlib.BrotliDecompress | null {
  const encoding = answer.headers['content-encoding']?.toLowerCase() ?? 'identity'
  if (encoding === 'identity') return null
  if (encoding === 'gzip') return zlib.createGunzip()
  if (encoding === 'br') return zlib.createBrotliDecompress()
  answer.destroy()
  throw new NotReadable('It is packed in a way that nobody asked for.')
}

async function* bounded(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let length = 0
  for await (const chunk of chunks) {
    length += chunk.length
    if (length > mostBytes) throw new NotReadable(`It is larger than ${mostBytes} bytes.`)
    yield chunk
  }
}

async function collected(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts)
}
