import type { Domain } from '../domain.ts'
import { ActionModel } from './action.model.ts'
import { actionIdPrefix, actionsById } from './log.ts'
import { moderationErrors } from './moderation.errors.ts'
import { moderationLimits } from './moderation.limits.ts'
import { moderationResolvers } from './moderation.resolvers.ts'

export const moderationDomain: Domain = {
  name: 'moderation',
  models: [ActionModel],
  errors: moderationErrors,
  limits: moderationLimits,
  resolvers: [moderationResolvers],
  nodes: [{ type: 'ModerationAction', prefix: actionIdPrefix, load: actionsById }],
}
