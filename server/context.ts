import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Deadline } from './db/deadline.ts'
import type { Transaction } from './db/transaction.ts'
import { AppError, type ErrorKind, commonErrors } from './errors.ts'
import type { ExportPart } from './exportPart.ts'
import type { RequestFacts } from './http/requestFacts.ts'
import type { Limits } from './limits/limits.ts'
import type { Live } from './live/live.ts'
import type { Mailer } from './mail/mail.ts'
import type { EdgesToPosts, PostKey, PostMarks, PostRow } from './posts/post.row.ts'
import type { Push } from './push/push.ts'
import type { UserKey, UserRow } from './users/user.row.ts'

export type Viewer = { id: string; sessionId: string; isDemo: boolean }

/** Loads what a domain adds to rows with these ids. Returns a function that adds it to one row. */
export type Hydrator<Row> = (ctx: Context, ids: readonly string[]) => Promise<(row: Row) => void>

/** Loads what decides which rows the viewer may see. Returns a function that decides for one row. */
export type VisibilityRule<Key> = (ctx: Context, ids: readonly string[]) => Promise<(row: Key) => boolean>

/** `Key` has the fields that every read of such rows includes. */
export type Additions<Key, Row extends Key> = {
  visibility: readonly VisibilityRule<Key>[]
  hydrators: readonly Hydrator<Row>[]
}

/** A REST call that acts on a post and answers with the newest posts after that. */
export type PostCall = {
  path: `/posts/${string}/:postId`
  summary: string
  errors: readonly ErrorKind[]
  run(ctx: Context, postId: string): Promise<unknown>
}

/** A post or a repost: `author` wrote or reposted it. */
export type Posted = { author: UserRow; at: Date }

/** What all domains bring for services, combined by `compose` in `domain.ts`. */
export type Composition = {
  users: Additions<UserKey, UserRow>
  posts: Additions<PostKey, PostRow> & {
    edges: readonly EdgesToPosts[]
    noMarks: PostMarks
    noCounts: Readonly<Record<string, number>>
    calls: readonly PostCall[]
  }
  exported: readonly ExportPart[]
  /** Runs in the transaction that stores a post (not a reply) or a repost, after it has changed the account. */
  onPosted(posted: Posted, transaction: Pick<Transaction, 'session'>): Promise<void>
  /** Runs in the transaction that stores a post or a reply, or another text of one. */
  onPostWritten(post: PostRow, transaction: Transaction): Promise<void>
  onPostsDeleted(postIds: readonly string[], transaction: Transaction): Promise<void>
  /** Deletes all that belongs to an account, but not the account. May run again after an interruption. */
  onAccountDeleted(userId: string): Promise<void>
}

export type Context = {
  /** Null for a guest, an invalid token or a restricted session. */
  readonly viewer: Viewer | null
  /** Why `viewer` is null although the request has a token. */
  readonly refusal:
    | (typeof commonErrors)['UNAUTHENTICATED' | 'ACCOUNT_DELETED' | 'ACCOUNT_SUSPENDED' | 'ACCOUNT_WAITING']
    | null
  /** The viewer of a suspended or waiting account's session. All folders but `auth` treat it as a guest's. */
  readonly restricted?: Viewer
  /** The fields that the operation selects, as `Type.field`. Hydration loads no others. */
  readonly selection: ReadonlySet<string>
  readonly origin: string
  /** The client's network address, for rate limits. */
  readonly address: string
  readonly userAgent: string | undefined
  readonly limits: Limits
  readonly config: Config
  readonly domains: Composition
  readonly live: Live
  readonly push: Push
  readonly mail: Mailer
  readonly log: Logger
  /** The time of the BUSY answer. A subscription's events have none. */
  readonly deadline?: Deadline | undefined
  /** Set where accounts show despite a block: profiles, lists of blocked accounts, moderation. */
  readonly ignoresBlocks?: boolean
  /** Missing if no request from outside runs, as in the operations of a page. */
  readonly request?: RequestFacts | undefined
}

/**
 * Returns the viewer. Throws LOG_IN_REQUIRED for a guest, UNAUTHENTICATED or ACCOUNT_DELETED for a refused token, and
 * ACCOUNT_SUSPENDED or ACCOUNT_WAITING in a restricted session.
 */
export function requireViewer(ctx: Context): Viewer {
  if (!ctx.viewer) throw new AppError(ctx.refusal ?? commonErrors.LOG_IN_REQUIRED)
  return ctx.viewer
}

/** The viewer; null for a guest. Throws like `requireViewer` for a refused token and in a restricted session. */
export const viewerOrGuest = (ctx: Context): Viewer | null => (ctx.refusal ? requireViewer(ctx) : ctx.viewer)

/** The owner of the session, even if the session is restricted. Throws like `requireViewer`. */
export const requireOwner = (ctx: Context): Viewer => ctx.restricted ?? requireViewer(ctx)

/** Whether the session belongs to an account that waits for a moderator. */
export const isWaiting = ({ refusal }: Context): boolean => refusal === commonErrors.ACCOUNT_WAITING

/** Like `requireOwner`, but throws ACCOUNT_SUSPENDED in the session of a suspended account. */
export const requireUnsuspended = (ctx: Context): Viewer => (isWaiting(ctx) ? requireOwner(ctx) : requireViewer(ctx))

export type Authentication = Pick<Context, 'viewer' | 'refusal' | 'restricted'>

/** A context before anybody asked for a session's token. */
export type Guest = Omit<Context, keyof Authentication>

/** A session is restricted if its account is suspended, or waits for a moderator. */
export type Restriction = 'ACCOUNT_SUSPENDED' | 'ACCOUNT_WAITING'

/** What a request may do in a session. In a restricted one it has no viewer; only `requireOwner` gives its owner. */
export function authenticated(viewer: Viewer, restriction: Restriction | null): Authentication {
  return restriction
    ? { viewer: null, refusal: commonErrors[restriction], restricted: viewer }
    : { viewer, refusal: null }
}

/** Puts the rest of the request into its new session. */
export function actIn(
  ctx: Context,
  { viewer, restriction }: { viewer: Viewer; restriction: Restriction | null },
): void {
  // The earlier session may have been restricted.
  Object.assign(ctx, { restricted: undefined }, authenticated(viewer, restriction))
  if (ctx.request) ctx.request.accountId = viewer.id
}

/** A context that shows accounts even if they and the viewer block one another. */
export const despiteBlocks = (ctx: Context): Context => ({ ...ctx, ignoresBlocks: true })

/** The context for rows that already have these fields, so that hydration loads only the others. */
export function knowing(ctx: Context, type: 'Post' | 'User', facts: object): Context {
  const selection = new Set(ctx.selection)
  for (const field of Object.keys(facts)) selection.delete(`${type}.${field}`)
  return { ...ctx, selection }
}

/** A value that hydration added to a row. Throws if nothing loaded it, which is a bug. */
export function hydrated<T>(value: T | undefined, field: string): T {
  if (value === undefined) throw new Error(`${field} was not hydrated.`)
  return value
}
