import type { Logger } from 'pino'
import { isOutage } from './db/outage.ts'
import { isTransientError } from './db/transientErrors.ts'
import { AppError } from './errors.ts'

/**
 * Logs why a request failed: an unexpected error with its whole story, a busy service in one line. A database that is out
 * of reach has lines of its own, when that begins and when it ends.
 */
export function logFailure(log: Logger, thrown: unknown, where: object): void {
  const isBusy = isTransientError(thrown) || (thrown instanceof AppError && thrown.code === 'BUSY')
  if (!isBusy) log.error({ ...where, err: thrown }, 'request failed')
  else if (!isOutage()) log.warn({ ...where, reason: reasonOf(thrown) }, 'answered BUSY')
}

function reasonOf(thrown: unknown): string {
  const cause = thrown instanceof AppError ? (thrown.cause ?? thrown) : thrown
  if (cause instanceof AppError) return cause.reason ?? cause.message
  return cause instanceof Error ? cause.message : String(cause)
}
