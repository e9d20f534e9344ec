import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { type Client, createClient } from 'graphql-ws'
import type { GraphQLFormattedError } from 'graphql'
import { documentHash } from '../apollo/documentHash.ts'
import { readToken } from '../auth/session.ts'

/** How long the socket stays open without subscriptions: on the way to another page, or while another tab is shown. */
const lingerMs = 20_000

/** Pings detect a dead socket, for example after the computer slept. */
const pingMs = 20_000
const pongMs = 5_000

/** The pauses before connecting again, doubled each time and shortened at random, so that not everybody comes at once. */
const firstPauseMs = 1_000
const longestPauseMs = 30_000

let open: { token: string | null; client: Client } | undefined

type Handlers<Data> = {
  onMessage(data: Data): void
  /** Messages may be missed from now on. After a lost connection the next message says so. */
  onDown(): void
  /** What was subscribed to does not exist (any more). */
  onMissing?(): void
}

/** Subscribes over the tab's one socket, again after an error that may pass. Returns the function that ends that. */
export function listen<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { onMessage, onDown, onMissing }: Handlers<Data>,
): () => void {
  const client = clientOf(readToken())
  const byHash = { persistedQuery: { version: 1, sha256Hash: documentHash(document) } }
  const stopHearing = client.on('closed', onDown)
  let end = () => {}
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const fail = (problem: unknown) => {
    onDown()
    if (codesOf(problem).includes('NOT_FOUND')) onMissing?.()
    if (!mayPass(problem)) return
    end()
    timer = setTimeout(subscribe, pauseAfter(++failures))
  }
  const subscribe = () => {
    end = client.subscribe<Data>(
      { query: '', variables, extensions: byHash },
      {
        next: ({ data, errors }) => {
          if (!data || errors) return fail(errors)
          failures = 0
          onMessage(data)
        },
        error: fail,
        complete: () => {},
      },
    )
  }
  subscribe()
  return () => {
    clearTimeout(timer)
    stopHearing()
    end()
  }
}

/** The codes of the server's errors; none if this is a problem of the connection. */
function codesOf(problem: unknown): unknown[] {
  return Array.isArray(problem)
    ? (problem as GraphQLFormattedError[]).map(({ extensions }) => extensions?.['code'])
    : []
}

/** Whether the server may accept the same subscription a while later. */
const mayPass = (problem: unknown) => codesOf(problem).some((code) => code === 'BUSY' || code === 'INTERNAL')

const pauseAfter = (failures: number) =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** failures) * (0.5 + Math.random() / 2)

/** Another session needs another socket. */
function clientOf(token: string | null): Client {
  if (open?.token !== token) {
    if (open) void discard(open.client)
    open = { token, client: connect(token) }
  }
  return open.client
}

/** Closes a session's socket. One that was about to connect may fail instead, which is no news any more. */
async function discard(client: Client): Promise<void> {
  try {
    await client.dispose()
  } catch {
    // It is closed as well.
  }
}

function connect(token: string | null): Client {
  let late: ReturnType<typeof setTimeout> | undefined
  const client = createClient({
    url: `${window.location.origin.replace(/^http/, 'ws')}/graphql`,
    connectionParams: token ? { authorization: `Bearer ${token}` } : {},
    lazyCloseTimeout: lingerMs,
    keepAlive: pingMs,
    retryAttempts: Infinity,
    retryWait: async (failures) => untilOnline(pauseAfter(failures)),
    on: {
      ping: (isReceived) => {
        if (!isReceived) late = setTimeout(() => client.terminate(), pongMs)
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(late)
      },
      closed: () => clearTimeout(late),
    },
  })
  return client
}

/** Waits, but not after the browser is online. */
function untilOnline(pauseMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, pauseMs)
    window.addEventListener('online', end)
  })
}
