import type { ErrorCode as GraphQLCode } from './enums.generated.ts'

/** An error: REST's answer and, in `graphql`, GraphQL's; null if only REST has the error. */
export type ErrorKind<Code extends string = string> = {
  readonly code: Code
  readonly status: number
  readonly message: string
  /** Without a message, REST's is used. */
  readonly graphql: { readonly code: GraphQLCode; readonly message?: string } | null
  /** The default of an error's `retryAfterSeconds`. */
  readonly retryAfterSeconds?: number
}

type Columns = Omit<ErrorKind, 'code'>

export function defineErrors<const Rows extends Record<string, Columns>>(
  rows: Rows,
): { readonly [Code in keyof Rows & string]: Rows[Code] & ErrorKind<Code> } {
  const kinds = Object.entries(rows).map(([code, columns]) => [code, { code, ...columns }])
  return Object.fromEntries(kinds) as ReturnType<typeof defineErrors<Rows>>
}

const invalidToken = 'The token is invalid. Unauthorized access error.'

/** Errors that belong to no domain. */
export const commonErrors = defineErrors({
  INVALID_INPUT: { status: 400, message: 'Invalid input.', graphql: { code: 'INVALID_INPUT' } },
  VALIDATION_FAILED: {
    status: 400,
    message: 'Some of what you entered cannot be used.',
    graphql: { code: 'VALIDATION_FAILED' },
  },
  TOO_COMPLEX: { status: 400, message: 'The query asks for too much at once.', graphql: { code: 'TOO_COMPLEX' } },
  DOCUMENT_NOT_TRUSTED: {
    status: 403,
    message: 'This server runs only the documents that it knows by their hash.',
    graphql: { code: 'DOCUMENT_NOT_TRUSTED' },
  },
  /** REST says the same for a token that is not valid. */
  LOG_IN_REQUIRED: {
    status: 401,
    message: invalidToken,
    graphql: { code: 'UNAUTHENTICATED', message: 'Log in to do this.' },
  },
  UNAUTHENTICATED: {
    status: 401,
    message: invalidToken,
    graphql: { code: 'UNAUTHENTICATED', message: 'Your session has ended. Log in again.' },
  },
  ACCOUNT_DELETED: {
    status: 404,
    message: 'The username you entered is not Registered. Not Found error',
    graphql: { code: 'UNAUTHENTICATED', message: 'This account was deleted.' },
  },
  /** The session is restricted. REST treats its token as missing. */
  ACCOUNT_SUSPENDED: {
    status: 401,
    message: invalidToken,
    graphql: {
      code: 'ACCOUNT_SUSPENDED',
      message: 'This account is suspended. You can read why, delete it, or log out.',
    },
  },
  /** The account of the session waits for a moderator. */
  ACCOUNT_WAITING: {
    status: 403,
    message: 'A moderator has to let this account in. Until then you can only read.',
    graphql: { code: 'ACCOUNT_WAITING' },
  },
  RATE_LIMITED: {
    status: 429,
    message: 'Too many attempts, please try again later.',
    graphql: { code: 'RATE_LIMITED' },
  },
  BUSY: {
    status: 503,
    message: 'The service is busy, please try again.',
    graphql: { code: 'BUSY' },
    retryAfterSeconds: 1,
  },
  STORAGE_FULL: { status: 507, message: "The server's storage is full.", graphql: { code: 'STORAGE_FULL' } },
  INTERNAL: { status: 500, message: 'Internal server error.', graphql: { code: 'INTERNAL' } },
})

/** `message` is for the user, `reason` for the client's developer. */
export type FieldError = { field: string; message: string; reason?: string }

/** `argument`, `reason` and `figures` are for the client's developer; users see the message. */
type Details = {
  /** GraphQL's message, in place of the kind's. */
  forUser?: string
  fields?: readonly FieldError[]
  argument?: string
  reason?: string
  figures?: { cost: number; limit: number }
  rateLimit?: string
  retryAfterSeconds?: number
  cause?: unknown
}

/** An error to tell the client. Anything else that is thrown is logged and answered as `INTERNAL`. */
export class AppError extends Error {
  readonly kind: ErrorKind
  readonly code: string
  readonly status: number
  readonly forUser: string | undefined
  readonly fields: readonly FieldError[] | undefined
  readonly argument: string | undefined
  readonly reason: string | undefined
  readonly figures: Details['figures']
  readonly rateLimit: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(kind: ErrorKind, details: Details = {}) {
    super(details.fields?.[0]?.message ?? kind.message, { cause: details.cause })
    this.name = 'AppError'
    this.kind = kind
    this.code = kind.code
    this.status = kind.status
    this.forUser = details.forUser
    this.fields = details.fields
    this.argument = details.argument
    this.reason = details.reason
    this.figures = details.figures
    this.rateLimit = details.rateLimit
    this.retryAfterSeconds = details.retryAfterSeconds ?? kind.retryAfterSeconds
  }
}

export const isError = (thrown: unknown, kind: ErrorKind): thrown is AppError =>
  thrown instanceof AppError && thrown.kind === kind

/** Throws `VALIDATION_FAILED` with all field errors, if there are any. */
export function refuse(fields: readonly FieldError[]): void {
  if (fields.length === 0) return
  const reasons = fields.flatMap(({ field, reason }) => (reason ? [`${field}: ${reason}`] : []))
  throw new AppError(commonErrors.VALIDATION_FAILED, {
    fields: fields.map(({ field, message }) => ({ field, message })),
    ...(reasons.length > 0 && { reason: `${reasons.join('; ')}.` }),
  })
}

export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))
