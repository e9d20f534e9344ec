import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Context, Reuse } from '../context.ts'
import { type Answer, type KeptAnswer, sendKept } from '../http/kept/answer.ts'
import type { Found } from '../http/kept/keptAnswers.ts'
import type { KeptRequests } from '../http/kept/keptRequests.ts'

/** A GET call that makes its answer. */
type Making = {
  reuse: Reuse
  /** Call it with the answer. */
  keep(answer: Answer): void
}

export type KeptReads = ReturnType<typeof keptReads>

/** With the `Vary` of the router and its compression, beside one for origins. */
function send(request: IncomingMessage, response: ServerResponse, answer: KeptAnswer): Promise<void> {
  const forOrigins = response.getHeader('vary')
  response.setHeader(
    'vary',
    [...(forOrigins ? [String(forOrigins)] : []), 'authorization', 'Accept-Encoding'].join(', '),
  )
  return sendKept(request, response, answer)
}

/** Answers of GET calls that are given again. */
export function keptReads(kept: KeptRequests) {
  const looking = new WeakMap<IncomingMessage, Promise<Found>>()
  const keyOf = (request: IncomingMessage, url = '') => (request.method === 'GET' ? kept.keyOf(request, url) : null)
  return {
    /** Gives kept answers, and leaves other requests to `listener`, which alone costs as much as these. */
    before: (listener: RequestListener): RequestListener => {
      return (request, response) => {
        const key = keyOf(request, request.url)
        if (!kept.has(key)) return listener(request, response)
        const looked = kept.look(key, request)
        looking.set(request, looked)
        const proceed = ({ answer }: Found) => (answer ? send(request, response, answer) : listener(request, response))
        // Whoever makes the answer meets the error, too.
        looked.then(proceed, () => listener(request, response)).catch(() => response.destroy())
      }
    },
    /** Call before an answer is made, with the whole address. Throws what looking for a kept one threw. */
    begin: async (request: IncomingMessage, url: string, { refusal }: Context): Promise<Making> => {
      const key = refusal ? null : keyOf(request, url)
      const found = (await looking.get(request)) ?? {}
      const isCompared = request.headers['if-none-match'] !== undefined
      const reuse: Reuse = { isExact: isCompared || found.made !== undefined, isForbidden: false }
      return {
        reuse,
        keep: (answer) => {
          if (key !== null && !reuse.isForbidden) kept.add(key, answer, found)
        },
      }
    },
  }
}
