import { ApolloLink } from '@apollo/client'
import { BaseHttpLink } from '@apollo/client/link/http'
import { type ASTNode, OperationTypeNode } from 'graphql'
import { from, mergeMap, of } from 'rxjs'
import { documentHash } from './documentHash.ts'
import { fetchOrTakeOver } from './firstAnswers.ts'

/** Hashes that the server answered it does not know, as a server of another version does. */
const unknown = new Set<string>()
const unknownCodes: unknown[] = ['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED']

/** The texts of all operations by hash, once loaded. */
let texts: Readonly<Record<string, string>> = {}

async function loadText(hash: string): Promise<void> {
  if (hash in texts) return
  const response = await fetch(new URL('./operations.generated.json', import.meta.url))
  if (!response.ok) throw new Error(`The texts of the operations have status ${response.status}.`)
  texts = (await response.json()) as typeof texts
}

/** Sends an operation by the hash of its text; if the server does not know the hash, now and later by its text. */
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

/** Sets how an operation is sent, beside the caller's own `fetchOptions`, such as a signal that ends it. */
function sendBy(operation: ApolloLink.Operation, method: 'GET' | 'POST', http: { includeQuery: boolean }): void {
  operation.setContext(({ fetchOptions }) => ({
    http,
    fetchOptions: { ...(fetchOptions as RequestInit | undefined), method },
  }))
}

/** A guest's query goes by GET: the browser keeps the answer and loads it again only if it has changed. */
const isPublic = ({ operationType, getContext }: ApolloLink.Operation) =>
  operationType === OperationTypeNode.QUERY && !getContext()['token']

const printed = (document: ASTNode) => texts[documentHash(document)] ?? ''

/** Sends operations over HTTP. The server knows them by hash, so their texts are neither sent nor part of the bundle. */
export const httpByHash = (uri: string) =>
  ApolloLink.from([byHash, new BaseHttpLink({ uri, print: printed, fetch: fetchOrTakeOver })])
