import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { tap, type Subscription } from 'rxjs'
import { httpByHash } from './byHash.ts'
import { makeCache } from './cache.ts'
import { codeOf } from './errors.ts'
import { clearSession, readToken } from '../auth/session.ts'

/** When the server refuses the token, or finds no account for it, the client clears the session and calls `onSessionEnd`. */
export function makeClient({ onSessionEnd }: { onSessionEnd: () => void }): ApolloClient {
  return clientOver(ApolloLink.from([sessionEnd(onSessionEnd), withToken, httpByHash('/graphql')]))
}

/** The client over any network link. With data masking a component rerenders only for its own fragment's fields. */
export function clientOver(network: ApolloLink): ApolloClient {
  return new ApolloClient({
    cache: makeCache(),
    dataMasking: true,
    link: ApolloLink.from([inOrder, network]),
  })
}

const tails = new Map<string, Promise<void>>()

/** One mutation after the other for each `context.inOrder` key: like, unlike, like ends up as liked on a slow network. */
const inOrder = new ApolloLink((operation, forward) => {
  const key: unknown = operation.getContext()['inOrder']
  if (typeof key !== 'string') return forward(operation)
  return new Observable((observer) => {
    let running: Subscription | undefined
    let finish = () => {}
    const before = tails.get(key) ?? Promise.resolve()
    const tail = before.then(() => new Promise<void>((resolve) => (finish = resolve)))
    tails.set(key, tail)
    void tail.then(() => tails.get(key) === tail && tails.delete(key))
    void before.then(() => {
      running = forward(operation).subscribe(observer)
      running.add(() => finish())
    })
    return () => running?.unsubscribe()
  })
})

/** Sends with the token that the caller names, else with the present session's. */
const withToken = new ApolloLink((operation, forward) => {
  const token = (operation.getContext()['token'] as string | undefined) ?? readToken()
  operation.setContext({ token, headers: token ? { authorization: `Bearer ${token}` } : {} })
  return forward(operation)
})

function sessionEnd(onSessionEnd: () => void): ApolloLink {
  const end = (operation: ApolloLink.Operation) => {
    // A late answer to an older token says nothing about the current session.
    if (!isOfThisSession(operation)) return
    clearSession({ ended: true })
    onSessionEnd()
  }
  const refused = new ErrorLink(({ error, operation }) => {
    if (codeOf(error) === 'UNAUTHENTICATED') end(operation)
  })
  // A guest's answer to a token that has ended.
  const unknown = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ extensions }) => {
        if (extensions?.['token']) end(operation)
      }),
    ),
  )
  return ApolloLink.from([refused, unknown])
}

function isOfThisSession(operation: ApolloLink.Operation): boolean {
  const sent: unknown = operation.getContext()['token']
  return Boolean(sent) && sent === readToken()
}
