import type { Logger } from 'pino'
import type { ErrorCode } from './errors.ts'
import { AppError } from './errors.ts'
import type { Config } from './config.ts'

/** Who sends a request. */
export type Viewer = { id: string; sessionId: string }

/** Loads what a domain adds to rows, given their ids, and returns the function that adds it to a row. */
export type Hydrator<Row> = (ctx: Context, ids: readonly string[]) => Promise<(row: Row) => void>

/** What a service needs to know of the request it works for. */
export type Context = {
  /** Null for a guest, and for a token that is no longer good. */
  viewer: Viewer | null
  /** Why `viewer` is null although a token was sent. */
  refusal: Extract<ErrorCode, 'UNAUTHENTICATED' | 'USER_NOT_FOUND'> | null
  /** Fields that the operation selects, as `Type.field`; hydration loads nothing else. */
  selection: ReadonlySet<string>
  /** Where the request came from, for rate limits. */
  address: string
  config: Config
  log: Logger
}

/** The viewer, where one is needed. Throws UNAUTHENTICATED, or USER_NOT_FOUND for a token whose account is gone. */
export function requireViewer(ctx: Context): Viewer {
  if (!ctx.viewer) throw new AppError(ctx.refusal ?? 'UNAUTHENTICATED')
  return ctx.viewer
}

/** What hydration added to a row. Throws when it was not asked to: a resolver picks a field nobody loads. */
export function hydrated<T>(value: T | undefined, field: string): T {
  if (value === undefined) throw new Error(`${field} was not hydrated.`)
  return value
}
