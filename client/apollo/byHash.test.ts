import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { ApolloLink } from '@apollo/client'
import { type DocumentNode, Kind, OperationTypeNode, getOperationAST, print } from 'graphql'
import { EMPTY } from 'rxjs'
import { DemoAccountsDocument } from '../auth/Auth.generated.ts'
import { IsTakenDocument } from '../auth/IsTaken.generated.ts'
import { ViewerDocument } from '../auth/Viewer.generated.ts'
import { UnreadDocument } from '../notifications/Unread.generated.ts'
import { httpByHash } from './byHash.ts'
import { clientOver } from './client.ts'
import { documentHash } from './documentHash.ts'

const texts = JSON.parse(readFileSync('client/apollo/operations.generated.json', 'utf8')) as Record<string, string>

async function operations(): Promise<DocumentNode[]> {
  const files = readdirSync('client', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.generated.ts'),
  )
  const modules = await Promise.all(
    files.map(async (path) => (await import(resolve('client', path))) as Record<string, DocumentNode>),
  )
  return modules
    .flatMap((module) => Object.values(module))
    .filter(({ definitions: [first] }) => first?.kind === Kind.OPERATION_DEFINITION)
}

function sentDocument(document: DocumentNode): DocumentNode {
  const sent: DocumentNode[] = []
  const network = new ApolloLink(({ query }) => {
    sent.push(query)
    return EMPTY
  })
  const client = clientOver(network)
  const ignored = () => {}
  switch (getOperationAST(document)?.operation) {
    case OperationTypeNode.MUTATION:
      client.mutate({ mutation: document }).catch(ignored)
      break
    case OperationTypeNode.SUBSCRIPTION:
      client.subscribe({ query: document }).subscribe({ error: ignored })
      break
    default:
      client.query({ query: document }).catch(ignored)
  }
  return sent[0] as DocumentNode
}

const partsOf = (document: DocumentNode) => document.definitions.map(print).toSorted().join('\n\n')

it('the hash of each operation matches the text that the client would send', async () => {
  const all = await operations()
  expect(all.length).toBe(Object.keys(texts).length)
  for (const document of all) {
    const sent = sentDocument(document)
    expect(texts[documentHash(sent)]?.split('\n\n').toSorted().join('\n\n')).toBe(partsOf(sent))
  }
})

type Sent = { query?: string; extensions?: { persistedQuery: { sha256Hash: string } } }

function serverWithoutHashes(code: string, file = () => Response.json(texts)): Sent[] {
  const sent: Sent[] = []
  globalThis.fetch = async (address, init) => {
    const url = address instanceof Request ? address.url : address.toString()
    if (url.endsWith('operations.generated.json')) return file()
    const request = typeof init?.body === 'string' ? (JSON.parse(init.body) as Sent) : inAddress(url)
    sent.push(request)
    return Response.json(request.query ? { data: answer } : { errors: [{ message: '', extensions: { code } }] })
  }
  return sent
}

const answer = { user: null, demoAccounts: [], viewer: null }

function inAddress(address: string): Sent {
  const fields = new URLSearchParams(address.split('?')[1])
  return { extensions: JSON.parse(fields.get('extensions') ?? 'null') as Sent['extensions'] & object }
}

const ask = (query: DocumentNode) =>
  clientOver(httpByHash('/graphql')).query({ query, variables: { username: 'alice' } })

it('a text that cannot be loaded fails only its own request', async () => {
  const missing = () => new Response('', { status: 404 })
  serverWithoutHashes('PERSISTED_QUERY_NOT_FOUND', missing)
  await expect(ask(ViewerDocument)).rejects.toThrow('The texts of the operations have status 404.')
  serverWithoutHashes('PERSISTED_QUERY_NOT_FOUND')
  await expect(ask(ViewerDocument)).resolves.toMatchObject({ data: { viewer: null } })
})

it('the caller’s fetch options apply to requests by hash and by text', async () => {
  serverWithoutHashes('PERSISTED_QUERY_NOT_SUPPORTED')
  const answering = globalThis.fetch
  const given: unknown[] = []
  globalThis.fetch = (address, init) => {
    if (init) given.push(init.keepalive)
    return answering(address, init)
  }
  await clientOver(httpByHash('/graphql')).query({
    query: UnreadDocument,
    fetchPolicy: 'no-cache',
    context: { fetchOptions: { keepalive: true } },
  })
  expect(given).toEqual([true, true])
})

it.each([
  ['PERSISTED_QUERY_NOT_FOUND', IsTakenDocument],
  ['PERSISTED_QUERY_NOT_SUPPORTED', DemoAccountsDocument],
])('after %s the client sends the text, also in later requests', async (code, document) => {
  const hash = documentHash(document)
  const sent = serverWithoutHashes(code)
  await ask(document)
  await ask(document)
  expect(sent.map(({ query, extensions }) => query ?? extensions?.persistedQuery.sha256Hash)).toEqual([
    hash,
    texts[hash],
    texts[hash],
  ])
})
