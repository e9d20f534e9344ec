import type { Logger } from 'pino'
import { isOutage } from '../db/outage.ts'
import { mayPass } from '../db/transientErrors.ts'
import { AppError, commonErrors, isError, messageOf } from '../errors.ts'

/** Logs an unexpected error with its stack, and an expected one, or a client that left, in one line. */
export function logFailure(log: Logger, thrown: unknown, where: object): void {
  if (isAborted(thrown)) return log.info({ ...where, reason: 'the client left' }, 'request aborted')
  // `requireStorage` has logged it already.
  if (isError(thrown, commonErrors.STORAGE_FULL)) return
  if (!mayPass(thrown)) log.error({ ...where, err: thrown }, 'request failed')
  else if (!isOutage()) log.warn({ ...where, reason: reasonOf(thrown) }, 'answered BUSY')
}

function isAborted(thrown: unknown): boolean {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
  return code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE'
}

function reasonOf(thrown: unknown): string {
  const cause = thrown instanceof AppError ? (thrown.cause ?? thrown) : thrown
  if (cause instanceof AppError) return cause.reason ?? cause.message
  return messageOf(cause)
}
