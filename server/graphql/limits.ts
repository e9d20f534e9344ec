import type { ApolloServerPlugin } from '@apollo/server'
import { GraphQLError, getVariableValues } from 'graphql'
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity'
import type { Context } from '../context.ts'
import { type ErrorCode, errorTable } from '../errors.ts'

/** The most tokens a document may have; the largest of the client's has about 400, the playground's introspection 250. */
export const maxTokens = 2_000

/** The most an operation may cost: a page of 100 posts with all their fields costs about 4,000. */
const maxCost = 12_000

/** A mutation costs as much as a page, so that one request cannot try hundreds of passwords. */
const mutationCost = 500

/** What a list costs besides its rows, as each is a few reads of its own; and those for which much more is read than shown. */
const listCost = 20
const searchingCost = 300
const searchingFields = new Set(['feed', 'users', 'suggestedUsers'])

/** A list costs what its rows cost, however few there turn out to be; a parent may need a read of its own, and so on up. */
const estimateCost: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  if (type.name === 'Mutation') return mutationCost + childComplexity
  if (field.args.some((argument) => argument.name === 'first')) {
    const isSearching = type.name === 'Query' && searchingFields.has(field.name)
    // Pages of less than one are refused where they are read; here they must not make up for something else.
    return (
      (isSearching ? searchingCost : listCost) + Math.max(1, Number(args['first'] ?? 20)) * Math.max(1, childComplexity)
    )
  }
  return type.name === 'Post' && field.name === 'parent' ? 1 + 2 * childComplexity : 1 + childComplexity
}

/** Refuses operations that ask for too much at once (TOO_COMPLEX), before anything of them runs. */
export const costLimit: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, schema, request, operation, operationName }) => {
      const variables = request.variables ?? {}
      // Wrong variables end the operation before it begins, and Apollo Server says which.
      if (getVariableValues(schema, operation?.variableDefinitions ?? [], variables).errors) return
      if (costOf({ schema, query: document, variables, ...(operationName && { operationName }) }) > maxCost)
        throw refusal('TOO_COMPLEX')
    },
  }),
}

function costOf(options: Omit<Parameters<typeof getComplexity>[0], 'estimators'>): number {
  try {
    return getComplexity({ ...options, estimators: [estimateCost] })
  } catch (error) {
    // An argument that cannot be used has its place in the document; a document with too much in it to be counted has none.
    throw error instanceof GraphQLError ? refusal(error.nodes ? 'INVALID_INPUT' : 'TOO_COMPLEX') : error
  }
}

function refusal(code: Extract<ErrorCode, 'INVALID_INPUT' | 'TOO_COMPLEX'>): GraphQLError {
  const { message, status } = errorTable[code]
  return new GraphQLError(message, { extensions: { code, http: { status } } })
}
