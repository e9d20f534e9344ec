import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** What the server learns about a request while serving it, for the request's line in the log. */
export type RequestFacts = {
  readonly id: string
  /** The session's account, also of a session that the request began. */
  accountId?: string | undefined
  /** What served it; missing for small parts such as health checks. */
  api?: 'graphql' | 'rest' | 'page' | 'media' | undefined
  /** The name of a GraphQL operation, the route of a REST call, a kind of page, or what was done with media. */
  operation?: string | undefined
  /** Whether the GraphQL operation is the app's or a trusted client's, because others can choose any name. */
  isKnown?: boolean | undefined
  errors?: readonly string[] | undefined
  /** The cost of the GraphQL operation, as its limit counts it. */
  cost?: number | undefined
}

const ofRequests = new WeakMap<IncomingMessage, RequestFacts>()

/** An id as proxies and tracing tools send it. The log may hold it, and a header may return it. */
const goodId = /^[\w.:+=/@-]{1,128}$/

/** Gives a request an id: that of its header `X-Request-Id`, or a new one if that is missing or unusable. */
export function beginFacts(request: IncomingMessage): RequestFacts {
  const given = request.headers['x-request-id']
  const facts = { id: typeof given === 'string' && goodId.test(given) ? given : randomUUID() }
  ofRequests.set(request, facts)
  return facts
}

/** Undefined before `beginFacts`. */
export const factsOf = (request: IncomingMessage): RequestFacts | undefined => ofRequests.get(request)

export function noteOperation(
  request: IncomingMessage,
  api: NonNullable<RequestFacts['api']>,
  operation?: string,
): void {
  const facts = factsOf(request)
  if (facts) Object.assign(facts, { api, operation } satisfies Partial<RequestFacts>)
}

/** What the log says besides a failure of this request. */
export const idOf = (request: IncomingMessage) => ({ requestId: factsOf(request)?.id })
