/** REST's status and message of all errors; `publicErrors.ts` has GraphQL's. */
export const errorTable = {
  INVALID_INPUT: { status: 400, message: 'Invalid input.' },
  VALIDATION_FAILED: { status: 400, message: 'Some of what you entered cannot be used.' },
  TOO_COMPLEX: { status: 400, message: 'The query asks for too much at once.' },
  DOCUMENT_NOT_TRUSTED: { status: 403, message: 'This server runs only the documents that it knows by their hash.' },
  /** REST uses the same message for a token that is not valid. */
  LOG_IN_REQUIRED: { status: 401, message: 'The token is invalid. Unauthorized access error.' },
  UNAUTHENTICATED: { status: 401, message: 'The token is invalid. Unauthorized access error.' },
  INVALID_CREDENTIALS: { status: 401, message: 'The credentials you entered are invalid. Unauthorized access error.' },
  USER_NOT_FOUND: { status: 404, message: 'The username you entered is not Registered. Not Found error' },
  ACCOUNT_DELETED: { status: 404, message: 'The username you entered is not Registered. Not Found error' },
  POST_NOT_FOUND: { status: 404, message: 'The post you entered is not Registered. Not Found error' },
  USERNAME_TAKEN: { status: 422, message: 'Unprocessable Entity. Username Already Exists.' },
  USERNAME_IMMUTABLE: { status: 404, message: 'Username cannot be changed' },
  DEMO_ACCOUNT_FIXED: {
    status: 403,
    message:
      'Demo accounts are shared: they cannot be deleted, logged out elsewhere, or given a new password or email.',
  },
  ALREADY_LIKED: { status: 400, message: 'Cannot like a post that is already liked.' },
  NO_LIKES_LEFT: { status: 400, message: 'Cannot decrement like less than 0.' },
  ALREADY_DISLIKED: { status: 400, message: 'Cannot dislike a post that is already disliked.' },
  NOT_AUTHOR_DELETE: { status: 400, message: "Cannot delete a Post doesn't belong to the logged in User." },
  NOT_AUTHOR_EDIT: { status: 400, message: "Cannot edit a Post doesn't belong to the logged in User." },
  ALREADY_BOOKMARKED: { status: 400, message: 'This Post is already bookmarked' },
  NOT_BOOKMARKED: { status: 400, message: 'Post not bookmarked yet' },
  CANNOT_FOLLOW_SELF: { status: 404, message: 'You cannot follow yourself' },
  ALREADY_FOLLOWING: { status: 400, message: 'User Already following' },
  NOT_FOLLOWING: { status: 400, message: 'User already not following' },
  ID_TAKEN: { status: 409, message: 'This id is already taken' },
  RATE_LIMITED: { status: 429, message: 'Too many attempts, please try again later.' },
  /** The default of `retryAfterSeconds`. */
  BUSY: { status: 503, message: 'The service is busy, please try again.', retryAfterSeconds: 1 },
  STORAGE_FULL: { status: 507, message: "The server's storage is full." },
  INTERNAL: { status: 500, message: 'Internal server error.' },
} as const

export type ErrorCode = keyof typeof errorTable

/** `message` is for the user, `reason` for the developer of the client. */
export type FieldError = { field: string; message: string; reason?: string }

/** `argument`, `reason` and `figures` are for the developer of a client; users see the message. */
type Details = {
  fields?: readonly FieldError[]
  argument?: string
  reason?: string
  figures?: { cost: number; limit: number }
  rateLimit?: string
  retryAfterSeconds?: number
  cause?: unknown
}

/** An error to report to the client. Anything else that is thrown is logged and answered as `INTERNAL`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: readonly FieldError[] | undefined
  readonly argument: string | undefined
  readonly reason: string | undefined
  readonly figures: Details['figures']
  readonly rateLimit: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.fields?.[0]?.message ?? errorTable[code].message, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.status = errorTable[code].status
    this.fields = details.fields
    this.argument = details.argument
    this.reason = details.reason
    this.figures = details.figures
    this.rateLimit = details.rateLimit
    this.retryAfterSeconds =
      details.retryAfterSeconds ?? (code === 'BUSY' ? errorTable.BUSY.retryAfterSeconds : undefined)
  }
}

/** Throws `VALIDATION_FAILED` with all field errors, if there are any. */
export function refuse(fields: readonly FieldError[]): void {
  if (fields.length === 0) return
  const reasons = fields.flatMap(({ field, reason }) => (reason ? [`${field}: ${reason}`] : []))
  throw new AppError('VALIDATION_FAILED', {
    fields: fields.map(({ field, message }) => ({ field, message })),
    ...(reasons.length > 0 && { reason: `${reasons.join('; ')}.` }),
  })
}
