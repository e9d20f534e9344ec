import type { ApolloServerOptions } from '@apollo/server'
import {
  BREAK,
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type VariableDefinitionNode,
  execute,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isScalarType,
  isSpecifiedScalarType,
  typeFromAST,
  visit,
} from 'graphql'
import type { CompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import { maxErrors } from './limits.ts'
import { variableValues } from './variables.ts'

type Executor = NonNullable<ApolloServerOptions<Context>['gateway']>
type Query = CompiledQuery<Record<string, unknown>, object>
type Compiled = Pick<Query, 'query'> & { takesCoerced: boolean }

/** Compiling takes as long as some runs, so a query must have run this often: nobody can make each request pay for it. */
export const runsBefore = 20

/** The most compiled queries in memory; those that nobody runs any longer go first. */
const mostCompiled = 200

/** The longest documents that are compiled, in characters: nothing else runs meanwhile. */
const longestCompiled = 10_000

/** Runs operations for Apollo Server: operations that come again and again as compiled functions, the others with graphql-js. */
export function compiledExecution(schema: GraphQLSchema): Executor {
  const compiledOf = compiler(schema)
  return {
    onSchemaLoadOrUpdate: (use) => {
      use({ apiSchema: schema, coreSupergraphSdl: '' })
      return () => {}
    },
    load: async () => ({
      executor: async ({ document, operation, request, context: contextValue }) => {
        const { operationName, variables = {} } = request
        const compiled = await compiledOf(document, operation)
        // Compiled functions would report all wrong variables, each with the whole input; graphql-js stops at the first.
        const fit = compiled && variableValues(schema, operation, variables).coerced
        if (fit)
          return withUsualErrors(await compiled.query(null, contextValue, compiled.takesCoerced ? fit : variables))
        const options = { maxCoercionErrors: maxErrors }
        return execute({ schema, document, operationName, variableValues: variables, contextValue, options })
      },
    }),
    stop: async () => {},
  }
}

/** Returns the compiled function of a query, if it is one that comes often and can be compiled. */
function compiler(schema: GraphQLSchema) {
  const runs = new WeakMap<OperationDefinitionNode, number>()
  const compiled = new LRUCache<OperationDefinitionNode, Compiled>({
    max: mostCompiled,
    dispose: (_query, operation) => void runs.delete(operation),
  })
  // Undefined if the document has no operation of the given name: graphql-js says so.
  return async (document: DocumentNode, operation: OperationDefinitionNode | undefined) => {
    if (!operation) return null
    const known = compiled.get(operation)
    if (known) return known
    const count = (runs.get(operation) ?? 0) + 1
    runs.set(operation, count)
    if (count !== runsBefore + 1 || !isPlain(schema, document, operation)) return null
    // Only now: the compiler takes memory, and time to start.
    const { compileQuery, isCompiledQuery } = await import('./jit.ts')
    const result = compileQuery(schema, document, operation.name?.value, { disablingCapturingStackErrors: true })
    if (!isCompiledQuery<Query, ExecutionResult>(result)) return null
    const ready = { query: result.query, takesCoerced: typesOf(schema, operation).every(staySame) }
    compiled.set(operation, ready)
    return ready
  }
}

/** Compiled functions throw errors of a class of their own, which lacks some of what Apollo Server reads. */
function withUsualErrors(result: ExecutionResult): ExecutionResult {
  const usual = result.errors?.map(({ message, path, locations, originalError }) =>
    Object.assign(new GraphQLError(message, { path, originalError }), { locations }),
  )
  return usual ? { ...result, errors: usual } : result
}

/**
 * What is short, and compiles to exactly the same answer. graphql-jit writes values in a document into the function's
 * source, where it takes some texts for its own marks, and what follows them for code: so no text in a document, only in
 * its variables. Nor does it know directives, what a left out variable means within an object or list, and names that every
 * object has, such as `__proto__`.
 */
export function isPlain(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): boolean {
  if ((document.loc?.end ?? Infinity) > longestCompiled) return false
  const { selectionSet, variableDefinitions = [] } = operation
  const isOneField = selectionSet.selections.length === 1 && selectionSet.selections[0]?.kind === Kind.FIELD
  if (operation.operation !== OperationTypeNode.QUERY && !isOneField) return false
  const types = typesOf(schema, operation)
  const isKnown = types.every(staySame) || (types.every(isLeafType) && !variableDefinitions.some(hasDefault))
  return isKnown && !hasHardPart(document, new Set(variableDefinitions.filter(isRequired).map(nameOf)))
}

const nameOf = ({ variable }: VariableDefinitionNode) => variable.name.value
const isRequired = ({ type }: VariableDefinitionNode) => type.kind === Kind.NON_NULL_TYPE
const hasDefault = ({ defaultValue }: VariableDefinitionNode) => defaultValue !== undefined

/** Whether a document has a text, a directive, a name such as `__proto__`, or an optional variable within an object or list. */
function hasHardPart(document: DocumentNode, required: ReadonlySet<string>): boolean {
  let isFound = false
  let depth = 0
  const found = () => {
    isFound = true
    return BREAK
  }
  const within = { enter: () => void depth++, leave: () => void depth-- }
  visit(document, {
    Directive: found,
    Name: ({ value }) => (value in Object.prototype ? found() : undefined),
    StringValue: found,
    ObjectValue: within,
    ListValue: within,
    Variable: ({ name }) => (depth > 0 && !required.has(name.value) ? found() : undefined),
  })
  return isFound
}

/** The types of an operation's variables, without lists. */
function typesOf(schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode) {
  return variableDefinitions.map(({ type }) => getNamedType(typeFromAST(schema, type)))
}

/**
 * Whether coerced values of a type are inputs again. Compiled functions coerce variables themselves, but do not know the
 * defaults of non-null ones, so they get what graphql-js has coerced, and coerce it once more.
 */
function staySame(type: GraphQLNamedType | undefined): boolean {
  return isSame(type, [])
}

function isSame(type: GraphQLNamedType | undefined, within: readonly unknown[]): boolean {
  if (isEnumType(type)) return type.getValues().every(({ name, value }) => name === value)
  if (isInputObjectType(type)) {
    if (within.includes(type)) return true
    return Object.values(type.getFields()).every((field) => isSame(getNamedType(field.type), [...within, type]))
  }
  return isScalarType(type) && isSpecifiedScalarType(type)
}
