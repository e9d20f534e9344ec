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
 * Admits a change of an edge, and runs it in a transaction. Changes of one viewer or target take turns. Throws as
 * `requireViewer` and `countAction`; `kind.already`, BUSY, and what `change` throws.
 */
export async function changeEdge<Result>(
  ctx: Context,
  kind: EdgeKind,
  targetId: string,
  change: (edge: EdgeChange) => Promise<Result>,
): Promise<Result> {
  const viewerId = requireViewer(ctx).id
  countAction(ctx, kind.limit)
  try {
    return await inTransaction([viewerId, targetId], ({ session }) => change({ viewerId, session }), ctx.deadline)
  } catch (error) {
    throw isDuplicateKey(error) ? new AppError(kind.already) : error
  }
}
