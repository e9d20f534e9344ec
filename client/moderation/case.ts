import type { ReportCaseQuery } from './Moderation.generated.ts'

export type Case = Extract<NonNullable<ReportCaseQuery['node']>, { reportCount: number }>
