import { type Context, requireViewer } from '../context.ts'
import { Subscriber } from '../live/subscriber.ts'
import { requireRole } from './actor.ts'
import { CaseModel, caseIndexes } from './case.model.ts'
import { casesPage } from './cases.read.ts'
import type { CaseRow } from './report.row.ts'

export type Waiting = { newest: CaseRow | null; count: number }

const mostCounted = 100

/** Yields the open cases, at once and after changes, while the viewer moderates. Throws NOT_PERMITTED and BUSY. */
export async function reportsWaiting(ctx: Context): Promise<AsyncIterable<Waiting>> {
  await requireRole(ctx, 'MODERATOR')
  let last = ''
  const subscriber = new Subscriber<object, Waiting>({
    merge: (_older, newer) => newer,
    message: () =>
      ctx.live.inTurn(async () => {
        const [{ rows }, count] = await Promise.all([casesPage(ctx, 'OPEN', { first: 1, after: null }), countOpen(ctx)])
        const newest = rows[0] ?? null
        const state = JSON.stringify([count, newest?._id, newest?.reportCount, newest?.words])
        if (state === last) return null
        last = state
        return { newest, count }
      }),
  })
  return subscriber.begin(async () => {
    await subscriber.hold(ctx.live.hearOfReports(() => subscriber.put({})))
    subscriber.put({})
  })
}

const countOpen = (ctx: Context) =>
  CaseModel.countDocuments({ state: 'OPEN', userId: { $ne: requireViewer(ctx).id } })
    .hint(caseIndexes.byState)
    .limit(mostCounted)
