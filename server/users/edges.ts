import type { ClientSession } from 'mongoose'
import { type Context, requireViewer } from '../context.ts'
import { inTransaction, isDuplicateKey } from '../db/transaction.ts'
import { AppError, type ErrorCode } from '../errors.ts'
import { countAction } from '../limits/countAction.ts'
import type { ActionLimit } from '../limits/table.ts'

export type EdgeKind = {
  limit: ActionLimit
  /** What the viewer is told when the unique index already holds the edge. */
  already: ErrorCode
}

/** An edge that is being changed, and the session of the transaction that changes it. */
export type EdgeChange = { viewerId: string; session: ClientSession }

/**
 * Changes an edge. Last, it notes the write in the viewer's account, by `noteWrites` or `touchUser`, so that a refused
 * change has sent as few commands as possible.
 */
type Change<Result> = (edge: EdgeChange) => Promise<Result>

/** Admits a change of an edge; returns the viewer's id. Throws as `requireViewer`, and RATE_LIMITED. */
export function admitEdge(ctx: Context, kind: EdgeKind): string {
  const viewerId = requireViewer(ctx).id
  countAction(ctx, kind.limit)
  return viewerId
}

/**
 * Runs `change` in a transaction. Changes of one viewer or target take turns. Throws `kind.already`, ACCOUNT_DELETED,
 * BUSY, and what `change` throws.
 */
export async function storeEdge<Result>(
  ctx: Context,
  kind: EdgeKind,
  targetId: string,
  change: Change<Result>,
): Promise<Result> {
  const viewerId = requireViewer(ctx).id
  try {
    return await inTransaction([viewerId, targetId], ({ session }) => change({ viewerId, session }), ctx.deadline)
  } catch (error) {
    throw isDuplicateKey(error) ? new AppError(kind.already) : error
  }
}

/** Admits a change of an edge and stores it. Throws as `admitEdge` and `storeEdge`. */
export async function changeEdge<Result>(
  ctx: Context,
  kind: EdgeKind,
  targetId: string,
  change: Change<Result>,
): Promise<Result> {
  admitEdge(ctx, kind)
  return storeEdge(ctx, kind, targetId, change)
}
