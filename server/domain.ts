import type { Composition, Context, Hydrator, PostCall, Posted, VisibilityRule } from './context.ts'
import type { StoredModel } from './db/connection.ts'
import type { Migration } from './db/migrations.ts'
import type { Transaction } from './db/transaction.ts'
import type { ErrorKind } from './errors.ts'
import type { ExportPart } from './exportPart.ts'
import type { Resolvers, ResolversParentTypes } from './schema/resolvers.generated.ts'
import type { Invariants } from './invariants/rules.ts'
import { type Limit, requestLimits } from './limits/limit.ts'
import type { EdgesToPosts, PostKey, PostRow } from './posts/post.row.ts'
import type { UserKey, UserRow } from './users/user.row.ts'

/** A GraphQL type that implements `Node`, and how to load its objects. */
export type NodeSource = {
  type: string
  /** In GraphQL, only ids of this type start with it. */
  prefix: string
  /** The visible objects with these ids, by stored id. */
  load(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, ResolversParentTypes['Node']>>
}

/** What one folder of the server contributes. */
export type Domain = {
  name: string
  /** Errors of this domain's operations; `errors.ts` has those that all share. */
  errors?: Readonly<Record<string, ErrorKind>>
  limits?: Readonly<Record<string, Limit>>
  models?: readonly StoredModel[]
  /** An `extend type …` for fields that are not in `schema.graphql`. */
  schema?: string
  resolvers?: readonly Resolvers[]
  /** Its files in an account's export. */
  exported?: readonly ExportPart[]
  postCalls?: readonly PostCall[]
  nodes?: readonly NodeSource[]
  /** Edges to posts, which are deleted with their post or account. One command reads the viewer's marks of all domains. */
  edges?: readonly EdgesToPosts[]
  /** Fields of posts that count something. Missing means 0. */
  counters?: readonly string[]
  hydrators?: { users?: Hydrator<UserRow>; posts?: Hydrator<PostRow> }
  /** The posts of a hidden account are hidden, too. */
  visibility?: { users?: VisibilityRule<UserKey>; posts?: VisibilityRule<PostKey> }
  onPosted?(posted: Posted, transaction: Pick<Transaction, 'session'>): Promise<void>
  onPostWritten?(post: PostRow, transaction: Transaction): Promise<void>
  onPostsDeleted?(postIds: readonly string[], transaction: Transaction): Promise<void>
  /** It may run again after an interruption, so it must bear missing data. */
  onAccountDeleted?(userId: string, domains: Composition): Promise<void>
  /** Adds in the background what older releases did not store. */
  migrations?: readonly Migration[]
  invariants?: Invariants
}

/** Combines domains. Hooks run in the order of the list. */
export function compose(domains: readonly Domain[]): Composition {
  const edges = domains.flatMap((domain) => domain.edges ?? [])
  const ofPosted = domains.filter(({ onPosted }) => onPosted)
  const ofWritten = domains.filter(({ onPostWritten }) => onPostWritten)
  const composition: Composition = {
    users: {
      visibility: domains.flatMap(({ visibility }) => visibility?.users ?? []),
      hydrators: domains.flatMap(({ hydrators }) => hydrators?.users ?? []),
    },
    posts: {
      visibility: domains.flatMap(({ visibility }) => visibility?.posts ?? []),
      hydrators: domains.flatMap(({ hydrators }) => hydrators?.posts ?? []),
      edges,
      noMarks: Object.fromEntries(edges.map(({ mark }) => [mark, false])),
      noCounts: Object.fromEntries(domains.flatMap(({ counters }) => counters ?? []).map((field) => [field, 0])),
      calls: domains.flatMap(({ postCalls }) => postCalls ?? []),
    },
    exported: domains.flatMap(({ exported }) => exported ?? []),
    onPosted: async (posted, transaction) => {
      for (const domain of ofPosted) await domain.onPosted?.(posted, transaction)
    },
    onPostWritten: async (post, transaction) => {
      for (const domain of ofWritten) await domain.onPostWritten?.(post, transaction)
    },
    onPostsDeleted: async (postIds, transaction) => {
      for (const domain of domains) await domain.onPostsDeleted?.(postIds, transaction)
    },
    onAccountDeleted: async (userId) => {
      for (const domain of domains) await domain.onAccountDeleted?.(userId, composition)
    },
  }
  return composition
}

export function modelsOf(domains: readonly Domain[]): StoredModel[] {
  return domains.flatMap(({ models }) => models ?? [])
}

export function migrationsOf(domains: readonly Domain[]): Migration[] {
  return domains.flatMap(({ migrations }) => migrations ?? [])
}

export function limitsOf(domains: readonly Domain[]): Readonly<Record<string, Limit>> {
  return Object.assign({}, requestLimits, ...domains.map(({ limits }) => limits)) as Record<string, Limit>
}
