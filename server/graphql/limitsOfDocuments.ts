import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  parse,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { tooComplex } from './tooComplex.ts'

/** The most tokens a document may have; the largest of the client's has about 400, the playground's introspection 250. */
export const maxTokens = 2_000

/** What a document may have at most, its fragments put in wherever they are spread. */
export const documentLimits = {
  /** Operations and fragments. */
  definitions: 60,
  /** Fields inside of each other; the usual introspection has 13. */
  depth: 15,
  /** Fields, fragments and spreads. */
  selections: 1_000,
  /** Fields of an operation itself. */
  rootFields: 30,
  aliases: 50,
  /** How often an operation may ask for the schema, or a type of it. */
  introspections: 2,
  /** Pairs of fields with one name: validation compares each pair, with all that is in them. */
  pairs: 1_000,
}

type Limit = keyof typeof documentLimits
const words: Record<Limit, string> = {
  definitions: 'operations and fragments',
  depth: 'levels of fields (or a fragment contains itself)',
  selections: 'fields',
  rootFields: 'fields at the root',
  aliases: 'aliases',
  introspections: 'introspections',
  pairs: 'pairs of fields with the same name',
}

/** Documents that were found to be within the limits: most requests bring one that is known. */
const known = new LRUCache<string, true>({ maxSize: 4_000_000, sizeCalculation: (_value, source) => source.length })
const longestKnown = 20_000

/**
 * Refuses a document that validation, or anything behind it, would have too much work with. It takes time in proportion
 * to the document, and stops at the first limit. What is no document passes: who parses it next says what is wrong.
 * Throws TOO_COMPLEX, whose reason names the limit.
 */
export function requireModestDocument(source: unknown): void {
  if (typeof source !== 'string' || known.has(source)) return
  const document = parsed(source)
  if (!document) return
  measure(document)
  if (source.length <= longestKnown) known.set(source, true)
}

function parsed(source: string): DocumentNode | null {
  try {
    return parse(source, { maxTokens, noLocation: true })
  } catch (error) {
    if (error instanceof GraphQLError) return null
    throw error
  }
}

/** Counts what a document has, and returns the counts. Throws TOO_COMPLEX as soon as one is beyond its limit. */
export function measure(document: DocumentNode): Record<Limit, number> {
  const counts = { definitions: 0, depth: 0, selections: 0, rootFields: 0, aliases: 0, introspections: 0, pairs: 0 }
  const raise = (limit: Limit, to: number) => {
    counts[limit] = Math.max(counts[limit], to)
    if (to > documentLimits[limit]) throw tooComplex(`More than ${documentLimits[limit]} ${words[limit]}.`)
  }
  const add = (limit: Limit, more: number) => raise(limit, counts[limit] + more)
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    add('definitions', 1)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const reached = new Set<string>()

  /** All fields of some selection sets that become one object, by the name they have in the answer. */
  function fieldsOf(sets: readonly SelectionSetNode[]): Map<string, FieldNode[]> {
    const fields = new Map<string, FieldNode[]>()
    const waiting = [...sets]
    // Like execution, this enters a fragment once an object.
    const entered = new Set<string>()
    for (let set = waiting.pop(); set; set = waiting.pop()) {
      add('selections', set.selections.length)
      for (const selection of set.selections) {
        if (selection.kind === Kind.FIELD) {
          const name = (selection.alias ?? selection.name).value
          if (selection.alias) add('aliases', 1)
          fields.set(name, [...(fields.get(name) ?? []), selection])
        } else if (selection.kind === Kind.INLINE_FRAGMENT) waiting.push(selection.selectionSet)
        else if (entered.size !== entered.add(selection.name.value).size) {
          reached.add(selection.name.value)
          const fragment = fragments.get(selection.name.value)
          if (fragment) waiting.push(fragment.selectionSet)
        }
      }
    }
    return fields
  }

  function walk(sets: readonly SelectionSetNode[], depth: number): void {
    const fields = fieldsOf(sets)
    raise('depth', depth)
    if (depth === 1) {
      raise('rootFields', [...fields.values()].flat().length)
      raise(
        'introspections',
        [...fields.values()].flat().filter(({ name }) => /^__(schema|type)$/.test(name.value)).length,
      )
    }
    for (const nodes of fields.values()) {
      add('pairs', (nodes.length * (nodes.length - 1)) / 2)
      const inner = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
      if (inner.length > 0) walk(inner, depth + 1)
    }
  }

  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) walk([definition.selectionSet], 1)
  }
  // Validation looks at fragments that nothing spreads, too.
  for (const [name, { selectionSet }] of fragments) if (!reached.has(name)) walk([selectionSet], 2)
  return counts
}
