import { type Context, requireViewer } from '../context.ts'
import { networkOf } from '../network/address.ts'
import type { ActionLimit } from './table.ts'

const classSize = 40

/** Counts points; the returned function uncounts them. Throws RATE_LIMITED, and as `requireViewer`. */
export function countAction(ctx: Context, name: ActionLimit, points = 1): () => void {
  const { id, sessionId, isDemo } = requireViewer(ctx)
  const counts = isDemo
    ? ([
        [`session:${sessionId}`, { points }],
        [`class:${networkOf(ctx.address)}`, { points, people: classSize }],
      ] as const)
    : ([[`account:${id}`, { points }]] as const)
  for (const [key, amount] of counts) ctx.limits.count(name, key, amount)
  return () => {
    for (const [key, amount] of counts) ctx.limits.uncount(name, key, amount)
  }
}
