import { BlockedEntryModel } from '../blocklist/blockedEntry.model.ts'
import type { Domain } from '../domain.ts'
import { forgetNotesAbout } from './accountNotes.service.ts'
import { accountIdPrefix, accountsById } from './accounts.read.ts'
import { accountsResolvers } from './accounts.resolvers.ts'
import { ActionModel } from './action.model.ts'
import { AppealModel } from './appeal.model.ts'
import { appealIdPrefix, appealsById } from './appeals.read.ts'
import { appealsResolvers } from './appeals.resolvers.ts'
import { blocklistResolvers } from './blocklist.resolvers.ts'
import { entriesById, entryIdPrefix } from './blocklist.service.ts'
import { CaseModel } from './case.model.ts'
import { caseIdPrefix, casesById } from './cases.read.ts'
import { casesResolvers } from './cases.resolvers.ts'
import { actionIdPrefix, actionsById } from './log.ts'
import { DecisionModel } from './decision.model.ts'
import { decisionIdPrefix, decisionsById } from './decisions.read.ts'
import { decisionsResolvers } from './decisions.resolvers.ts'
import { moderationErrors } from './moderation.errors.ts'
import { moderationExport } from './moderation.export.ts'
import { moderationInvariants } from './moderation.invariants.ts'
import { moderationLimits } from './moderation.limits.ts'
import { moderationResolvers } from './moderation.resolvers.ts'
import { purgesResolvers } from './purges.resolvers.ts'
import { NoteModel } from './note.model.ts'
import { ReportModel } from './report.model.ts'
import { forgetInCases } from './reports.deletion.ts'
import { reportIdPrefix, reportsById } from './reports.read.ts'
import { requestIdPrefix, requestsById } from './requests.read.ts'
import { requestsResolvers } from './requests.resolvers.ts'
import { reportsResolvers } from './reports.resolvers.ts'
import { SiteModel } from '../site/site.model.ts'
import { siteResolvers } from './site.resolvers.ts'
import { watchPost } from './watchedWords.ts'
import { watchedWordsResolvers } from './watchedWords.resolvers.ts'

export const moderationDomain: Domain = {
  name: 'moderation',
  models: [ActionModel, ReportModel, CaseModel, AppealModel, DecisionModel, BlockedEntryModel, NoteModel, SiteModel],
  errors: moderationErrors,
  limits: moderationLimits,
  resolvers: [
    moderationResolvers,
    appealsResolvers,
    decisionsResolvers,
    reportsResolvers,
    casesResolvers,
    requestsResolvers,
    blocklistResolvers,
    purgesResolvers,
    accountsResolvers,
    siteResolvers,
    watchedWordsResolvers,
  ],
  exported: moderationExport,
  nodes: [
    { type: 'ModerationAction', prefix: actionIdPrefix, load: actionsById },
    { type: 'ModeratedAccount', prefix: accountIdPrefix, load: accountsById },
    { type: 'ReportCase', prefix: caseIdPrefix, load: casesById },
    { type: 'Appeal', prefix: appealIdPrefix, load: appealsById },
    { type: 'Decision', prefix: decisionIdPrefix, load: decisionsById },
    { type: 'Report', prefix: reportIdPrefix, load: reportsById },
    { type: 'SignUpRequest', prefix: requestIdPrefix, load: requestsById },
    { type: 'BlockedEntry', prefix: entryIdPrefix, load: entriesById },
  ],
  onPostWritten: watchPost,
  onPostsDeleted: async (postIds, { session }) => {
    await AppealModel.deleteMany({ postId: { $in: postIds } }, { session })
  },
  onAccountDeleted: async (userId) => {
    await forgetInCases(userId)
    await AppealModel.deleteMany({ userId })
    await DecisionModel.deleteMany({ userId })
    await forgetNotesAbout(userId)
  },
  invariants: moderationInvariants,
}
