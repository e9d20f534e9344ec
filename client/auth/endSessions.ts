import type { ApolloClient } from '@apollo/client'
import { LogOutDocument } from './Auth.generated.ts'

/** Ends sessions on the server. Without a connection, they expire there later. */
export async function endSessions(client: ApolloClient, tokens: readonly string[]): Promise<void> {
  const end = (token: string) =>
    client.mutate({ mutation: LogOutDocument, context: { token }, fetchPolicy: 'no-cache' }).catch(() => {})
  await Promise.all(tokens.map(end))
}
