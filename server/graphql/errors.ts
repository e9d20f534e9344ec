import { ApolloServerErrorCode } from '@apollo/server/errors'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { isTransientError } from '../db/transientErrors.ts'
import { AppError, commonErrors, isError } from '../errors.ts'
import { logFailure } from '../http/failureLog.ts'
import { publicError } from '../publicErrors.ts'
import { requestIdOf } from './noted.ts'
import { overSocket } from './overHttp.ts'
import type { ErrorCode as PublicCode } from '../enums.generated.ts'

/** Apollo Server's codes for requests that failed before any resolver ran. */
const requestCodes: readonly PublicCode[] = [
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'BAD_REQUEST',
]

/** graphql-js quotes the input at any length, so its messages and locations are cut. */
const longestMessage = 500
const mostLocations = 10
/** If introspection is off, these replace messages that name types and fields. */
const withoutNames: Record<string, string> = {
  [ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED]: 'The query does not fit the schema.',
  [ApolloServerErrorCode.BAD_USER_INPUT]: 'The variables do not fit the query.',
}

/** Linnet's errors keep their codes, invalid requests get Apollo Server's. All others are logged as INTERNAL. */
export function formatError(
  shown: GraphQLFormattedError,
  thrown: unknown,
  log: Logger,
  config: Pick<Config, 'introspection'>,
): GraphQLFormattedError {
  return shortened(withCode(shown, thrown, log, config))
}

function shortened({ message, locations, ...rest }: GraphQLFormattedError): GraphQLFormattedError {
  const isLong = message.length > longestMessage
  return {
    message: isLong ? `${message.slice(0, longestMessage)}…` : message,
    ...(locations && { locations: locations.slice(0, mostLocations) }),
    ...rest,
  }
}

function withCode(
  shown: GraphQLFormattedError,
  thrown: unknown,
  log: Logger,
  { introspection }: Pick<Config, 'introspection'>,
): GraphQLFormattedError {
  const original = (thrown instanceof GraphQLError && thrown.originalError) || thrown
  const error = isTransientError(original) ? new AppError(commonErrors.BUSY, { cause: original }) : original
  if (isError(error, commonErrors.VALIDATION_FAILED) && error.reason)
    log.warn({ requestId: requestIdOf(thrown), reason: error.reason, path: shown.path }, 'input refused')
  if (isError(error, commonErrors.BUSY)) logFailure(log, error, { requestId: requestIdOf(thrown), path: shown.path })
  const ours = error instanceof AppError ? publicError(error) : null
  if (ours) return { ...shown, ...ours }
  if (isRequestError(shown, original)) {
    const code = requestCode(shown)
    const hint = /^Unknown directive "@(defer|stream)"/.test(shown.message) ? ` ${overSocket}` : ''
    const full = withoutValue(shown.message, original.message)
    const message = (introspection ? full : (withoutNames[code] ?? full)) + hint
    return { ...shown, message, extensions: { code } }
  }
  logFailure(log, original, { requestId: requestIdOf(thrown), path: shown.path })
  return { ...shown, message: commonErrors.INTERNAL.message, extensions: { code: 'INTERNAL' } }
}

/** An error in the syntax, the fields or the variables, before any resolver ran. */
function isRequestError({ path }: GraphQLFormattedError, original: unknown): original is GraphQLError {
  return path === undefined && original instanceof GraphQLError
}

/** graphql-js quotes the value of a wrong variable, which may hold a password; the place and the cause are enough. */
function withoutValue(message: string, cause: string): string {
  const place = message.slice(0, -cause.length)
  return (
    place.replace(/^(Variable "\$\w+" got )invalid value .*?( at "[^"]+")?; $/s, '$1an invalid value$2; ') +
    cause.replace(/^(String cannot represent a non string value): .*/s, '$1.')
  )
}

/** For an error without a code, such as an unsupported subscription, Apollo Server would report an internal error. */
function requestCode({ extensions }: GraphQLFormattedError): PublicCode {
  return requestCodes.find((code) => code === extensions?.['code']) ?? 'BAD_REQUEST'
}
