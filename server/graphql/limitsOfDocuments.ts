import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  parse,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { fieldsIn, fragmentsOf } from '../schema/lookAhead.ts'
import { tooComplex } from './tooComplex.ts'

/** The client's largest document has about 400 tokens; the playground's introspection has 250. */
export const maxTokens = 2_000

/** Limits for a document whose fragments are expanded. */
export const documentLimits = {
  definitions: 60,
  /** The usual introspection has 13 levels. */
  depth: 15,
  selections: 1_000,
  rootFields: 30,
  aliases: 50,
  /** `__schema` and `__type` fields. */
  introspections: 2,
  /** Validation compares every two fields of the same name, with all inside. */
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

/** Most requests repeat a document that has passed. */
const known = new LRUCache<string, true>({ maxSize: 4_000_000, sizeCalculation: (_value, source) => source.length })
const longestKnown = 20_000

/** Refuses expensive documents in linear time; Apollo Server reports syntax errors. Throws TOO_COMPLEX. */
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
    if (!(error instanceof GraphQLError)) throw error
    // graphql-js gives its error no code.
    if (/more tha[nt] \d+ tokens/.test(error.message))
      throw tooComplex(`More than ${maxTokens} tokens.`, { cost: maxTokens + 1, limit: maxTokens })
    return null
  }
}

/** Counts a document's parts. Throws TOO_COMPLEX if a count exceeds its limit. */
export function measure(document: DocumentNode): Record<Limit, number> {
  const counts = { definitions: 0, depth: 0, selections: 0, rootFields: 0, aliases: 0, introspections: 0, pairs: 0 }
  const raise = (limit: Limit, to: number) => {
    counts[limit] = Math.max(counts[limit], to)
    const most = documentLimits[limit]
    if (to > most) throw tooComplex(`More than ${most} ${words[limit]}.`, { cost: to, limit: most })
  }
  const add = (limit: Limit, more: number) => raise(limit, counts[limit] + more)
  add('definitions', document.definitions.length)
  const fragments = fragmentsOf(document)
  const used = new Set<string>()
  const count = (selection: SelectionNode) => {
    add('selections', 1)
    if (selection.kind === Kind.FIELD && selection.alias) add('aliases', 1)
    if (selection.kind === Kind.FRAGMENT_SPREAD) used.add(selection.name.value)
    return true
  }
  /** Counts the fields of one object, which may be selected in several places, and what is inside. */
  const walk = (sets: readonly SelectionSetNode[], depth: number) => {
    // A fragment counts once for each object, as in execution.
    const entered = new Set<string>()
    const fields = sets.flatMap((set) => fieldsIn(set, fragments, count, entered))
    raise('depth', depth)
    if (depth === 1) {
      raise('rootFields', fields.length)
      raise('introspections', fields.filter(({ name }) => /^__(schema|type)$/.test(name.value)).length)
    }
    for (const nodes of byNameInAnswer(fields).values()) {
      add('pairs', (nodes.length * (nodes.length - 1)) / 2)
      const inner = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
      if (inner.length > 0) walk(inner, depth + 1)
    }
  }
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) walk([definition.selectionSet], 1)
  }
  // Validation also visits fragments that nothing uses.
  for (const [name, fragment] of Object.entries(fragments)) {
    if (fragment && !used.has(name)) walk([fragment.selectionSet], 2)
  }
  return counts
}

function byNameInAnswer(fields: readonly FieldNode[]): ReadonlyMap<string, readonly FieldNode[]> {
  const byName = new Map<string, FieldNode[]>()
  for (const field of fields) {
    const name = (field.alias ?? field.name).value
    const others = byName.get(name)
    if (others) others.push(field)
    else byName.set(name, [field])
  }
  return byName
}
