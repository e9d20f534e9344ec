import { type Context, requireViewer } from '../context.ts'
import { networkOf } from '../network/address.ts'
import type { Limit } from './limit.ts'

const classSize = 40

/**
 * Counts points for the viewer's account; for a demo account, which a class may share, for the session and the address.
 * Returns a function that takes them back. Throws RATE_LIMITED, and the errors of `requireViewer`.
 */
export function countAction(ctx: Context, limit: Limit, points = 1): () => void {
  const { id, sessionId, isDemo } = requireViewer(ctx)
  if (!isDemo) return ctx.limits.count(limit, `account:${id}`, { points })
  return countTogether([
    () => ctx.limits.count(limit, `session:${sessionId}`, { points }),
    () => ctx.limits.count(limit, `class:${networkOf(ctx.address)}`, { points, people: classSize }),
  ])
}

/** Counts all of these, or none if one is refused. Returns a function that takes them back. Throws RATE_LIMITED. */
export function countTogether(counts: readonly (() => () => void)[]): () => void {
  const taken: (() => void)[] = []
  const takeBack = () => {
    for (const one of taken) one()
  }
  try {
    for (const count of counts) taken.push(count())
  } catch (error) {
    takeBack()
    throw error
  }
  return takeBack
}
