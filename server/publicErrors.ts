import type { AppError, ErrorCode } from './errors.ts'
import type { ErrorCode as PublicCode } from './schema/resolvers.generated.ts'

/** The message is REST's if it is missing. Null if only REST has the error. */
const publicErrors: Record<ErrorCode, { code: PublicCode; message?: string } | null> = {
  INVALID_INPUT: { code: 'INVALID_INPUT' },
  VALIDATION_FAILED: { code: 'VALIDATION_FAILED' },
  TOO_COMPLEX: { code: 'TOO_COMPLEX' },
  DOCUMENT_NOT_TRUSTED: { code: 'DOCUMENT_NOT_TRUSTED' },
  LOG_IN_REQUIRED: { code: 'UNAUTHENTICATED', message: 'Log in to do this.' },
  UNAUTHENTICATED: { code: 'UNAUTHENTICATED', message: 'Your session has ended. Log in again.' },
  ACCOUNT_DELETED: { code: 'UNAUTHENTICATED', message: 'This account was deleted.' },
  INVALID_CREDENTIALS: { code: 'INVALID_CREDENTIALS', message: 'The password is wrong.' },
  USER_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such account.' },
  POST_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such post. It may have been deleted.' },
  USERNAME_TAKEN: { code: 'USERNAME_TAKEN', message: 'This username is already taken.' },
  USERNAME_IMMUTABLE: null,
  DEMO_ACCOUNT_FIXED: { code: 'DEMO_ACCOUNT_FIXED' },
  ALREADY_LIKED: null,
  NO_LIKES_LEFT: null,
  ALREADY_DISLIKED: null,
  NOT_AUTHOR_DELETE: { code: 'NOT_AUTHOR_DELETE', message: 'Only its author can delete a post.' },
  NOT_AUTHOR_EDIT: { code: 'NOT_AUTHOR_EDIT', message: 'Only its author can edit a post.' },
  ALREADY_BOOKMARKED: null,
  NOT_BOOKMARKED: null,
  CANNOT_FOLLOW_SELF: { code: 'CANNOT_FOLLOW_SELF' },
  ALREADY_FOLLOWING: null,
  NOT_FOLLOWING: null,
  ID_TAKEN: { code: 'ID_TAKEN', message: 'There is another post with this id.' },
  RATE_LIMITED: { code: 'RATE_LIMITED' },
  BUSY: { code: 'BUSY' },
  STORAGE_FULL: { code: 'STORAGE_FULL' },
  INTERNAL: { code: 'INTERNAL' },
}

type PublicError = { message: string; extensions: { code: PublicCode; [detail: string]: unknown } }

/** Null for an error that only REST has. */
export function publicError(error: AppError): PublicError | null {
  const shown = publicErrors[error.code]
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
  return { message: shown.message ?? error.message, extensions }
}

export function waiting(retryAfterSeconds: number): { retryAfterSeconds: number; retryAt: string } {
  return { retryAfterSeconds, retryAt: new Date(Date.now() + retryAfterSeconds * 1000).toISOString() }
}
