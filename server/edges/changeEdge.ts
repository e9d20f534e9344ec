import type { ClientSession } from 'mongoose'
import { type Context, requireViewer } from '../context.ts'
import { inTransaction, isDuplicateKey } from '../db/transaction.ts'
import { AppError, type ErrorKind } from '../errors.ts'
import { countAction } from '../limits/countAction.ts'
import type { Limit } from '../limits/limit.ts'

export type EdgeKind = {
  limit: Limit
  /** The error when the unique index already holds the edge. */
  already: ErrorKind
}

/** `session` belongs to the transaction. */
export type EdgeChange = { viewerId: string; session: ClientSession }

/**
 * Changes an edge in a transaction, in turns per viewer and target. Throws as `requireViewer`, `countAction` and
 * `change`; `kind.already`; BUSY.
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
