import { readFileSync, readdirSync } from 'node:fs'
import {
  type GraphQLInputType,
  Kind,
  type OperationDefinitionNode,
  buildSchema,
  getIntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  parse,
  separateOperations,
  typeFromAST,
} from 'graphql'
import * as documents from '../testing/hostile/documents.ts'
import { ownQuery, profileFields, threadFields } from '../testing/model/lists.ts'
import { postFields } from '../testing/model/views.ts'
import { costOf, maxCost } from './limitsOfCost.ts'
import { documentLimits, maxTokens, measure, requireModestDocument } from './limitsOfDocuments.ts'
import { requireModestVariables, variableLimits } from './limitsOfVariables.ts'
import { bodyLimit } from './overHttp.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

function clientOperations() {
  const files = readdirSync('client', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.graphql'))
  const source = files.map((path) => readFileSync(`client/${path}`, 'utf8')).join('\n')
  return Object.entries(separateOperations(parse(source)))
}

const valuesOf: Record<string, unknown> = { Int: 1, Boolean: true }

function valueOf(type: GraphQLInputType): unknown {
  if (!isNonNullType(type)) return null
  const { ofType } = type
  if (isListType(ofType)) return []
  if (isEnumType(ofType)) return ofType.getValues()[0]?.name
  if (!isInputObjectType(ofType)) return valuesOf[ofType.toString()] ?? 'text'
  const required = Object.values(ofType.getFields()).filter((field) => isNonNullType(field.type))
  return Object.fromEntries(required.map((field) => [field.name, valueOf(field.type)]))
}

function variablesOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.map(({ variable, type: node }) => {
      const type = typeFromAST(schema, node as never)
      return [variable.name.value, isInputType(type) ? valueOf(type) : null]
    }),
  )
}

const readme = ['README.md', 'server/graphql/README.md'].map((file) => readFileSync(file, 'utf8')).join('\n')
const examples = [
  ...[...readme.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, example]) => example ?? ''),
  getIntrospectionQuery(),
  getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true, directiveIsRepeatable: true }),
  `{ post(id: "12345678") { ${threadFields} } }`,
  `{ user(username: "a") { ${profileFields} } }`,
  ownQuery,
  `{ posts(first: 100) { edges { node { ${postFields} } } } }`,
]

it.each([
  [maxCost, ', where a page'],
  [maxTokens, 'tokens'],
  [documentLimits.depth, 'levels of fields'],
  [documentLimits.selections, 'fields with its fragments'],
  [documentLimits.rootFields, 'fields at the root'],
  [documentLimits.aliases, 'aliases'],
  [variableLimits.values, 'values'],
  [bodyLimit, 'bytes'],
])('the description of the schema has the limit of %d %s', (limit, unit) => {
  const words = schema.description?.replace(/\s+/g, ' ')
  expect(words).toMatch(new RegExp(`\\b${limit} ?${unit}`))
})

describe('the limits allow', () => {
  it.each(clientOperations())("the client's operation %s", (operationName, query) => {
    measure(query)
    const operation = query.definitions.find(
      ({ kind }) => kind === Kind.OPERATION_DEFINITION,
    ) as OperationDefinitionNode
    const variables = variablesOf(operation)
    requireModestVariables(variables)
    expect(costOf({ schema, query, variables, operationName })).toBeLessThan(maxCost)
  })

  it.each(examples)('the operations of the README, the playground and tests: %s', (source) => {
    requireModestDocument(source)
    expect(costOf({ schema, query: parse(source), variables: {} })).toBeLessThan(maxCost)
  })

  it('a post with everything that a post may have', () => {
    const link = { label: 'A label', url: 'https://example.org' }
    const image = { url: '/media/a.webp', alt: 'A picture', width: 1, height: 1 }
    const input = { id: '12345678', content: 'a', images: [image, image], links: Array(10).fill(link) }
    expect(requireModestVariables({ input })).toBeLessThan(variableLimits.values / 5)
  })
})

function reasonFor({ query }: documents.HostileRequest): unknown {
  try {
    requireModestDocument(query)
    return 'none'
  } catch (error) {
    return (error as { originalError: { reason: string } }).originalError.reason
  }
}

describe('a document is refused before validation', () => {
  it.each([
    ['depth', documents.listsOfOne(40)],
    ['depth', documents.circularIntrospection(12)],
    ['depth', { query: '{ post(id: "a") { ...F } } fragment F on Post { parent { ...F } }' }],
    ['pairs', { query: `{ viewer { ${'id '.repeat(50)} } }` }],
    ['pairs', documents.comparedFields(6, 3)],
    ['pairs', documents.comparedFields(2, 8)],
    ['pairs', { query: `{ viewer { id } } fragment Unused on User { ${'id '.repeat(50)} }` }],
    ['introspections', documents.aliasedIntrospections(3)],
    ['rootFields', documents.aliases(31)],
    ['aliases', documents.conflictingFields(300)],
    ['aliases', { query: `{ viewer { ${Array.from({ length: 51 }, (_, i) => `a${i}: id`).join(' ')} } }` }],
    ['definitions', { query: Array.from({ length: 61 }, (_, i) => `query Q${i} { viewer { id } }`).join(' ') }],
    ['selections', documents.spreadFields(12, 100)],
  ] as const)('for its %s: %#', (limit, request) => {
    expect(reasonFor(request)).toContain(`More than ${documentLimits[limit]} `)
  })

  it('for its tokens, however few fields it has', () => {
    expect(reasonFor({ query: `{ post(id: [${'1 '.repeat(maxTokens)}]) { id } }` })).toBe(
      `More than ${maxTokens} tokens.`,
    )
  })

  it('at the first limit, without reading on', () => {
    // Expanded, the fragments have more than a billion fields.
    expect(reasonFor(documents.doublingFragments(14))).toMatch(/^More than/)
  })

  it('but not for spreading a fragment twice in the same place', () => {
    const spreads = Array.from({ length: 40 }, (_, i) => `fragment F${i} on Post { id ...F${i + 1} ...F${i + 1} }`)
    const document = parse(`{ post(id: "a") { ...F0 } } ${spreads.join(' ')} fragment F40 on Post { id }`)
    expect(measure(document)).toMatchObject({ depth: 2, selections: 1 + 1 + 40 * 3 + 1 })
  })
})

describe('variables', () => {
  it('are refused if they have too many values', () => {
    for (const { variables } of [documents.unknownInputFields(8_000), documents.wrongListEntries(15_000)])
      expect(() => requireModestVariables(variables)).toThrow(expect.objectContaining({ message: expect.any(String) }))
  })

  it('are refused if they are nested too deeply', () => {
    const nested = (depth: number): unknown => (depth === 0 ? {} : { inner: nested(depth - 1) })
    requireModestVariables(nested(variableLimits.depth))
    expect(() => requireModestVariables(nested(variableLimits.depth + 1))).toThrow()
  })
})
