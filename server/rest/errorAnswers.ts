import type { ErrorRequestHandler, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { isTransientError } from '../db/transientErrors.ts'
import { AppError, commonErrors, isError } from '../errors.ts'
import { logFailure } from '../http/failureLog.ts'
import { discardBody } from '../http/discardBody.ts'
import { RequestError } from '../http/requestBody.ts'
import { idOf } from '../http/requestFacts.ts'
import type { Call } from './call.ts'

/** Answers `{ "errors": [message] }`. The reason, for the developer, is a second entry. */
export function answerError(response: Response, status: number, message: string, detail?: string): void {
  response.status(status).json({ errors: detail === undefined ? [message] : [message, detail] })
}

/** Answers 405 at an address that has only these methods. */
export function otherMethod(methods: readonly Call['method'][]): RequestHandler {
  const names = methods.map((method) => method.toUpperCase())
  const allowed = names.includes('GET') ? [...names, 'HEAD'] : names
  return (_request, response) => {
    response.setHeader('allow', allowed.join(', '))
    answerError(response, 405, 'This address has no such method.')
  }
}

/** Answers with a thrown error. Unexpected ones become INTERNAL, and only the log has details. */
export function errorAnswers(log: Logger): ErrorRequestHandler {
  return (thrown: unknown, request, response, _next) => {
    const { status, message, detail, retryAfterSeconds } = shown(thrown)
    discardBody(request)
    if (isError(thrown, commonErrors.VALIDATION_FAILED) && thrown.reason)
      log.warn({ ...idOf(request), reason: thrown.reason, path: request.path }, 'input refused')
    if (status >= 500) logFailure(log, thrown, { ...idOf(request), method: request.method, path: request.path })
    // The client sees that the answer is incomplete, because the connection closes.
    if (response.headersSent) return void response.destroy()
    if (retryAfterSeconds !== undefined) response.setHeader('retry-after', retryAfterSeconds)
    answerError(response, status, message, detail)
  }
}

type Shown = {
  status: number
  message: string
  detail?: string | undefined
  retryAfterSeconds?: number | undefined
}

function shown(thrown: unknown): Shown {
  if (thrown instanceof RequestError) return { status: thrown.status, message: thrown.message, detail: thrown.reason }
  if (thrown instanceof AppError) {
    const { status, message, retryAfterSeconds } = thrown
    return { status, message, retryAfterSeconds, detail: fieldOf(thrown) }
  }
  if (isTransientError(thrown)) return commonErrors.BUSY
  return isBadAddress(thrown)
    ? { ...commonErrors.INVALID_INPUT, detail: 'The address is not UTF-8.' }
    : commonErrors.INTERNAL
}

/** The field of the error and, after a colon, the reason. */
function fieldOf({ kind, fields, argument, reason }: AppError): string | undefined {
  if (kind !== commonErrors.INVALID_INPUT && kind !== commonErrors.VALIDATION_FAILED) return undefined
  const field = argument ?? fields?.[0]?.field
  if (reason === undefined || field === undefined) return reason ?? field
  return reason.startsWith(`${field}: `) ? reason : `${field}: ${reason}`
}

/** Express throws it for a URL that it cannot decode, such as `%E0`. */
const isBadAddress = (thrown: unknown) => thrown instanceof URIError
