import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

type Question = { operationName: string; variables: object }

/** The client's operations by hash, as the server built in a folder knows them. */
export function operationsIn(folder: string): (question: Question, asText?: boolean) => object {
  const file = resolve(folder, 'client/apollo/operations.generated.json')
  const known = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
  const byName = new Map(known.map(([hash, text]) => [/^\w+ (\w+)/.exec(text)?.[1], { hash, text }]))
  return (question, asText = false) => {
    const operation = byName.get(question.operationName)
    if (!operation) throw new Error(`The client has no operation ${question.operationName}.`)
    if (asText) return { ...question, query: operation.text }
    return { ...question, extensions: { persistedQuery: { version: 1, sha256Hash: operation.hash } } }
  }
}
