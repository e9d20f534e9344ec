import { findByIds } from '../db/read.ts'
import { batchesOf } from '../db/batches.ts'
import { type ExportPart, rowsOf } from '../exportPart.ts'
import { type ActionDocument, actionIndexes } from './action.model.ts'
import { type AppealDocument, appealIndexes } from './appeal.model.ts'
import { type CaseDocument, caseOutcomes } from './case.model.ts'
import { DecisionModel } from './decision.model.ts'
import { isTold } from './mailWords.ts'
import { type ReportDocument, reportIndexes } from './report.model.ts'

const reports: ExportPart = {
  name: 'reports.json',
  holds: 'what you reported, and what came of it',
  type: `{
  /** A post's id, or that of an account. */
  subject: string
  rule: string
  note: string
  at: string
  outcome: ${caseOutcomes.map((outcome) => `'${outcome}'`).join(' | ')} | null
}`,
  async *rows(reporterId) {
    const order = reportIndexes.byReporter
    const query = { collection: 'reports', filter: { reporterId }, hint: order, sort: order }
    for await (const batch of batchesOf<ReportDocument>(query)) {
      const ids = batch.map(({ caseId }) => caseId)
      const cases = await findByIds<CaseDocument>('reportCases', [...new Set(ids)], { outcome: 1 })
      const outcomes = new Map(cases.map(({ _id, outcome = null }) => [_id, outcome]))
      for (const { subject, rule, note, at, caseId } of batch)
        yield { subject, rule, note, at, outcome: outcomes.get(caseId) ?? null }
    }
  },
}

const decisions: ExportPart = {
  name: 'decisions.json',
  holds: 'what moderators decided about you',
  type: `{
  kind: string
  at: string
  rule: string | null
  postId: string | null
  until: string | null
  /** What the moderator wrote, while it stands. Words about posts are in posts.json, about a suspension in account.json. */
  note: string | null
}`,
  async *rows(userId) {
    const query = { collection: 'moderationActions', filter: { userId }, hint: actionIndexes.byUser }
    for await (const batch of batchesOf<ActionDocument>({ ...query, sort: query.hint })) {
      const ids = batch.map(({ _id }) => _id)
      const decided = await DecisionModel.find({ _id: { $in: ids } }, { note: 1 }).lean()
      const notes = new Map(decided.map(({ _id, note }) => [_id, note]))
      for (const { _id, kind, at, rule = null, postId = null, until = null } of batch)
        if (isTold({ kind })) yield { kind, at, rule, postId, until, note: notes.get(_id) ?? null }
    }
  },
}

const appeals: ExportPart = {
  name: 'appeals.json',
  holds: 'what you said against decisions of moderators, and what came of it',
  type: `{
  kind: string
  postId: string | null
  words: string
  at: string
  state: 'OPEN' | 'UPHELD' | 'REVERSED'
  answer: string
}`,
  rows: (userId) =>
    rowsOf<AppealDocument>(
      { collection: 'appeals', filter: { userId }, hint: appealIndexes.byUser },
      ({ kind, postId = null, words, at, state, answer }) => ({ kind, postId, words, at, state, answer }),
    ),
}

export const moderationExport = [reports, decisions, appeals]
