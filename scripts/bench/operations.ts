import { readFileSync } from 'node:fs'

const file = new URL('../../client/apollo/operations.generated.json', import.meta.url)
const documents = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)

/** What the client sends for one of its operations: the hash, or the text to a server that does not know the hash. */
export function clientsQuestion(operationName: string, variables: object, knowsHashes = true): object {
  const document = documents.find(([, text]) => new RegExp(`^(query|mutation) ${operationName}[ (]`).test(text))
  if (!document) throw new Error(`The client has no operation ${operationName}.`)
  const [sha256Hash, query] = document
  const named = knowsHashes ? { extensions: { persistedQuery: { version: 1, sha256Hash } } } : { query }
  return { operationName, variables, ...named }
}

let told = 0

/** The same question, but not word for word: a server that keeps answers makes this one anew. */
export function askedAnew(question: object): object {
  const { extensions = {} } = question as { extensions?: object }
  return { ...question, extensions: { ...extensions, told: told++ } }
}
