import { readFileSync } from 'node:fs'
import type { AppPage, Operation, PageViewer } from './appPages.ts'
import { inertJson } from './inertJson.ts'

const viewer: Operation = { operationName: 'Viewer', variables: {} }

type RequestFor = (operation: Operation) => object

/** Returns a function that makes a script tag. The tag lists a page's first requests, which `start.js` sends. */
export function firstRequests(requestFor: RequestFor): (page: AppPage, viewer: PageViewer) => string {
  return ({ operation }, by) => {
    const operations = [...(by === 'member' ? [viewer] : []), ...(operation ? [operation] : [])]
    return inertJson('first-requests', { viewer: by, requests: operations.map(requestFor) })
  }
}

/** Returns a function that makes the request for one of the client's operations, by hash. */
export function requestsByHash(operationsFile: string) {
  const hashes = hashesByName(operationsFile)
  return ({ operationName, variables }: Operation) => ({
    operationName,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: hashes.get(operationName) ?? '' } },
  })
}

function hashesByName(operationsFile: string): ReadonlyMap<string, string> {
  const texts = JSON.parse(readFileSync(operationsFile, 'utf8')) as Record<string, string>
  return new Map(Object.entries(texts).map(([hash, text]) => [/^\w+ (\w+)/.exec(text)?.[1] ?? '', hash]))
}
