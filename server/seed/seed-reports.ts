import type { CaseDocument } from '../moderation/case.model.ts'
import { type KeptCopy, copyOfProfile } from '../moderation/keptCopy.ts'
import type { ReportDocument } from '../moderation/report.model.ts'
import { publicUserId } from '../users/userIds.ts'
import type { SeedData, SeedReport } from './seed.types.ts'

const caseIdOf = ({ id }: SeedReport) => `case-${id}`
const subjectOf = ({ post, person }: SeedReport) => post ?? publicUserId(person)

/** A case for each report. Nobody has taken them. */
export function caseDocuments(data: SeedData): CaseDocument[] {
  return data.reports.map((report) => ({
    _id: caseIdOf(report),
    subject: subjectOf(report),
    userId: report.person,
    ...(report.post !== null && { postId: report.post }),
    state: 'OPEN',
    unresolved: 1,
    reportCount: 1,
    openedAt: report.at,
    reportedAt: report.at,
    kept: copyOf(report, data),
  }))
}

export function reportDocuments({ reports }: SeedData): ReportDocument[] {
  return reports.map((report) => {
    const { id, reporter, rule, note, at } = report
    return { _id: id, reporterId: reporter, caseId: caseIdOf(report), subject: subjectOf(report), rule, note, at }
  })
}

function copyOf({ post, person }: SeedReport, { posts, users }: SeedData): KeptCopy {
  const author = users.find(({ id }) => id === person)
  if (!author) throw new Error(`There is no account ${person}.`)
  const reported = posts.find(({ id }) => id === post)
  if (!reported) return copyOfProfile(author)
  const { content, images, video, links } = reported
  return { username: author.username, name: author.name, profile: null, post: { content, images, video, links } }
}
