import type { Domain } from '../domain.ts'
import { RestrictionModel } from './restriction.model.ts'
import { hideBlocked, hydrateRestrictions } from './restrictions.read.ts'
import { safetyErrors } from './safety.errors.ts'
import { safetyExport } from './safety.export.ts'
import { safetyInvariants } from './safety.invariants.ts'
import { safetyLimits } from './safety.limits.ts'
import { safetyResolvers } from './safety.resolvers.ts'

export const safetyDomain: Domain = {
  name: 'safety',
  models: [RestrictionModel],
  errors: safetyErrors,
  limits: safetyLimits,
  resolvers: [safetyResolvers],
  exported: safetyExport,
  visibility: { users: hideBlocked },
  hydrators: { users: hydrateRestrictions },
  onAccountDeleted: async (userId) => {
    await RestrictionModel.deleteMany({ $or: [{ ownerId: userId }, { targetId: userId }] })
  },
  invariants: safetyInvariants,
}
