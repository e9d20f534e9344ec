import type { ErrorCode } from './enums.generated.ts'
import type { AppError } from './errors.ts'

type PublicError = { message: string; extensions: { code: ErrorCode; [detail: string]: unknown } }

/** GraphQL's answer. Null for an error that only REST has. */
export function publicError(error: AppError): PublicError | null {
  const shown = error.kind.graphql
  if (!shown) return null
  const { fields, argument, reason, figures, rateLimit, retryAfterSeconds } = error
  const extensions = {
    code: shown.code,
    ...(fields && { fields }),
    ...(argument && { argument }),
    ...(reason && { reason }),
    ...figures,
    ...(rateLimit && { rateLimit }),
    ...(retryAfterSeconds && waiting(retryAfterSeconds)),
  }
  return { message: error.forUser ?? shown.message ?? error.message, extensions }
}

export function waiting(retryAfterSeconds: number): { retryAfterSeconds: number; retryAt: string } {
  return { retryAfterSeconds, retryAt: new Date(Date.now() + retryAfterSeconds * 1000).toISOString() }
}
