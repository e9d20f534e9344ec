import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { tap } from 'rxjs'
import { makeCache } from './cache.ts'
import { codeOf } from './errors.ts'
import { inOrder } from './inOrder.ts'
import { clearSession, readToken } from '../auth/session.ts'

/**
 * The client of `/graphql`. Requests carry the session's token. When the server refuses that token, or finds no account
 * for it, the session is over and `onSessionEnd` is called. Mutations with the same `context.inOrder` are sent one after
 * the other.
 */
export function makeClient({ onSessionEnd }: { onSessionEnd: () => void }): ApolloClient {
  return clientOver(ApolloLink.from([sessionEnd(onSessionEnd), withToken, new HttpLink({ uri: '/graphql' })]))
}

/** The client over any network. Masked: a component sees, and is painted for, what its own fragment names. */
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
    // A late refusal of an older token says nothing about the session that runs now.
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
