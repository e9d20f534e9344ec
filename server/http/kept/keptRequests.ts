import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Authentication, sessionOf } from '../../auth/sessions.ts'
import type { Config } from '../../config.ts'
import type { Reuse } from '../../context.ts'
import { publicOrigin } from '../../network/publicOrigin.ts'
import { type Answer, hasAnswer, isWhole } from './answer.ts'
import { type Found, KeptAnswers } from './keptAnswers.ts'

const unknown: Found = {}

/** How an answer is made that may be kept. */
export type Making = {
  reuse: Reuse
  /** Call it with the answer. */
  keep(answer: Answer): void
}

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

  /** Call before the response to a request is made, with what was found for it under its key. */
  makingFor(response: ServerResponse, key: string | null, found: Found): Making {
    const isCompared = response.req.headers['if-none-match'] !== undefined
    const reuse: Reuse = { isExact: isCompared || found.made !== undefined, isForbidden: false }
    let isKept = false
    const keep = (answer: Answer) => {
      if (key === null || reuse.isForbidden) return
      isKept = true
      this.#answers.add(key, answer, found)
    }
    if (key !== null && found.made)
      response.once('close', () => {
        if (!isKept) this.#answers.giveUp(key)
      })
    return { reuse, keep }
  }
}
