import type { ApolloServerPlugin } from '@apollo/server'
import type { Context } from '../context.ts'
import type { TrustedDocuments } from './trustedDocuments.ts'

/** Clients choose these names. */
const longestName = 100

const requestIds = new WeakMap<object, string>()

/** The id of the request whose operation threw this error, for the log. */
export const requestIdOf = (thrown: unknown) => requestIds.get(Object(thrown) as object)

/** Notes what a request runs and how that ends, for the request's line in the log and for metrics. */
export const noted = (documents: TrustedDocuments): ApolloServerPlugin<Context> => ({
  requestDidStart: async ({ contextValue: { request: facts } }) => {
    if (!facts) return
    return {
      didResolveOperation: async ({ operation, queryHash }) => {
        facts.operation = operation?.name?.value.slice(0, longestName)
        facts.isKnown = documents.has(queryHash)
      },
      didEncounterErrors: async ({ errors }) => {
        for (const error of errors) requestIds.set(error, facts.id)
      },
      willSendResponse: async ({ response: { body } }) => {
        const errors = body.kind === 'single' ? body.singleResult.errors : undefined
        if (errors) facts.errors = [...new Set(errors.map(({ extensions }) => String(extensions?.['code'])))]
      },
    }
  },
})
