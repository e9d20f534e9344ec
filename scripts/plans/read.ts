import { cachedViewer } from '../../server/auth/sessionCache.ts'
import { type Session, beginSession, endSession } from '../../server/auth/sessions.ts'
import { type SentCommand, commandsDuring } from '../../server/testing/commands.ts'
import type { Operation } from './operations.ts'
import { readers } from './world.ts'

/** `secret` signs the server's tokens. */
export type Target = { url: string; secret: string }

/** The commands for the first page and, of a list, for the next page and from the end. */
type Cost = { first: SentCommand[]; next: SentCommand[]; fromEnd: SentCommand[] }

/** Runs an operation over HTTP on a server in this process. Returns what the server sent to MongoDB. */
export async function costOf(operation: Operation, target: Target, variables: object = {}): Promise<Cost> {
  const session = await sessionFor(operation, target)
  const ask = (more: object = {}) =>
    send(target.url, session?.token, operation.query, { ...operation.variables, ...variables, ...more })
  if (!operation.session) await fillCaches(ask, session)
  let answer: unknown
  const first = await commandsDuring(async () => {
    answer = await ask()
  })
  const cursor = endCursorIn(answer)
  if (!cursor) return { first, next: [], fromEnd: [] }
  const next = await commandsDuring(() => ask({ after: cursor }))
  const last = { first: null, last: 20 }
  const fromEnd = await commandsDuring(async () => {
    await ask(last)
    await ask({ ...last, before: cursor })
  })
  return { first, next, fromEnd }
}

async function sessionFor({ reader, session }: Operation, { secret }: Target): Promise<Session | null> {
  if (!reader) return null
  const begun = await beginSession({ id: readers[reader], isDemo: false }, secret)
  if (session === 'over') await endSession(begun.viewer.sessionId)
  return begun
}

/** The server caches no session that it reads while another one ends, so this may take a second request. */
async function fillCaches(ask: () => Promise<unknown>, session: Session | null): Promise<void> {
  do await ask()
  while (session && !cachedViewer(session.viewer.sessionId))
}

async function send(url: string, token: string | undefined, query: string, variables: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data: unknown; errors?: unknown }
  if (errors) throw new Error(`${query}\n${JSON.stringify(errors)}`)
  return data
}

function endCursorIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null
  if ('endCursor' in answer) return typeof answer.endCursor === 'string' ? answer.endCursor : null
  return Object.values(answer).map(endCursorIn).find(Boolean) ?? null
}
