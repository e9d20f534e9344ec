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

/** How long connecting may take, which an unreachable network never ends. */
const connectMs = 15_000

/** The pauses before trying again, doubled each time and shortened at random, so that not everybody comes at once. */
const firstPauseMs = 1_000
const longestPauseMs = 30_000

/** With this code the server closes a socket whose session has ended. */
const sessionEnded = 4403

/**
 * The tab's one socket. A client connects once: what was lost is replaced by another client, so that an end of the old
 * connection that becomes known late ends nothing else.
 */
let open: { token: string | null; client: Client } | undefined

/** The token of a session that has ended. Its tab goes on as a guest until the app asks for a log-in. */
let endedToken: string | null = null

/** How often connecting has failed in a row, and the pause that all subscriptions wait for. */
let failures = 0
let pause: Promise<void> | undefined

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
  const byHash = { persistedQuery: { version: 1, sha256Hash: documentHash(document) } }
  let end = () => {}
  let refusals = 0
  let isOver = false
  const subscribe = () => {
    if (isOver) return
    const client = clientOf(readToken())
    const fail = (problem: unknown) => {
      onDown()
      end()
      if (!Array.isArray(problem)) return void afterLoss(client, problem).then(subscribe)
      const codes = (problem as GraphQLFormattedError[]).map(({ extensions }) => extensions?.['code'])
      if (codes.includes('NOT_FOUND')) onMissing?.()
      const mayPass = codes.includes('BUSY') || codes.includes('INTERNAL')
      if (mayPass) void untilOnline(pauseAfter(++refusals)).then(subscribe)
    }
    end = client.subscribe<Data>(
      { query: '', variables, extensions: byHash },
      {
        next: ({ data, errors }) => {
          if (!data || errors) return fail(errors ?? [])
          refusals = 0
          onMessage(data)
        },
        error: fail,
        complete: () => {},
      },
    )
  }
  subscribe()
  return () => {
    isOver = true
    end()
  }
}

/** Another session needs another socket. */
function clientOf(stored: string | null): Client {
  const token = stored === endedToken ? null : stored
  if (open?.token !== token) {
    if (open) void discard(open.client)
    open = { token, client: connect(token) }
  }
  return open.client
}

/** Gives up a client whose connection was lost or refused. Resolves when it is time to connect again. */
function afterLoss(client: Client, problem: unknown): Promise<void> {
  if (open?.client === client) {
    const isEnded = problem instanceof CloseEvent && problem.code === sessionEnded
    if (isEnded) endedToken = open.token
    open = undefined
    pause = untilOnline(pauseAfter(failures++))
  }
  return pause ?? Promise.resolve()
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
  const expectWithin = (ms: number) => {
    clearTimeout(late)
    late = setTimeout(() => client.terminate(), ms)
  }
  const client = createClient({
    url: `${window.location.origin.replace(/^http/, 'ws')}/graphql`,
    connectionParams: token ? { authorization: `Bearer ${token}` } : {},
    lazyCloseTimeout: lingerMs,
    keepAlive: pingMs,
    retryAttempts: 0,
    on: {
      connecting: () => expectWithin(connectMs),
      connected: () => {
        clearTimeout(late)
        failures = 0
      },
      ping: (isReceived) => {
        if (!isReceived) expectWithin(pongMs)
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(late)
      },
      error: () => clearTimeout(late),
      closed: () => clearTimeout(late),
    },
  })
  return client
}

const pauseAfter = (times: number) => Math.min(longestPauseMs, firstPauseMs * 2 ** times) * (0.5 + Math.random() / 2)

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
