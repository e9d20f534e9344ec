import type { ErrorRequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { isTransientError } from '../db/transientErrors.ts'
import { AppError, errorTable } from '../errors.ts'
import { logFailure } from '../http/failureLog.ts'
import { discardBody } from '../http/discardBody.ts'
import { RequestError } from '../http/requestBody.ts'

/** Answers `{ "errors": [message] }`. */
export function answerError(response: Response, status: number, message: string): void {
  response.status(status).json({ errors: [message] })
}

/** Answers with a thrown error. Unexpected errors become INTERNAL, with the details only in the log. */
export function errorAnswers(log: Logger): ErrorRequestHandler {
  return (thrown: unknown, request, response, _next) => {
    const { status, message, retryAfterSeconds } = shown(thrown)
    discardBody(request)
    if (thrown instanceof AppError && thrown.code === 'VALIDATION_FAILED' && thrown.reason)
      log.warn({ reason: thrown.reason, path: request.path }, 'input refused')
    if (status >= 500) logFailure(log, thrown, { method: request.method, path: request.path })
    // Part of the answer is sent already; closing the connection shows the client that it is incomplete.
    if (response.headersSent) return void response.destroy()
    if (retryAfterSeconds !== undefined) response.setHeader('retry-after', retryAfterSeconds)
    answerError(response, status, message)
  }
}

type Shown = { status: number; message: string; retryAfterSeconds?: number | undefined }

function shown(thrown: unknown): Shown {
  if (thrown instanceof AppError || thrown instanceof RequestError) return thrown
  if (isTransientError(thrown)) return errorTable.BUSY
  return isBadAddress(thrown) ? errorTable.INVALID_INPUT : errorTable.INTERNAL
}

/** Whether Express could not decode the URL, e.g. `%E0`. */
const isBadAddress = (thrown: unknown) => thrown instanceof URIError
