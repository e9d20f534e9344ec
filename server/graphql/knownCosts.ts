import { type DocumentNode, Kind } from 'graphql'
import { LRUCache } from 'lru-cache'

type Priced = {
  query: DocumentNode
  operationName?: string | undefined
  variables?: Record<string, unknown> | undefined
}

/** The costs of parsed documents, which are parsed once and shared by all requests with the same text. */
const costs = new WeakMap<DocumentNode, LRUCache<string, number>>()

/** How many costs of one document are kept: clients use few sizes of pages. */
const mostOfDocument = 50

/** The cost of an operation with these variables. Calls `compute` unless the cost is known. */
export function knownCost(operation: Priced, compute: () => number): number {
  const ofDocument = costs.get(operation.query) ?? new LRUCache<string, number>({ max: mostOfDocument })
  costs.set(operation.query, ofDocument)
  const key = keyOf(operation)
  const cost = ofDocument.get(key) ?? compute()
  ofDocument.set(key, cost)
  return cost
}

/** What the cost depends on besides the document: page sizes, conditions, lengths of lists, and what is null or absent. */
function keyOf({ query, operationName, variables = {} }: Priced): string {
  const names = query.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  )
  return JSON.stringify([operationName, ...names.map(({ variable }) => measureOf(variables[variable.name.value]))])
}

function measureOf(value: unknown): unknown {
  if (value === undefined) return 'absent'
  if (Array.isArray(value)) return [value.length]
  return typeof value === 'string' || (typeof value === 'object' && value !== null) ? 'given' : value
}
