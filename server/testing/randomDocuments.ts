import {
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isScalarType,
} from 'graphql'
import type { Random } from './random.ts'

/** Values for arguments of these names, some of them wrong. Other arguments get small and large numbers. */
export type Pools = Readonly<Record<string, readonly unknown[]>>

export type RandomDocument = { query: string; variables: Record<string, unknown> }

const numbers = [1, 2, 3, 4, 0, -1, 1000, null]
const deepest = 4

/**
 * Random operations that fit the schema, with aliases, fragments, arguments and variables. Some have a value that a
 * resolver, or the coercion of variables, refuses.
 */
export class RandomDocuments {
  readonly #schema: GraphQLSchema
  readonly #random: Random
  readonly #pools: Pools
  readonly #without: readonly string[]
  #variables = new Map<string, { type: string; value: unknown }>()
  #fragments: string[] = []

  constructor(schema: GraphQLSchema, random: Random, pools: Pools, without: readonly string[]) {
    this.#schema = schema
    this.#random = random
    this.#pools = pools
    this.#without = without
  }

  query(): RandomDocument {
    const type = this.#schema.getQueryType()
    if (!type) throw new Error('The schema has no queries.')
    return this.#document('query', () => this.#selection(type, 0))
  }

  /** One of the named mutations. Each takes an `input`. */
  mutation(names: readonly string[]): RandomDocument {
    const field = this.#schema.getMutationType()?.getFields()[this.#random.oneOf(names)]
    if (!field) throw new Error('The schema lacks a mutation.')
    return this.#document('mutation', () => `{ ${this.#field(field, 0)} }`)
  }

  #document(kind: string, selection: () => string): RandomDocument {
    this.#variables = new Map()
    this.#fragments = []
    const body = selection()
    const declared = [...this.#variables].map(([name, { type }]) => `$${name}: ${type}`)
    return {
      query: [`${kind} Q${declared.length > 0 ? `(${declared.join(', ')})` : ''} ${body}`, ...this.#fragments].join(
        '\n',
      ),
      variables: Object.fromEntries([...this.#variables].map(([name, { value }]) => [name, value])),
    }
  }

  #selection(type: GraphQLCompositeType, depth: number): string {
    if (isAbstractType(type)) {
      const members = this.#schema.getPossibleTypes(type)
      return `{ __typename ${members.map((member) => `... on ${member.name} ${this.#selection(member, depth)}`).join(' ')} }`
    }
    if (!isObjectType(type)) return '{ __typename }'
    const usable = Object.values(type.getFields()).filter(
      ({ name, type: of }) => !this.#without.includes(name) && (depth < deepest || !isCompositeType(getNamedType(of))),
    )
    const count = this.#random.whole(1, depth === 0 ? 3 : 4)
    const parts = Array.from({ length: count }, () =>
      usable.length > 0 ? this.#field(this.#random.oneOf(usable), depth) : '__typename',
    )
    const [first, ...others] = parts
    const isSplit = others.length > 0 && this.#random.below(4) === 0
    if (!isSplit) return `{ ${parts.join(' ')} }`
    const name = `F${this.#fragments.length}`
    this.#fragments.push(`fragment ${name} on ${type.name} { ${others.join(' ')} }`)
    return `{ ${first} ...${name} }`
  }

  #field({ name, args, type }: GraphQLField<unknown, unknown>, depth: number): string {
    const given = args
      .filter((argument) => isRequiredArgument(argument) || this.#random.below(2) === 0)
      .map((argument) => `${argument.name}: ${this.#value(argument)}`)
    const named = getNamedType(type)
    const alias = `a${this.#random.below(1_000_000)}`
    const selected = isCompositeType(named) ? ` ${this.#selection(named, depth + 1)}` : ''
    return `${alias}: ${name}${given.length > 0 ? `(${given.join(', ')})` : ''}${selected}`
  }

  #value({ name, type, defaultValue }: GraphQLArgument): string {
    const [inner, named] = [getNullableType(type), getNamedType(type)]
    if (isEnumType(named)) return this.#random.oneOf(named.getValues()).name
    const isNumber = isScalarType(named) && named.name === 'Int' && !isListType(inner)
    const value = this.#random.oneOf(this.#pools[name] ?? (isNumber ? numbers : [null, 'none']))
    const mayBeLiteral = isNumber && (value !== null || inner === type)
    if (mayBeLiteral && this.#random.below(2) === 0) return String(value)
    const variable = `v${this.#variables.size}`
    const declared = defaultValue === undefined ? String(type) : String(inner)
    // One value in forty has a wrong type.
    this.#variables.set(variable, { type: declared, value: this.#random.below(40) === 0 ? { wrong: [1] } : value })
    return `$${variable}`
  }
}

/** A status and an answer, with its errors sorted: it may vary which field fails first. */
export function inOrder(answer: string): unknown {
  const { errors, ...rest } = JSON.parse(answer.slice(answer.indexOf(' '))) as { errors?: object[] }
  const sorted = errors?.map((error) => JSON.stringify(error)).sort()
  return { status: answer.slice(0, 3), ...rest, ...(sorted && { errors: sorted }) }
}
