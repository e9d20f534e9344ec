import { ApolloLink } from '@apollo/client'
import { BaseHttpLink } from '@apollo/client/link/http'
import { type ASTNode, OperationTypeNode } from 'graphql'
import { from, mergeMap, of } from 'rxjs'
import { documentHash } from './documentHash.ts'
import { fetchOrTakeOver } from './firstAnswers.ts'

/** Hashes that the server does not know, because it is of another version. */
const unknown = new Set<string>()
const unknownCodes: unknown[] = ['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED']

let texts: Readonly<Record<string, string>> = {}

async function loadText(hash: string): Promise<void> {
  if (hash in texts) return
  const response = await fetch(new URL('./operations.generated.json', import.meta.url))
  if (!response.ok) throw new Error(`The texts of the operations have status ${response.status}.`)
  texts = (await response.json()) as typeof texts
}

/** Sends an operation by its hash. Once the server has rejected a hash, the operation's text is sent. */
const byHash = new ApolloLink((operation, forward) => {
  const hash = documentHash(operation.query)
  const sendText = () =>
    from(loadText(hash)).pipe(
      mergeMap(() => {
        operation.extensions = {}
        sendBy(operation, 'POST', { includeQuery: true })
        return forward(operation)
      }),
    )
  if (unknown.has(hash)) return sendText()
  operation.extensions = { persistedQuery: { version: 1, sha256Hash: hash } }
  sendBy(operation, isPublic(operation) ? 'GET' : 'POST', { includeQuery: false })
  return forward(operation).pipe(
    mergeMap((result) => {
      if (!result.errors?.some(({ extensions }) => unknownCodes.includes(extensions?.['code']))) return of(result)
      unknown.add(hash)
      return sendText()
    }),
  )
})

function sendBy(operation: ApolloLink.Operation, method: 'GET' | 'POST', http: { includeQuery: boolean }): void {
  operation.setContext(({ fetchOptions }) => ({
    http,
    fetchOptions: { ...(fetchOptions as RequestInit | undefined), method },
  }))
}

/** Guests send queries by GET, so that the browser can cache the answers. */
const isPublic = ({ operationType, getContext }: ApolloLink.Operation) =>
  operationType === OperationTypeNode.QUERY && !getContext()['token']

const printed = (document: ASTNode) => texts[documentHash(document)] ?? ''

/** An HTTP link that sends hashes: the server knows the operations, so the bundle need not contain their texts. */
export const httpByHash = (uri: string) =>
  ApolloLink.from([byHash, new BaseHttpLink({ uri, print: printed, fetch: fetchOrTakeOver })])
