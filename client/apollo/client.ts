import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { ErrorLink } from '@apollo/client/link/error'
import { defer, finalize, switchMap, tap, type Subscription } from 'rxjs'
import { httpByHash } from './byHash.ts'
import { makeCache } from './cache.ts'
import { codeOf } from './errors.ts'
import { clearSession, readStoredUser, readToken } from '../auth/session.ts'

type Options = { onSessionEnd: (username: string | undefined) => void }

/** If the server rejects the token, or the account is gone, the client clears the session and calls `onSessionEnd`. */
export function makeClient({ onSessionEnd }: Options): ApolloClient {
  return clientOver(ApolloLink.from([sessionEnd(onSessionEnd), withToken, httpByHash('/graphql')]))
}

/** A client over any network link. By data masking, a component renders again only for fields of its own fragment. */
export function clientOver(network: ApolloLink): ApolloClient {
  return new ApolloClient({
    cache: makeCache(),
    dataMasking: true,
    link: ApolloLink.from([inOrder, notOutdated, network]),
  })
}

let ended = 0

/** How many mutations of this tab have ended. An answer that was read before one of them may lack its change. */
export const mutationsEnded = (): number => ended

const mostRepeats = 3

/** Asks a query again if a mutation ended before the answer came: the answer may lack the mutation's change. */
const notOutdated = new ApolloLink((operation, forward) => {
  if (operation.operationType === OperationTypeNode.MUTATION)
    return forward(operation).pipe(finalize(() => (ended += 1)))
  if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation)
  const ask = (repeats: number): Observable<ApolloLink.Result> =>
    defer(() => {
      const before = ended
      const isFinal = () => ended === before || repeats === 0
      return forward(operation).pipe(switchMap((answer) => (isFinal() ? [answer] : ask(repeats - 1))))
    })
  return ask(mostRepeats)
})

const tails = new Map<string, Promise<void>>()

/** Sends mutations with the same `context.inOrder` one after the other, so that the last press wins. */
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

const withToken = new ApolloLink((operation, forward) => {
  const token = (operation.getContext()['token'] as string | undefined) ?? readToken()
  operation.setContext({ token, headers: token ? { authorization: `Bearer ${token}` } : {} })
  return forward(operation)
})

function sessionEnd(onSessionEnd: Options['onSessionEnd']): ApolloLink {
  const end = (operation: ApolloLink.Operation) => {
    // An answer to an older token does not concern the current session.
    if (!isOfThisSession(operation)) return
    const user = readStoredUser()
    clearSession({ ended: true })
    onSessionEnd(user?.username)
  }
  const refused = new ErrorLink(({ error, operation }) => {
    if (codeOf(error) === 'UNAUTHENTICATED') end(operation)
  })
  // A token that has ended gets the answer for guests.
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
