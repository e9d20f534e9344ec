import type { ReportCaseQuery } from './Moderation.generated.ts'

export type Case = Extract<NonNullable<ReportCaseQuery['node']>, { reportCount: number }>

/** The account on which a moderator acts, and the post and the case that led to it. */
export type Subject = { userId: string; postId?: string | null; caseId?: string }

export const subjectOf = ({ id: caseId, postId, userId }: Case): Subject => ({ caseId, postId, userId })
