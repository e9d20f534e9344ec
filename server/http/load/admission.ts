import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Logger } from 'pino'
import { errorTable } from '../../errors.ts'
import { rareLine } from './rareLine.ts'
import { hasBody } from './unfinished.ts'

/** How late the event loop may be on average before fewer requests are admitted, how often that is looked at, and how finely it is measured. */
const lateMs = 50
const periodMs = 100
const resolutionMs = 10

/** However late the event loop is, so many requests are served at once: another program may be what makes it late. */
export const fewest = 32

/** How the limit moves: down by a share of what is in flight, up by a few. */
const shrink = 0.85
const growth = 8

/** After so long in which requests came and none was admitted, the server is not ready. */
const starvedMs = 5_000

/** Paths that always answer: whoever watches the server must see it alive, and be told when it is not ready. */
const alwaysServed = new Set(['/healthz', '/readyz'])

/**
 * Admits as many requests as the server can work on, by the delay of the event loop, and refuses the others at once:
 * in a queue everybody would wait until nobody wants the answer. A refused connection is not read again before its
 * client was told to come back: refusing those who ask again at once would cost more than serving the others.
 */
export class Admission {
  readonly #most: number
  readonly #delay = monitorEventLoopDelay({ resolution: resolutionMs })
  readonly #timer: NodeJS.Timeout
  readonly #sayRefused: () => void
  /** Refused connections by the period in which they were refused, the latest last. */
  readonly #unread: Socket[][] = Array.from({ length: (errorTable.BUSY.retryAfterSeconds * 1000) / periodMs }, () => [])
  #limit: number
  #inFlight = 0
  /** When the first request was refused since the last one was admitted. */
  #refusedSince: number | null = null

  /** Never lets in more than `most` at once. */
  constructor(most: number, log: Logger) {
    this.#most = most
    this.#limit = most
    this.#sayRefused = rareLine(log, 'Overloaded: requests were refused with 503')
    this.#delay.enable()
    this.#timer = setInterval(() => {
      this.#adapt()
      this.#readAgain()
    }, periodMs).unref()
  }

  /** Hands what is let in to `listener` and the rest to `refuse`. */
  guard(listener: RequestListener, refuse: RequestListener): RequestListener {
    return (request, response) => {
      const isServed = alwaysServed.has(request.url ?? '')
      if (this.isFull() && !isServed) {
        this.#sayRefused()
        this.#refusedSince ??= performance.now()
        refuse(request, response)
        setImmediate(() => this.#readLater(request.socket))
        return
      }
      if (!isServed) this.#refusedSince = null
      this.#count(request, response)
      listener(request, response)
    }
  }

  isFull(): boolean {
    return this.#inFlight >= this.#limit
  }

  /** Whether requests have been refused for some seconds, at the time `now`, and none was admitted: others should serve. */
  isStarved(now = performance.now()): boolean {
    return this.isFull() && this.#refusedSince !== null && now - this.#refusedSince > starvedMs
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#delay.disable()
    for (const socket of this.#unread.flat()) socket.resume()
  }

  /** A request counts from when it is there as a whole: whoever sends a body slowly takes no place meanwhile. */
  #count(request: IncomingMessage, response: ServerResponse): void {
    let isCounted = false
    const begin = () => {
      if (response.closed) return
      isCounted = true
      this.#inFlight += 1
    }
    if (hasBody(request)) request.once('end', begin)
    else begin()
    response.once('close', () => {
      if (isCounted) this.#inFlight -= 1
    })
  }

  /** To be called when the answer is sent: Node reads the rest of the request then. */
  #readLater(socket: Socket): void {
    socket.pause()
    this.#unread.at(-1)?.push(socket)
  }

  #readAgain(): void {
    this.#unread.push([])
    for (const socket of this.#unread.shift() ?? []) socket.resume()
  }

  #adapt(): void {
    // Without a sample the loop was blocked for the whole period.
    const delay = this.#delay.count > 0 ? this.#delay.mean / 1e6 - resolutionMs : Infinity
    this.#delay.reset()
    const next =
      delay > lateMs
        ? Math.max(fewest, Math.floor(Math.min(this.#limit, this.#inFlight) * shrink))
        : this.#limit + growth
    this.#limit = Math.min(this.#most, next)
  }
}
