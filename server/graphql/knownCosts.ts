import { type DocumentNode, Kind } from 'graphql'
import type { LRUCache } from 'lru-cache'
import { lruCache } from '../lruCache.ts'

type Priced = {
  query: DocumentNode
  operationName?: string | undefined
  variables?: Record<string, unknown> | undefined
}

type Known = { variableNames: readonly string[]; costs: LRUCache<string, number> }

/** All requests with the same text share its parsed document. */
const documents = new WeakMap<DocumentNode, Known>()

/** Clients use few page sizes. */
const mostOfDocument = 50

/** The cost of an operation with these variables; calls `compute` unless it is cached. */
export function knownCost(operation: Priced, compute: () => number): number {
  const { variableNames, costs } = knownOf(operation.query)
  const key = keyOf(operation, variableNames)
  const known = costs.get(key)
  if (known !== undefined) return known
  const cost = compute()
  costs.set(key, cost)
  return cost
}

function knownOf(query: DocumentNode): Known {
  const present = documents.get(query)
  if (present) return present
  const variableNames = query.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  )
  const known = { variableNames, costs: lruCache<string, number>(mostOfDocument) }
  documents.set(query, known)
  return known
}

/** What the cost depends on: page sizes, conditions, lengths of lists, and what is null or absent. */
function keyOf({ operationName, variables = {} }: Priced, variableNames: readonly string[]): string {
  return JSON.stringify([operationName, ...variableNames.map((name) => measureOf(variables[name]))])
}

function measureOf(value: unknown): unknown {
  if (value === undefined) return 'absent'
  if (Array.isArray(value)) return [value.length]
  return typeof value === 'string' || (typeof value === 'object' && value !== null) ? 'given' : value
}
