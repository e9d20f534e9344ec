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
  getVariableValues,
  isEnumType,
  isInputObjectType,
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
type Compiled = Query['query']

/** Compiling takes as long as several runs, so one request alone cannot cause it. */
export const runsBefore = 20

/** The least recently used queries are dropped first. */
const mostCompiled = 200

/** Compiling blocks everything else, so longer documents are left to graphql-js. */
const longestCompiled = 10_000

/** Runs frequent operations as compiled functions if `compiles`, and all others with graphql-js. */
export function execution(schema: GraphQLSchema, compiles: boolean): Executor {
  const compiledOf = compiles ? compiler(schema) : () => null
  return {
    onSchemaLoadOrUpdate: (use) => {
      use({ apiSchema: schema, coreSupergraphSdl: '' })
      return () => {}
    },
    load: async () => ({
      executor: async ({ document, operation, request, context: contextValue }) => {
        const { operationName, variables = {} } = request
        const compiled = await compiledOf(document, operation)
        // A compiled function would report every wrong variable with the whole input; graphql-js stops at the first.
        const fit = compiled && coerced(schema, operation, variables)
        if (fit) {
          const result = await compiled(null, contextValue, fit)
          // If several errors make the same field null, graphql-js reports only the first.
          if (!isQuery(operation) || (result.errors?.length ?? 0) < 2) return withUsualErrors(result)
        }
        const options = { maxCoercionErrors: maxErrors }
        return execute({ schema, document, operationName, variableValues: variables, contextValue, options })
      },
    }),
    stop: async () => {},
  }
}

function coerced(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
) {
  return getVariableValues(schema, variableDefinitions, variables, { maxErrors: 1 }).coerced
}

/** Returns the compiled function of an operation, if that is frequent and can be compiled. */
function compiler(schema: GraphQLSchema) {
  const runs = new WeakMap<OperationDefinitionNode, number>()
  const compiled = new LRUCache<OperationDefinitionNode, Compiled>({
    max: mostCompiled,
    dispose: (_query, operation) => void runs.delete(operation),
  })
  // If there is no operation of the given name, graphql-js reports that.
  return async (document: DocumentNode, operation: OperationDefinitionNode | undefined) => {
    if (!operation) return null
    const known = compiled.get(operation)
    if (known) return known
    const count = (runs.get(operation) ?? 0) + 1
    runs.set(operation, count)
    if (count !== runsBefore + 1 || !isPlain(schema, document, operation)) return null
    // Imported late, because the compiler takes memory and time to load.
    const { compileQuery, isCompiledQuery } = await import('./jit.ts')
    const result = compileQuery(schema, document, operation.name?.value, { disablingCapturingStackErrors: true })
    if (!isCompiledQuery<Query, ExecutionResult>(result)) return null
    compiled.set(operation, result.query)
    return result.query
  }
}

/** Errors of compiled functions have a class of their own, which lacks what Apollo Server reads. */
function withUsualErrors(result: ExecutionResult): ExecutionResult {
  const usual = result.errors?.map(({ message, path, locations, originalError }) =>
    Object.assign(new GraphQLError(message, { path, originalError }), { locations }),
  )
  return usual ? { ...result, errors: usual } : result
}

/** Whether graphql-jit answers exactly as graphql-js does. */
export function isPlain(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): boolean {
  const { variableDefinitions = [] } = operation
  const types = variableDefinitions.map(({ type }) => getNamedType(typeFromAST(schema, type)))
  const required = new Set(variableDefinitions.filter(isRequired).map(nameOf))
  return (
    (document.loc?.end ?? Infinity) <= longestCompiled &&
    (isQuery(operation) || isOneCall(document, operation)) &&
    types.every((type) => staysSame(type)) &&
    !hasHardPart(document, required)
  )
}

const isQuery = ({ operation }: OperationDefinitionNode) => operation === OperationTypeNode.QUERY
const nameOf = ({ variable }: VariableDefinitionNode) => variable.name.value
const isRequired = ({ type }: VariableDefinitionNode) => type.kind === Kind.NON_NULL_TYPE

/** Whether only the mutation's field has an argument, of which a wrong one is a single error: it must not run again. */
function isOneCall(document: DocumentNode, { selectionSet }: OperationDefinitionNode): boolean {
  const [field, ...others] = selectionSet.selections
  let argumentCount = 0
  visit(document, { Argument: () => void argumentCount++ })
  return field?.kind === Kind.FIELD && others.length === 0 && argumentCount <= 1
}

/**
 * graphql-jit writes a document's strings into the source of a function, where some would run as code, so strings may
 * only be in variables. It also lacks directives, optional variables in objects and lists, and names like `__proto__`.
 */
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

/** Whether a value may be coerced twice: by graphql-js, which adds defaults, and again by the compiled function. */
function staysSame(type: GraphQLNamedType | undefined, within: readonly unknown[] = []): boolean {
  if (isEnumType(type)) return type.getValues().every(({ name, value }) => name === value)
  if (isInputObjectType(type)) {
    const inside = [...within, type]
    return (
      within.includes(type) ||
      Object.values(type.getFields()).every((field) => staysSame(getNamedType(field.type), inside))
    )
  }
  return isScalarType(type) && isSpecifiedScalarType(type)
}
