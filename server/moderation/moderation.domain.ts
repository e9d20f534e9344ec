import type { Domain } from '../domain.ts'
import { ActionModel } from './action.model.ts'
import { CaseModel } from './case.model.ts'
import { caseIdPrefix, casesById } from './cases.read.ts'
import { casesResolvers } from './cases.resolvers.ts'
import { actionIdPrefix, actionsById } from './log.ts'
import { moderationErrors } from './moderation.errors.ts'
import { moderationExport } from './moderation.export.ts'
import { moderationInvariants } from './moderation.invariants.ts'
import { moderationLimits } from './moderation.limits.ts'
import { moderationResolvers } from './moderation.resolvers.ts'
import { ReportModel } from './report.model.ts'
import { forgetInCases } from './reports.deletion.ts'
import { reportIdPrefix, reportsById } from './reports.read.ts'
import { requestIdPrefix, requestsById } from './requests.read.ts'
import { requestsResolvers } from './requests.resolvers.ts'
import { reportsResolvers } from './reports.resolvers.ts'

export const moderationDomain: Domain = {
  name: 'moderation',
  models: [ActionModel, ReportModel, CaseModel],
  errors: moderationErrors,
  limits: moderationLimits,
  resolvers: [moderationResolvers, reportsResolvers, casesResolvers, requestsResolvers],
  exported: moderationExport,
  nodes: [
    { type: 'ModerationAction', prefix: actionIdPrefix, load: actionsById },
    { type: 'ReportCase', prefix: caseIdPrefix, load: casesById },
    { type: 'Report', prefix: reportIdPrefix, load: reportsById },
    { type: 'SignUpRequest', prefix: requestIdPrefix, load: requestsById },
  ],
  onAccountDeleted: forgetInCases,
  invariants: moderationInvariants,
}
