import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import jwt from 'jsonwebtoken'
import type { BrowserSubscription } from '../push/push.service.ts'

type Message = { id: string; kind: string; at: string; actorCount: number; actors: { name: string }[] }
type Received = { device: string; message: Message; key: string; claims: jwt.JwtPayload }
type Device = { ecdh: ReturnType<typeof createECDH>; auth: Buffer }

/** A push service with its devices, as in RFC 8030, 8188, 8291 and 8292. It refuses unsigned messages. */
export class PushService {
  readonly #devices = new Map<string, Device>()
  readonly #received: Received[] = []
  /** The requests that came after `holds`. */
  readonly held: ServerResponse[] = []
  #isHolding = false
  readonly #server = createServer((request, response) => {
    if (this.#isHolding) {
      this.held.push(response)
      this.#wake()
    } else void this.#take(request).then((status) => response.writeHead(status).end())
  })
  #wake = () => {}

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  subscribes(device: string): BrowserSubscription {
    const ecdh = createECDH('prime256v1')
    const auth = randomBytes(16)
    const p256dh = ecdh.generateKeys('base64url')
    this.#devices.set(device, { ecdh, auth })
    return { endpoint: this.endpointOf(device), p256dh, auth: auth.toString('base64url') }
  }

  endpointOf = (device: string) => `${this.origin}/${device}`

  forgets(device: string): void {
    this.#devices.delete(device)
  }

  /** Answers nothing until `releases`. */
  holds(): void {
    this.#isHolding = true
  }

  releases(): void {
    this.#isHolding = false
    for (const response of this.held) response.writeHead(201).end()
  }

  next = () => this.#until(() => this.#received.shift())

  /** Resolves when so many requests wait for an answer. */
  holding = (count: number) => this.#until(() => this.held.length >= count || undefined)

  async #until<T>(find: () => T | undefined): Promise<T> {
    for (;;) {
      const found = find()
      if (found !== undefined) return found
      await new Promise<void>((resolve) => (this.#wake = resolve))
    }
  }

  async #take(request: IncomingMessage): Promise<number> {
    const body = await buffer(request)
    const name = request.url?.slice(1) ?? ''
    const device = this.#devices.get(name)
    if (!device) return 410
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(request.headers.authorization ?? '') ?? []
    const { encoding, ttl } = { encoding: request.headers['content-encoding'], ttl: Number(request.headers['ttl']) }
    if (encoding !== 'aes128gcm' || !(ttl > 0)) return 400
    try {
      const claims = jwt.verify(token, publicKey(key), { algorithms: ['ES256'], audience: this.origin })
      const message = JSON.parse(decrypted(body, device)) as Message
      this.#received.push({ device: name, message, key, claims: claims as jwt.JwtPayload })
      this.#wake()
      return 201
    } catch {
      return 403
    }
  }
}

function publicKey(point: string) {
  const bytes = Buffer.from(point, 'base64url')
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString('base64url'))
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
}

/** RFC 8291, section 3.4, and RFC 8188, section 2. */
function decrypted(body: Buffer, { ecdh, auth }: Device): string {
  const salt = body.subarray(0, 16)
  const begin = 21 + body.readUInt8(20)
  const sender = body.subarray(21, begin)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32)
  const part = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, Buffer.from(`Content-Encoding: ${label}\0`), length))
  const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  cipher.setAuthTag(body.subarray(-16))
  const plain = Buffer.concat([cipher.update(body.subarray(begin, -16)), cipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
