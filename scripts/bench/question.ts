import { readFileSync } from 'node:fs'

export type Setting = { uri: string; secret: string }

/** The pages that `npm run bench` compares, each by the client's own operation. */
export const pages = {
  guest: { title: 'Explore, guest', operationName: 'Explore', variables: {} },
  explore: { title: 'Explore', operationName: 'Explore', variables: {} },
  home: { title: 'Home, newest', operationName: 'Home', variables: { filter: 'LATEST' } },
  post: { title: 'Post with 20 replies', operationName: 'PostPage', variables: { id: 'post-with-replies' } },
} as const

export type PageName = keyof typeof pages
export type Question = { operationName: string; variables: object; query?: string; extensions?: object }

const operations = new URL('../../client/apollo/operations.generated.json', import.meta.url)
const documents = Object.entries(JSON.parse(readFileSync(operations, 'utf8')) as Record<string, string>)

/** What the client sends for a page: the hash of its operation, or the text to a server that does not know the hash. */
export function questionOf(name: PageName, knowsHashes: boolean): Question {
  return clientsQuestion(pages[name].operationName, pages[name].variables, knowsHashes)
}

/** As `questionOf`, for any operation of the client. */
export function clientsQuestion(operationName: string, variables: object, knowsHashes = true): Question {
  const document = documents.find(([, text]) => text.startsWith(`query ${operationName}(`))
  if (!document) throw new Error(`The client has no operation ${operationName}.`)
  const [sha256Hash, query] = document
  const named = knowsHashes ? { extensions: { persistedQuery: { version: 1, sha256Hash } } } : { query }
  return { operationName, variables, ...named }
}

export const contenders = {
  raw: 'the driver alone: fewest commands, no GraphQL, no session',
  linnet: 'Linnet',
  batched: 'Apollo Server, Mongoose, DataLoader',
  unbatched: 'Apollo Server, Mongoose, one query per field',
} as const

export type Contender = keyof typeof contenders
