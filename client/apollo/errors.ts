import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors'

export type FieldProblem = { field: string; message: string }

/** The API's error code; null for any other failure, such as a lost connection. */
export function codeOf(error: unknown): string | null {
  const code = firstError(error)?.extensions?.['code']
  return typeof code === 'string' ? code : null
}

/** The message to show: the server's own, or what went wrong with the request. */
export function messageOf(error: unknown): string {
  return firstError(error)?.message ?? transportMessage(error)
}

function transportMessage(error: unknown): string {
  if (!navigator.onLine) return 'This needs a connection.'
  if (ServerError.is(error) && error.statusCode === 429) return 'Too many requests. Wait a moment and try again.'
  if (ServerError.is(error) || ServerParseError.is(error)) return 'The server has a problem. Try again in a moment.'
  return 'Could not reach the server. Check your connection and try again.'
}

/** A form's invalid fields in the form's order; empty for any other error. */
export function fieldsOf(error: unknown): FieldProblem[] {
  const fields = firstError(error)?.extensions?.['fields']
  return Array.isArray(fields) ? fields.filter(isFieldProblem) : []
}

function firstError(error: unknown) {
  return CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return typeof value === 'object' && value !== null && 'field' in value && 'message' in value
}
