import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Logger } from 'pino'
import { commonErrors } from '../../errors.ts'
import { Tally } from '../../tally.ts'
import { rareLine } from './rareLine.ts'
import { hasBody } from './unfinished.ts'

/** If the event loop is on average later than this, fewer requests are admitted. */
const lateMs = 50
const periodMs = 100
const resolutionMs = 10

/** Never fewer, because another program may be what delays the event loop. */
export const fewest = 32

/** The limit shrinks by a share of the requests under way, and grows by a few. */
const shrink = 0.85
const growth = 8

/**
 * How much of `MAX_REQUESTS` one network may take, from a request's arrival to the end of its answer, so that nobody who
 * sends or reads slowly takes all. It is a half because a school, or a proxy that no setting names, is one network.
 */
const shareOfNetwork = 0.5

/** A server that has refused everything for this long is not ready. */
const starvedMs = 5_000

/** Monitoring must see whether the server lives and is ready. These take no place: they cost little and end soon. */
const alwaysServed = new Set(['/healthz', '/readyz'])

type Options = { most: number; log: Logger; networkOf: (request: IncomingMessage) => string }

/**
 * Admits as many requests as the delay of the event loop allows, and refuses others at once: in a long queue, all
 * answers would be late. A refused connection is not read until its client may try again, because early retries would
 * cost more than answers.
 */
export class Admission {
  readonly #most: number
  readonly #delay = monitorEventLoopDelay({ resolution: resolutionMs })
  readonly #timer: NodeJS.Timeout
  readonly #sayRefused: () => void
  /** Refused connections by period, the latest period last. */
  readonly #unread: Socket[][] = Array.from(
    { length: (commonErrors.BUSY.retryAfterSeconds * 1000) / periodMs },
    () => [],
  )
  readonly #networkOf: Options['networkOf']
  readonly #ofNetworks: Tally
  readonly #saySurplus: () => void
  #limit: number
  #inFlight = 0
  /** The time of the first refusal after the last admission. */
  #refusedSince: number | null = null

  constructor({ most, log, networkOf }: Options) {
    this.#most = most
    this.#limit = most
    this.#networkOf = networkOf
    this.#ofNetworks = new Tally(Math.ceil(most * shareOfNetwork))
    this.#saySurplus = rareLine(
      log,
      'An address had its share of requests in progress: further ones were refused with 503',
    )
    this.#sayRefused = rareLine(log, 'Overloaded: requests were refused with 503')
    this.#delay.enable()
    this.#timer = setInterval(() => {
      this.#adapt()
      this.#readAgain()
    }, periodMs).unref()
  }

  guard(listener: RequestListener, refuse: RequestListener): RequestListener {
    return (request, response) => {
      if (alwaysServed.has(request.url ?? '')) return listener(request, response)
      if (!this.#admits(request, response)) {
        refuse(request, response)
        // Where only one network has its share, a proxy may send others' requests on this connection.
        if (this.isFull()) setImmediate(() => this.#readLater(request.socket))
        return
      }
      listener(request, response)
    }
  }

  #admits(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.isFull()) {
      this.#sayRefused()
      this.#refusedSince ??= performance.now()
      return false
    }
    const network = this.#networkOf(request)
    if (!this.#ofNetworks.add(network)) {
      this.#saySurplus()
      return false
    }
    this.#count(request, response, () => this.#ofNetworks.remove(network))
    this.#refusedSince = null
    return true
  }

  get inProgress(): number {
    return this.#inFlight
  }

  isFull(): boolean {
    return this.#inFlight >= this.#limit
  }

  /** Whether all requests were refused for some seconds. */
  isStarved(now = performance.now()): boolean {
    return this.isFull() && this.#refusedSince !== null && now - this.#refusedSince > starvedMs
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#delay.disable()
    for (const socket of this.#unread.flat()) socket.resume()
  }

  /** A request counts once it is complete, so that slow bodies take no place. */
  #count(request: IncomingMessage, response: ServerResponse, onEnd: () => void): void {
    let isCounted = false
    const begin = () => {
      if (response.closed) return
      isCounted = true
      this.#inFlight += 1
    }
    if (isBodyRead(request)) request.once('end', begin)
    else begin()
    response.once('close', () => {
      if (isCounted) this.#inFlight -= 1
      onEnd()
    })
  }

  /** Must be called after the answer, when Node reads the rest of the request. */
  #readLater(socket: Socket): void {
    socket.pause()
    this.#unread.at(-1)?.push(socket)
  }

  #readAgain(): void {
    this.#unread.push([])
    for (const socket of this.#unread.shift() ?? []) socket.resume()
  }

  #adapt(): void {
    // Without a sample, the loop was blocked for the whole period.
    const delay = this.#delay.count > 0 ? this.#delay.mean / 1e6 - resolutionMs : Infinity
    this.#delay.reset()
    const next =
      delay > lateMs
        ? Math.max(fewest, Math.floor(Math.min(this.#limit, this.#inFlight) * shrink))
        : this.#limit + growth
    this.#limit = Math.min(this.#most, next)
  }
}

/** Nobody reads the body of a GET or HEAD, so its end comes after the answer. */
function isBodyRead(request: IncomingMessage): boolean {
  return request.method !== 'GET' && request.method !== 'HEAD' && hasBody(request)
}
