import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Transaction } from './db/transaction.ts'
import { AppError, type ErrorCode } from './errors.ts'
import type { Limits } from './limits/limits.ts'
import type { PostKey, PostRow } from './posts/post.row.ts'
import type { UserKey, UserRow } from './users/user.row.ts'

/** Who sends a request. */
export type Viewer = { id: string; sessionId: string; isDemo: boolean }

/** Loads what a domain adds to rows, given their ids, and returns the function that adds it to a row. */
export type Hydrator<Row> = (ctx: Context, ids: readonly string[]) => Promise<(row: Row) => void>

/** Loads what decides which rows this viewer may see, given their ids, and returns the function that decides for a row. */
export type VisibilityRule<Key> = (ctx: Context, ids: readonly string[]) => Promise<(row: Key) => boolean>

/** What domains bring to rows of one kind. `Key` is what every read of such rows has, also one of a few fields. */
export type Additions<Key, Row extends Key> = {
  visibility: readonly VisibilityRule<Key>[]
  hydrators: readonly Hydrator<Row>[]
}

/** What all domains together bring to the services (`compose` in `domain.ts`). */
export type Composition = {
  users: Additions<UserKey, UserRow>
  posts: Additions<PostKey, PostRow>
  /** Deletes what hangs on posts, inside the transaction that deletes them. */
  onPostsDeleted(postIds: readonly string[], transaction: Transaction): Promise<void>
  /** Deletes everything of an account but the account itself. May be called again after an interruption. */
  onAccountDeleted(userId: string): Promise<void>
}

/** What a service needs to know of the request it works for. */
export type Context = {
  /** Null for a guest, and for a token that is no longer good. */
  readonly viewer: Viewer | null
  /** Why `viewer` is null although a token was sent. */
  readonly refusal: Extract<ErrorCode, 'UNAUTHENTICATED' | 'USER_NOT_FOUND'> | null
  /** Fields that the operation selects, as `Type.field`; hydration loads nothing else. */
  readonly selection: ReadonlySet<string>
  /** The origin under which the client reaches this server. */
  readonly origin: string
  /** Where the request came from: an address, for limits. */
  readonly address: string
  readonly limits: Limits
  readonly config: Config
  readonly domains: Composition
  readonly log: Logger
}

/** The viewer, where one is needed. Throws UNAUTHENTICATED, or USER_NOT_FOUND for a token whose account is gone. */
export function requireViewer(ctx: Context): Viewer {
  if (!ctx.viewer) throw new AppError(ctx.refusal ?? 'UNAUTHENTICATED')
  return ctx.viewer
}

/** Makes the rest of a request act for the owner of the session that it has just begun. */
export function actAs(ctx: Context, viewer: Viewer): void {
  Object.assign(ctx, { viewer, refusal: null })
}

/** What hydration added to a row. Throws where it was not asked to: a resolver picks a field that nobody loaded. */
export function hydrated<T>(value: T | undefined, field: string): T {
  if (value === undefined) throw new Error(`${field} was not hydrated.`)
  return value
}
