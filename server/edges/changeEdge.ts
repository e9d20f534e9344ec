import type { ClientSession } from 'mongoose'
import { type Context, requireViewer } from '../context.ts'
import { inTransaction, isDuplicateKey } from '../db/transaction.ts'
import { AppError, type ErrorKind } from '../errors.ts'
import { countAction } from '../limits/countAction.ts'
import type { Limit } from '../limits/limit.ts'

export type EdgeKind = {
  limit: Limit
  /** The error if the unique index already has the edge. */
  already: ErrorKind
}

export type EdgeChange = { viewerId: string; session: ClientSession }

/**
 * Changes an edge in a transaction. Changes of the same viewer or target take turns. Throws `kind.already`, BUSY, and
 * the errors of `requireViewer`, `countAction` and `change`.
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
