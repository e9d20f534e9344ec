import type { ApolloClient } from '@apollo/client'
import { contextWith } from '../apollo/contextWith.ts'
import { LogOutDocument } from './Auth.generated.ts'

/** Whoever logs out waits this long for the server. */
const patienceMs = 5_000

/** Ends sessions on the server. If it does not answer, they expire there later. */
export async function endSessions(client: ApolloClient, tokens: readonly string[]): Promise<void> {
  const end = (token: string) =>
    client
      .mutate({ mutation: LogOutDocument, context: contextWith(token, patienceMs), fetchPolicy: 'no-cache' })
      .catch(() => {})
  await Promise.all(tokens.map(end))
}
