import type { ClientSession } from 'mongoose'
import { type Context, requireViewer } from '../context.ts'
import { inTransaction, isDuplicateKey } from '../db/transaction.ts'
import { AppError, type ErrorCode } from '../errors.ts'
import { countAction } from '../limits/countAction.ts'
import type { ActionLimit } from '../limits/table.ts'
import type { UserRow } from './user.row.ts'
import { touchUser } from './users.service.ts'

export type EdgeKind = {
  limit: ActionLimit
  /** What the viewer is told when the unique index already holds the edge. */
  already: ErrorCode
}

/** An edge that is being changed, and the session of the transaction that changes it. */
export type EdgeChange = { viewerId: string; session: ClientSession }

/** The target and the viewer as an edge's change left them. */
export type ChangedEdge<Target> = { target: Target; viewer: UserRow }

type Change<Target> = (edge: EdgeChange) => Promise<Target>
type Counters = { followingCount?: 1 | -1 }

/** Admits a change of an edge; returns the viewer's id. Throws as `requireViewer`, and RATE_LIMITED. */
export function admitEdge(ctx: Context, kind: EdgeKind): string {
  const viewerId = requireViewer(ctx).id
  countAction(ctx, kind.limit)
  return viewerId
}

/**
 * Runs `change` in a transaction that also notes the write and `counters` in the viewer's account. Changes of one
 * viewer or target take turns. Throws `kind.already`, ACCOUNT_DELETED, BUSY, and what `change` throws.
 */
export async function storeEdge<Target>(
  kind: EdgeKind,
  viewerId: string,
  targetId: string,
  change: Change<Target>,
  counters: Counters = {},
): Promise<ChangedEdge<Target>> {
  try {
    return await inTransaction([viewerId, targetId], async ({ session }) => {
      const target = await change({ viewerId, session })
      // Last, so that a refused change has sent as few commands as possible.
      return { target, viewer: await touchUser(viewerId, session, counters) }
    })
  } catch (error) {
    throw isDuplicateKey(error) ? new AppError(kind.already) : error
  }
}

/** Admits a change of an edge and stores it. Throws as `admitEdge` and `storeEdge`. */
export async function changeEdge<Target>(
  ctx: Context,
  kind: EdgeKind,
  targetId: string,
  change: Change<Target>,
  counters?: Counters,
): Promise<ChangedEdge<Target>> {
  return storeEdge(kind, admitEdge(ctx, kind), targetId, change, counters)
}
