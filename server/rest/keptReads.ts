import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Context, Reuse } from '../context.ts'
import type { Deadline } from '../db/deadline.ts'
import { type Answer, type KeptAnswer, sendAnswer } from '../http/kept/answer.ts'
import type { Found } from '../http/kept/keptAnswers.ts'
import type { KeptRequests } from '../http/kept/keptRequests.ts'

export type KeptReads = ReturnType<typeof keptReads>

/** With the `Vary` of the router and its compression, beside one for origins. */
function send(request: IncomingMessage, response: ServerResponse, answer: KeptAnswer): Promise<void> {
  response.appendHeader('vary', 'authorization, Accept-Encoding')
  return sendAnswer(request, response, answer)
}

/** A GET, and what was found for it. */
type Asked = { key: string | null; found: Promise<Found> }

type Make = (reuse: Reuse) => Promise<Answer>

const nothing = Promise.resolve<Found>({})

/** Answers of GET calls that are given again. */
export function keptReads(kept: KeptRequests) {
  const asked = new WeakMap<IncomingMessage, Asked>()
  return {
    /** Gives kept answers, and leaves other requests to `listener`: Express alone costs as much as a kept answer. */
    before: (listener: RequestListener): RequestListener => {
      return (request, response) => {
        if (request.method !== 'GET') return listener(request, response)
        const key = kept.keyOf(request, request.url ?? '')
        const isAskedOften = kept.has(key)
        const found = isAskedOften ? kept.look(key, request) : nothing
        asked.set(request, { key, found })
        if (!isAskedOften) return listener(request, response)
        const proceed = ({ answer }: Found) => (answer ? send(request, response, answer) : listener(request, response))
        // Whoever makes the answer meets the error, too.
        found.then(proceed, () => listener(request, response)).catch(() => response.destroy())
      }
    },
    /** Makes an answer, as `KeptRequests` does. Throws also what looking for a kept one threw. */
    make: async (response: ServerResponse, { refusal }: Context, deadline: Deadline, make: Make): Promise<Answer> => {
      const { key, found } = asked.get(response.req) ?? { key: null, found: nothing }
      const request = { response, key: refusal ? null : key, found: await found, deadline }
      const { own } = await kept.make(request, async (reuse) => {
        const own = await make(reuse)
        return { own, answer: own }
      })
      return own
    },
  }
}
