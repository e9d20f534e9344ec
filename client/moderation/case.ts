import type { Role } from '../apollo/schema.generated.ts'
import type { ReportCaseQuery } from './Moderation.generated.ts'

export type Case = Extract<NonNullable<ReportCaseQuery['node']>, { reportCount: number }>

/** The account on which a moderator acts, and the post and the case that led to it. */
export type Subject = { userId: string; postId?: string | null; caseId?: string }

export const subjectOf = ({ id: caseId, postId, userId }: Case): Subject => ({ caseId, postId, userId })

/** Whether the server lets a moderator act on an account. A missing role is that of nobody who moderates. */
export const mayActOn = (role: Role | null, isAdmin: boolean) =>
  (role ?? 'MEMBER') === 'MEMBER' || (isAdmin && role === 'MODERATOR')

export const whyNotActOn = 'Nobody can act on an account with the same role or a higher one.'
