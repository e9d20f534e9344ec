import { type Context, requireViewer } from '../context.ts'
import { networkOf } from '../network/address.ts'
import type { ActionLimit } from './table.ts'

const classSize = 40

/** Counts an action. Each session of a demo account has its own limits. Throws RATE_LIMITED, and as `requireViewer`. */
export function countAction(ctx: Context, name: ActionLimit): void {
  const { id, sessionId, isDemo } = requireViewer(ctx)
  if (!isDemo) return ctx.limits.count(name, `account:${id}`)
  ctx.limits.count(name, `session:${sessionId}`)
  ctx.limits.count(name, `class:${networkOf(ctx.address)}`, classSize)
}
