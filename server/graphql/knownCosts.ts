import { type DocumentNode, type GraphQLSchema, Kind, type TypeNode, isEnumType } from 'graphql'
import type { LRUCache } from 'lru-cache'
import { lruCache } from '../lruCache.ts'

type Priced = {
  schema: GraphQLSchema
  query: DocumentNode
  operationName?: string | undefined
  variables?: Record<string, unknown> | undefined
}

/** The value of an enum may change the cost. */
type Variable = { name: string; isEnum: boolean }

type Known = { declared: readonly Variable[]; costs: LRUCache<string, number> }

/** Requests with the same text share its parsed document. */
const documents = new WeakMap<DocumentNode, Known>()

/** Clients use few page sizes. */
const mostOfDocument = 50

/** The cost of an operation with these variables. Calls `compute` if it is not cached. */
export function knownCost(operation: Priced, compute: () => number): number {
  const { declared, costs } = knownOf(operation)
  const key = keyOf(operation, declared)
  const known = costs.get(key)
  if (known !== undefined) return known
  const cost = compute()
  costs.set(key, cost)
  return cost
}

function knownOf({ query, schema }: Priced): Known {
  const present = documents.get(query)
  if (present) return present
  const declared = query.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).map(({ variable, type }) => ({
          name: variable.name.value,
          isEnum: isEnumType(schema.getType(nameOf(type))),
        }))
      : [],
  )
  const known = { declared, costs: lruCache<string, number>(mostOfDocument) }
  documents.set(query, known)
  return known
}

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type))

/** All on which the cost depends: page sizes, conditions, enums, lengths of lists, and what is null or absent. */
function keyOf({ operationName, variables = {} }: Priced, declared: readonly Variable[]): string {
  const measures = declared.map(({ name, isEnum }) => measureOf(variables[name], isEnum))
  return JSON.stringify([operationName, ...measures])
}

function measureOf(value: unknown, isEnum: boolean): unknown {
  if (value === undefined) return 'absent'
  if (isEnum && typeof value === 'string') return [value]
  if (Array.isArray(value)) return [value.length]
  return typeof value === 'string' || (typeof value === 'object' && value !== null) ? 'given' : value
}
