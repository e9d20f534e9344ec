import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { type Client, createClient } from 'graphql-ws'
import type { GraphQLFormattedError } from 'graphql'
import { documentHash } from '../apollo/documentHash.ts'
import { readToken } from '../auth/session.ts'

/** The socket stays open this long without subscriptions, for example during a change of page. */
const lingerMs = 20_000

/** Pings detect a dead socket, for example after the computer slept. */
const pingMs = 20_000
const pongMs = 5_000

/** An unreachable network would let a connection attempt wait forever. */
const connectMs = 15_000

/** Pauses double, with random jitter, so that clients do not all reconnect at once. */
const firstPauseMs = 1_000
const longestPauseMs = 30_000

/** The server closes a socket with this code when its session has ended. */
const sessionEnded = 4403

/** The tab's only socket. Each connection has its own client, so a late close event of an old one has no effect. */
let open: { token: string | null; client: Client } | undefined

/** After its session has ended, a tab continues as a guest until the app asks for a log-in. */
let endedToken: string | null = null

/** Failed connections in a row, and the pause that all subscriptions wait for. */
let failures = 0
let pause: Promise<void> | undefined

type Handlers<Data> = {
  onMessage(data: Data): void
  /** Whether messages come: true with each one, false from when some may be missed, and in the end. */
  onTold?(isTold: boolean): void
  /** The subscribed object does not exist. */
  onMissing?(): void
}

/** Subscribes over the tab's socket, and again after a temporary error. Returns the function that unsubscribes. */
export function listen<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { onMessage, onTold, onMissing }: Handlers<Data>,
): () => void {
  const byHash = { persistedQuery: { version: 1, sha256Hash: documentHash(document) } }
  let end = () => {}
  let refusals = 0
  let isOver = false
  const subscribe = () => {
    if (isOver) return
    const client = clientOf(readToken())
    const fail = (problem: unknown) => {
      onTold?.(false)
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
          onTold?.(true)
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
    onTold?.(false)
  }
}

/** A socket belongs to one session. */
function clientOf(stored: string | null): Client {
  const token = stored === endedToken ? null : stored
  if (open?.token !== token) {
    if (open) void discard(open.client)
    open = { token, client: connect(token) }
  }
  return open.client
}

/** Drops a client whose connection failed. Resolves when it is time to connect again. */
function afterLoss(client: Client, problem: unknown): Promise<void> {
  if (open?.client === client) {
    const isEnded = problem instanceof CloseEvent && problem.code === sessionEnded
    if (isEnded) endedToken = open.token
    open = undefined
    pause = untilOnline(pauseAfter(failures++))
  }
  return pause ?? Promise.resolve()
}

async function discard(client: Client): Promise<void> {
  try {
    await client.dispose()
  } catch {
    // A socket that is still connecting throws here, and is closed too.
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

/** Waits for `pauseMs`, or until the browser goes online. */
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
