import { type Context, requireViewer } from '../context.ts'
import { networkOf } from '../network/address.ts'
import type { ActionLimit } from './table.ts'

/** How many people share a demo account behind one address: a class. */
const classSize = 40

/**
 * Counts what the viewer is about to do, whatever becomes of it. A demo account has no limit of its own, so that one
 * pupil cannot use up what the others need. Throws UNAUTHENTICATED or TOO_MANY_ATTEMPTS.
 */
export function countAction(ctx: Context, name: ActionLimit): void {
  const { id, sessionId, isDemo } = requireViewer(ctx)
  if (!isDemo) return ctx.limits.count(name, `account:${id}`)
  ctx.limits.count(name, `session:${sessionId}`)
  ctx.limits.count(name, `class:${networkOf(ctx.address)}`, classSize)
}
