import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Authentication, sessionOf } from '../../auth/sessions.ts'
import type { Config } from '../../config.ts'
import type { Reuse, StillHolds } from '../../context.ts'
import type { Deadline } from '../../db/deadline.ts'
import { sharedRead } from '../../db/sharedRead.ts'
import { publicOrigin } from '../../network/publicOrigin.ts'
import { type Answer, hasAnswer, isWhole } from './answer.ts'
import { type Found, KeptAnswers } from './keptAnswers.ts'

const unknown: Found = {}

/** What is made for a request: with `answer`, if it may be given to others who ask the same; `stillHolds` as in `Reuse`. */
export type Made = { readonly answer?: Answer | undefined; readonly stillHolds?: StillHolds | undefined }

/** A request for which `look` found no answer, and when its client is told BUSY. */
type Asked = { response: ServerResponse; key: string | null; found: Found; deadline: Deadline }

/** Kept answers of whoever asks the same in the same session, or as a guest. */
export class KeptRequests {
  readonly #answers = new KeptAnswers()
  readonly #config: Config
  readonly #authenticationOf: (request: IncomingMessage) => Promise<Authentication>

  constructor(config: Config, authenticationOf: (request: IncomingMessage) => Promise<Authentication>) {
    this.#config = config
    this.#authenticationOf = authenticationOf
  }

  /** Names a request by its session, its address and its body. Null if its token is none. */
  keyOf(request: IncomingMessage, url: string, body = ''): string | null {
    const { method, headers } = request
    const session = headers.authorization ? sessionOf(headers.authorization, this.#config) : 'guest'
    if (session === null) return null
    return [session, publicOrigin(request, this.#config), headers.accept, method, url, body].join('\n')
  }

  /** Whether somebody asked for the same a moment ago; if not, `look` finds nothing. */
  has(key: string | null): key is string {
    return key !== null && this.#answers.has(key)
  }

  /** Looks for the answer to a request that has just come, whose session must still be open. Throws BUSY. */
  async look(key: string, request: IncomingMessage): Promise<Found> {
    const [found, { refusal }] = await Promise.all([this.#answers.look(key), this.#authenticationOf(request)])
    const { answer } = found
    const isOfUse = !answer || isWhole(answer) || hasAnswer(request, answer)
    return refusal || !isOfUse ? unknown : found
  }

  /**
   * Makes what a request asks for. If the same was asked a moment ago, it is made once for all who ask before that begins,
   * and once more for all who ask while it is under way: each gets what was begun after the request came. Who cannot share
   * what another request made, as it failed or must not be reused, makes it too. An answer that may be kept is kept.
   * Throws what `make` throws; BUSY if others took until the deadline.
   */
  async make<T extends Made>(asked: Asked, make: (reuse: Reuse) => Promise<T>): Promise<T> {
    const { response, key, found, deadline } = asked
    const isCompared = response.req.headers['if-none-match'] !== undefined
    const isExact = isCompared || found.made !== undefined
    const makeReusable = async (): Promise<T> => {
      const reuse: Reuse = { isExact, isForbidden: false }
      const made = await make(reuse)
      return reuse.isForbidden ? { ...made, answer: undefined } : { ...made, stillHolds: reuse.stillHolds }
    }
    if (key === null) return makeReusable()
    let isAdded = false
    if (found.made)
      response.once('close', () => {
        if (!isAdded) this.#answers.giveUp(key)
      })
    const made = await (this.has(key) ? together(`${isExact} ${key}`, deadline, makeReusable) : makeReusable())
    if (made.answer) {
      isAdded = true
      this.#answers.add(key, made.answer, found, made.stillHolds)
    }
    return made
  }
}

async function together<T extends Made>(key: string, deadline: Deadline, make: () => Promise<T>): Promise<T> {
  const own = { isMade: false }
  const makeForAll = () => {
    own.isMade = true
    return make()
  }
  try {
    const made = await sharedRead(key, makeForAll)
    if (own.isMade || made.answer) return made
  } catch (error) {
    if (own.isMade) throw error
  }
  deadline.check()
  return make()
}
