import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { tap } from 'rxjs'
import { makeCache } from './cache.ts'
import { codeOf } from './errors.ts'
import { inOrder } from './inOrder.ts'
import { clearSession, readToken } from '../auth/session.ts'

/**
 * The client for `/graphql`. Requests carry the session's token. When the server refuses the token or finds no account
 * for it, the client clears the session and calls `onSessionEnd`.
 */
export function makeClient({ onSessionEnd }: { onSessionEnd: () => void }): ApolloClient {
  return clientOver(ApolloLink.from([sessionEnd(onSessionEnd), withToken, new HttpLink({ uri: '/graphql' })]))
}

/**
 * The client over any network link. Mutations with the same `context.inOrder` run one after the other. With data masking
 * a component sees only the fields of its own fragment and rerenders only for them.
 */
export function clientOver(network: ApolloLink): ApolloClient {
  return new ApolloClient({ cache: makeCache(), dataMasking: true, link: ApolloLink.from([inOrder, network]) })
}

const withToken = new ApolloLink((operation, forward) => {
  const token = readToken()
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
    // The viewer's own account may have been deleted.
    if (codeOf(error) === 'USER_NOT_FOUND' && isOfThisSession(operation)) {
      void operation.client.refetchQueries({ include: ['Viewer'] })
    }
  })
  const unknown = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ data, errors }) => {
        if (data?.['viewer'] === null && !errors) end(operation)
      }),
    ),
  )
  return ApolloLink.from([refused, unknown])
}

function isOfThisSession(operation: ApolloLink.Operation): boolean {
  const sent: unknown = operation.getContext()['token']
  return Boolean(sent) && sent === readToken()
}
