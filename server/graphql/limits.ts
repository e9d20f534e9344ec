import type { ApolloServerPlugin } from '@apollo/server'
import { getVariableValues } from 'graphql'
import type { Context } from '../context.ts'
import { requireAffordable } from './limitsOfCost.ts'
import { requireModestVariables } from './limitsOfVariables.ts'

/** Errors of a kind that are reported before the rest is left out: finding each of them costs time. */
export const maxErrors = 5

/** Refuses operations that ask for too much at once (TOO_COMPLEX), before anything of them runs. */
export const operationLimits: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, schema, request, operation, operationName }) => {
      const variables = request.variables ?? {}
      requireModestVariables(variables)
      // Wrong variables end the operation before it begins, and Apollo Server says which.
      const { errors } = getVariableValues(schema, operation?.variableDefinitions ?? [], variables, { maxErrors: 1 })
      if (!operation || errors) return
      requireAffordable({ schema, query: document, variables, ...(operationName && { operationName }) })
    },
  }),
}
