import { HeaderMap } from '@apollo/server'
import { GraphQLError } from 'graphql'
import { AppError, commonErrors } from '../errors.ts'

/** `reason` names the limit. `cost` is a minimum, because counting stops beyond the limit. */
export function tooComplex(reason: string, figures: { cost: number; limit: number }): GraphQLError {
  return refusal(new AppError(commonErrors.TOO_COMPLEX, { reason, figures }))
}

/** Makes an AppError one of GraphQL with its HTTP status, for use before an operation runs. */
export function refusal(error: AppError): GraphQLError {
  const headers = new HeaderMap()
  if (error.retryAfterSeconds !== undefined) headers.set('retry-after', String(error.retryAfterSeconds))
  const http = { status: error.status, headers }
  return new GraphQLError(error.message, { originalError: error, extensions: { http } })
}
