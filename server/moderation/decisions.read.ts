import { type Context, requireViewer } from '../context.ts'
import { find, findByIds } from '../db/read.ts'
import type { AppealDocument } from './appeal.model.ts'
import { type DecisionDocument, decisionIndexes } from './decision.model.ts'

export const decisionIdPrefix = 'decision:'

const mostShown = 50

export type DecisionRow = DecisionDocument & { appeal: AppealDocument | null }

/** The latest decisions about the viewer that still hold. Throws as `requireViewer`. */
export async function ownDecisions(ctx: Context): Promise<DecisionRow[]> {
  const { id: userId } = requireViewer(ctx)
  const options = { hint: decisionIndexes.byUser, sort: decisionIndexes.byUser, limit: mostShown }
  const found = await find<DecisionDocument>('decisions', { userId }, options)
  const isOver = ({ until = null, pending }: DecisionDocument) =>
    pending === 'RESTORE' || (until !== null && until <= new Date())
  return withAppeals(found.filter((decision) => !isOver(decision)))
}

/** Everybody gets only their own decisions. */
export async function decisionsById(ctx: Context, ids: readonly string[]): Promise<Map<string, DecisionRow>> {
  const numbers = ids.map(Number).filter(Number.isSafeInteger)
  const found = await findByIds<DecisionDocument>('decisions', numbers as never[])
  const rows = await withAppeals(found.filter(({ userId }) => userId === ctx.viewer?.id))
  return new Map(rows.map((row) => [String(row._id), row]))
}

async function withAppeals(decisions: readonly DecisionDocument[]): Promise<DecisionRow[]> {
  const appeals = await findByIds<AppealDocument>(
    'appeals',
    decisions.map(({ _id }) => String(_id)),
  )
  const byId = new Map(appeals.map((appeal) => [appeal._id, appeal]))
  return decisions.map((decision) => ({ ...decision, appeal: byId.get(String(decision._id)) ?? null }))
}
