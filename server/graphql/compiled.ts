import type { ApolloServerOptions } from '@apollo/server'
import {
  BREAK,
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
  execute,
  getNamedType,
  getVariableValues,
  isLeafType,
  typeFromAST,
  visit,
} from 'graphql'
import type { CompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import { maxErrors } from './limits.ts'

type Executor = NonNullable<ApolloServerOptions<Context>['gateway']>
type Compiled = CompiledQuery<Record<string, unknown>, object>

/** Compiling takes as long as some runs, so a query must have run this often: nobody can make each request pay for it. */
export const runsBefore = 20

/** The most compiled queries in memory; those that nobody runs any longer go first. */
const mostCompiled = 200

/** The longest documents that are compiled, in characters: nothing else runs meanwhile. */
const longestCompiled = 10_000

/** Runs operations for Apollo Server: queries that come again and again as compiled functions, the others with graphql-js. */
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
        const query = await compiledOf(document, operation)
        if (query && isFit(schema, operation, variables))
          return withUsualErrors(await query(null, contextValue, variables))
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
  const compiled = new LRUCache<OperationDefinitionNode, Compiled['query']>({
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
    if (!isCompiledQuery<Compiled, ExecutionResult>(result)) return null
    compiled.set(operation, result.query)
    return result.query
  }
}

/** graphql-js stops at the first wrong variables; compiled functions would report all of them, each with the whole input. */
function isFit(schema: GraphQLSchema, operation: OperationDefinitionNode, variables: Record<string, unknown>): boolean {
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 })
  return errors === undefined
}

/** Compiled functions throw errors of a class of their own, which lacks some of what Apollo Server reads. */
function withUsualErrors(result: ExecutionResult): ExecutionResult {
  const usual = result.errors?.map(({ message, path, locations, originalError }) =>
    Object.assign(new GraphQLError(message, { path, originalError }), { locations }),
  )
  return usual ? { ...result, errors: usual } : result
}

/** What is short, and compiles to exactly the same answer: no defaults within input objects, and no directives. */
function isPlain(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): boolean {
  if (operation.operation !== OperationTypeNode.QUERY || (document.loc?.end ?? Infinity) > longestCompiled) return false
  const types = (operation.variableDefinitions ?? []).map(({ type }) => typeFromAST(schema, type))
  if (!types.every((type) => isLeafType(getNamedType(type)))) return false
  let hasDirective = false
  visit(document, {
    Directive: () => {
      hasDirective = true
      return BREAK
    },
  })
  return !hasDirective
}
