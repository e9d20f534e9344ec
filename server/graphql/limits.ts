import type { ApolloServerPlugin } from '@apollo/server'
import { ApolloServerErrorCode } from '@apollo/server/errors'
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
  getVariableValues,
} from 'graphql'
import type { Context } from '../context.ts'
import { maxCost, maxCostOfMessages, requireAffordable } from './limitsOfCost.ts'
import { requireModestVariables } from './limitsOfVariables.ts'
import { overSocket } from './overHttp.ts'

/** Finding each error costs time. */
export const maxErrors = 5

/** Refuses expensive operations (TOO_COMPLEX) before they run. */
export const operationLimits: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, schema, request, operation, contextValue }) => {
      if (!operation) return
      if (operation.operation === OperationTypeNode.SUBSCRIPTION) throw onlyOverSockets()
      // Apollo Server reports wrong variables itself.
      const { cost } = requireModestOperation({ schema, document, operation, variables: request.variables ?? {} })
      if (contextValue.request) contextValue.request.cost = cost
    },
  }),
}

type Limited = {
  schema: GraphQLSchema
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Record<string, unknown>
}

type Modest = { cost?: number; errors: readonly GraphQLError[] }

/** Returns an operation's cost, or what is wrong with variables. Throws TOO_COMPLEX or INVALID_INPUT. */
export function requireModestOperation({ schema, document, operation, variables }: Limited): Modest {
  requireModestVariables(variables)
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 })
  if (errors) return { errors }
  const operationName = operation.name?.value
  const most = operation.operation === OperationTypeNode.SUBSCRIPTION ? maxCostOfMessages : maxCost
  const priced = { schema, query: document, variables, ...(operationName && { operationName }) }
  return { cost: requireAffordable(priced, most), errors: [] }
}

function onlyOverSockets(): GraphQLError {
  return new GraphQLError(overSocket, {
    extensions: { code: ApolloServerErrorCode.BAD_REQUEST, http: { status: 400 } },
  })
}
