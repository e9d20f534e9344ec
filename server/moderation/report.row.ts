import type { PostRow } from '../posts/post.row.ts'
import type { Role, UserRow } from '../users/user.row.ts'
import type { AppealDocument } from './appeal.model.ts'
import type { CaseDocument } from './case.model.ts'
import type { ReportDocument } from './report.model.ts'

/** What GraphQL shows of a report's subject, if it is selected and the viewer may see it. */
export type Subject = { post: PostRow | null; user: UserRow | null }

/** A report with its case. Only moderators get `reporter` and `kept`. */
export type ReportRow = Omit<ReportDocument, 'guest'> &
  Subject & { case: CaseDocument; reporter: UserRow | null; isByGuest: boolean }

/** `taker` is the moderator who works on it. `isHidingPost` is true while it hides an existing post. */
export type CaseRow = CaseDocument &
  Subject & { userRole: Role | null; taker: UserRow | null; isHidingPost: boolean; isPostMarked: boolean }

/** Only what moderators read of others' appeals has the role. */
export type AppealRow = AppealDocument & { userRole?: Role | null }
