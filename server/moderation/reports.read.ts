import { type Context, despiteBlocks, requireViewer } from '../context.ts'
import { type Page, type PageRequest, type Position, keysetPage } from '../db/keyset.ts'
import { findByIds } from '../db/read.ts'
import { loadSuspendedToo } from '../users/users.hydration.ts'
import { isAtLeast } from './actor.ts'
import type { CaseDocument } from './case.model.ts'
import { type ReportDocument, reportIndexes } from './report.model.ts'
import type { ReportRow } from './report.row.ts'
import { subjectsOf } from './subjects.ts'

export const reportIdPrefix = 'report:'

const list = { collection: 'reports', at: 'at', id: '_id' } as const

export const reportPosition = ({ at, _id }: Pick<ReportDocument, 'at' | '_id'>): Position => ({ at, id: _id })

/** The viewer's own reports, newest first. */
export async function ownReportsPage(ctx: Context, request: PageRequest): Promise<Page<ReportRow>> {
  const filter = { reporterId: requireViewer(ctx).id }
  const page = await keysetPage<ReportDocument>({
    ...list,
    filter,
    hint: reportIndexes.byReporter,
    positionOf: reportPosition,
    ...request,
  })
  return { ...page, rows: await asReceipts(ctx, page.rows) }
}

/** Reports as the people who made them see them. */
export async function asReceipts(ctx: Context, reports: readonly ReportDocument[]): Promise<ReportRow[]> {
  return withCases(ctx, reports, await casesOf(reports))
}

/** The reports of a case for a moderator, newest first. */
export async function reportsPageOf(ctx: Context, of: CaseDocument, request: PageRequest): Promise<Page<ReportRow>> {
  const page = await keysetPage<ReportDocument>({
    ...list,
    filter: { caseId: of._id },
    hint: reportIndexes.byCase,
    positionOf: reportPosition,
    ...request,
  })
  return { ...page, rows: await forModerators(ctx, page.rows, [of]) }
}

/** One's own reports; for moderators all reports except those about themselves. */
export async function reportsById(ctx: Context, ids: readonly string[]): Promise<Map<string, ReportRow>> {
  if (!ctx.viewer) return new Map()
  const { id } = ctx.viewer
  const [reports, isModerator] = await Promise.all([
    findByIds<ReportDocument>('reports', ids),
    isAtLeast(ctx, 'MODERATOR'),
  ])
  const cases = await casesOf(reports)
  const about = new Map(cases.map(({ _id, userId }) => [_id, userId]))
  const own = reports.filter(({ reporterId }) => reporterId === id)
  const others = reports.filter(
    ({ reporterId, caseId }) => reporterId !== id && isModerator && about.get(caseId) !== id,
  )
  const rows = await Promise.all([withCases(ctx, own, cases), forModerators(ctx, others, cases)])
  return new Map(rows.flat().map((row) => [row._id, row]))
}

const casesOf = (reports: readonly ReportDocument[]) =>
  findByIds<CaseDocument>('reportCases', [...new Set(reports.map(({ caseId }) => caseId))])

async function withCases(
  ctx: Context,
  reports: readonly ReportDocument[],
  cases: readonly CaseDocument[],
): Promise<ReportRow[]> {
  const subjectOf = await subjectsOf(ctx, 'Report', cases)
  const byId = new Map(cases.map((one) => [one._id, one]))
  return reports.flatMap(({ kept: _kept, guest, ...report }) => {
    const found = byId.get(report.caseId)
    return found
      ? [{ ...report, case: found, ...subjectOf(found), reporter: null, isByGuest: guest !== undefined }]
      : []
  })
}

async function forModerators(
  viewing: Context,
  reports: readonly ReportDocument[],
  cases: readonly CaseDocument[],
): Promise<ReportRow[]> {
  const ctx = despiteBlocks(viewing)
  const reporterIds = ctx.selection.has('Report.reporter') ? reports.flatMap(({ reporterId }) => reporterId ?? []) : []
  const [rows, reporters] = await Promise.all([withCases(ctx, reports, cases), loadSuspendedToo(ctx, reporterIds)])
  const copies = new Map(reports.map(({ _id, kept }) => [_id, kept]))
  return rows.map((row) => {
    const kept = copies.get(row._id)
    return { ...row, ...(kept && { kept }), reporter: reporters.get(row.reporterId ?? '') ?? null }
  })
}
