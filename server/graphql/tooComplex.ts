import { HeaderMap } from '@apollo/server'
import { GraphQLError } from 'graphql'
import { AppError } from '../errors.ts'

/** The refusal of an operation that asks for too much; `reason` says which limit it is beyond. */
export function tooComplex(reason: string, figures?: { cost: number; limit: number }): GraphQLError {
  return refusal(new AppError('TOO_COMPLEX', { reason, ...(figures && { figures }) }))
}

/** An error of the table as Apollo Server takes it before an operation runs: with the status of the answer. */
export function refusal(error: AppError): GraphQLError {
  const headers = new HeaderMap()
  if (error.retryAfterSeconds !== undefined) headers.set('retry-after', String(error.retryAfterSeconds))
  const http = { status: error.status, headers }
  return new GraphQLError(error.message, { originalError: error, extensions: { http } })
}
