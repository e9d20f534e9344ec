import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** What is learnt of a request while it is served, for its line in the log. */
export type RequestFacts = {
  readonly id: string
  /** Of the session, also of one that the request began. */
  accountId?: string | undefined
  /** What served it, if that was none of the small parts, such as health checks. */
  api?: 'graphql' | 'rest' | 'page' | 'media' | undefined
  /** A GraphQL operation by its name in the document, a REST call by its route, a kind of page, or what media do. */
  operation?: string | undefined
  /** Whether the app, or a trusted client, sends the GraphQL operation: not everybody can choose its name. */
  isKnown?: boolean | undefined
  /** Codes of GraphQL errors, each once. */
  errors?: readonly string[] | undefined
  /** What the GraphQL operation may cost, as its limit counts. */
  cost?: number | undefined
}

const ofRequests = new WeakMap<IncomingMessage, RequestFacts>()

/** What proxies, and tools that trace requests, give as ids. A log may hold it, and a header field may return it. */
const goodId = /^[\w.:+=/@-]{1,128}$/

/** Gives a request an id: that of its header field `X-Request-Id`, or a new one if that is missing or unusable. */
export function beginFacts(request: IncomingMessage): RequestFacts {
  const given = request.headers['x-request-id']
  const facts = { id: typeof given === 'string' && goodId.test(given) ? given : randomUUID() }
  ofRequests.set(request, facts)
  return facts
}

/** Undefined before `beginFacts`. */
export const factsOf = (request: IncomingMessage): RequestFacts | undefined => ofRequests.get(request)

/** Notes what a request asks for. */
export function noteOperation(
  request: IncomingMessage,
  api: NonNullable<RequestFacts['api']>,
  operation?: string,
): void {
  const facts = factsOf(request)
  if (facts) Object.assign(facts, { api, operation } satisfies Partial<RequestFacts>)
}

/** What a log says beside a failure of this request. */
export const idOf = (request: IncomingMessage) => ({ requestId: factsOf(request)?.id })
