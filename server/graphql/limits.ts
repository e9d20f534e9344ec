import type { ApolloServerPlugin } from '@apollo/server'
import { getVariableValues } from 'graphql'
import type { Context } from '../context.ts'
import { requireAffordable } from './limitsOfCost.ts'
import { requireModestVariables } from './limitsOfVariables.ts'

/** The most errors of one kind that are reported: finding each of them costs time. */
export const maxErrors = 5

/** Refuses operations that ask for too much (TOO_COMPLEX) before they run. */
export const operationLimits: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, schema, request, operation, operationName }) => {
      const variables = request.variables ?? {}
      requireModestVariables(variables)
      // Apollo Server reports wrong variables itself.
      const { errors } = getVariableValues(schema, operation?.variableDefinitions ?? [], variables, { maxErrors: 1 })
      if (!operation || errors) return
      requireAffordable({ schema, query: document, variables, ...(operationName && { operationName }) })
    },
  }),
}
