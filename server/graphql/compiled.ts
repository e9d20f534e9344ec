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
  execute,
  getNamedType,
  getVariableValues,
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

type Executor = NonNullable<ApolloServerOptions<Context>['gateway']>
type Query = CompiledQuery<Record<string, unknown>, object>
type Compiled = Pick<Query, 'query'> & { takesObjects: boolean }

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
        const fit = compiled && coerced(schema, operation, variables)
        if (fit)
          return withUsualErrors(await compiled.query(null, contextValue, compiled.takesObjects ? fit : variables))
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
    const { compileQuery, isCompiledQuery } = await import('graphql-jit')
    const result = compileQuery(schema, document, operation.name?.value, { disablingCapturingStackErrors: true })
    if (!isCompiledQuery<Query, ExecutionResult>(result)) return null
    const ready = { query: result.query, takesObjects: typesOf(schema, operation).some(isInputObjectType) }
    compiled.set(operation, ready)
    return ready
  }
}

/**
 * The variables as resolvers get them, or null if they are wrong: graphql-js stops at the first wrong one, and compiled
 * functions would report all of them, each with the whole input.
 */
function coerced(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Record<string, unknown> | null {
  return getVariableValues(schema, variableDefinitions, variables, { maxErrors: 1 }).coerced ?? null
}

/** Compiled functions throw errors of a class of their own, which lacks some of what Apollo Server reads. */
function withUsualErrors(result: ExecutionResult): ExecutionResult {
  const usual = result.errors?.map(({ message, path, locations, originalError }) =>
    Object.assign(new GraphQLError(message, { path, originalError }), { locations }),
  )
  return usual ? { ...result, errors: usual } : result
}

/** What is short, and compiles to exactly the same answer: no directives, and one change at most. */
function isPlain(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): boolean {
  if ((document.loc?.end ?? Infinity) > longestCompiled) return false
  const { selections } = operation.selectionSet
  const isOneField = selections.length === 1 && selections[0]?.kind === Kind.FIELD
  if (operation.operation !== OperationTypeNode.QUERY && !isOneField) return false
  const types = typesOf(schema, operation)
  if (!types.every((type) => isLeafType(type) || isInputObjectType(type))) return false
  if (types.some(isInputObjectType) && !types.every((type) => staysSame(type))) return false
  let hasDirective = false
  visit(document, {
    Directive: () => {
      hasDirective = true
      return BREAK
    },
  })
  return !hasDirective
}

/** The types of an operation's variables, without lists. */
function typesOf(schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode) {
  return variableDefinitions.map(({ type }) => getNamedType(typeFromAST(schema, type)))
}

/**
 * Whether a coerced value is an input again. Compiled functions do not know the defaults of fields in input objects, so
 * they get objects that graphql-js has coerced, and coerce them once more.
 */
function staysSame(type: GraphQLNamedType | undefined, within: readonly unknown[] = []): boolean {
  if (isEnumType(type)) return type.getValues().every(({ name, value }) => name === value)
  if (isInputObjectType(type)) {
    if (within.includes(type)) return true
    return Object.values(type.getFields()).every((field) => staysSame(getNamedType(field.type), [...within, type]))
  }
  return isScalarType(type) && isSpecifiedScalarType(type)
}
