import type { ApolloServerPlugin } from '@apollo/server'
import { GraphQLError } from 'graphql'
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity'
import type { Context } from '../context.ts'
import { errorTable } from '../errors.ts'

/** The most tokens a document may have; the largest of the client's has about 400, the playground's introspection 250. */
export const maxTokens = 2_000

/** The most an operation may cost: a page of 100 posts with all their fields costs about 4,000. */
const maxCost = 12_000

/** A mutation costs as much as a page, so that one request cannot try hundreds of passwords. */
const mutationCost = 500

/** A list costs what its rows cost, however few there turn out to be; a parent may need a read of its own, and so on up. */
const estimateCost: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  if (type.name === 'Mutation') return mutationCost + childComplexity
  if (field.args.some((argument) => argument.name === 'first')) return 1 + Number(args['first'] ?? 20) * Math.max(1, childComplexity)
  return type.name === 'Post' && field.name === 'parent' ? 1 + 2 * childComplexity : 1 + childComplexity
}

const { message, status } = errorTable.TOO_COMPLEX

/** Refuses operations that ask for too much at once (TOO_COMPLEX), before anything of them runs. */
export const costLimit: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, schema, request, operationName }) => {
      const cost = getComplexity({
        schema,
        query: document,
        variables: request.variables ?? {},
        ...(operationName && { operationName }),
        estimators: [estimateCost],
      })
      if (cost > maxCost) throw new GraphQLError(message, { extensions: { code: 'TOO_COMPLEX', http: { status } } })
    },
  }),
}
