import type { IncomingMessage } from 'node:http'
import { authenticate } from '../auth/sessions.ts'
import type { Context, Guest } from '../context.ts'
import type { Deadline } from '../db/deadline.ts'
import { factsOf } from '../http/requestFacts.ts'
import { limitsOf } from '../limits/countRequests.ts'
import { addressOf } from '../network/address.ts'
import { publicOrigin } from '../network/publicOrigin.ts'

type Parts = Pick<Context, 'config' | 'domains' | 'live' | 'push' | 'mail' | 'log' | 'limits'>

/** Makes the context of a request: for a guest, or with the session of its token. */
export function contextsWith({ config, domains, live, push, mail, log, limits }: Parts) {
  const guestOf = (request: IncomingMessage): Guest => ({
    origin: publicOrigin(request, config),
    address: addressOf(request, config),
    userAgent: request.headers['user-agent'],
    selection: new Set(),
    limits: limitsOf(request) ?? limits,
    config,
    domains,
    live,
    push,
    mail,
    log,
    request: factsOf(request),
  })
  const contextOf = async (request: IncomingMessage, deadline?: Deadline): Promise<Context> => {
    // This comes first, because the socket loses its address when the client leaves.
    const guest = guestOf(request)
    const authentication = await authenticate(request.headers.authorization, config)
    if (guest.request) guest.request.accountId = (authentication.viewer ?? authentication.restricted)?.id
    return Object.assign(guest, authentication, { deadline })
  }
  return { guestOf, contextOf }
}
