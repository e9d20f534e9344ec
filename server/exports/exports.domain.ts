import type { Domain } from '../domain.ts'
import { ExportTicketModel } from './exportTicket.model.ts'
import { exportsErrors } from './exports.errors.ts'
import { exportsLimits } from './exports.limits.ts'
import { exportsResolvers } from './exports.resolvers.ts'
import { forgetTicketsOf } from './exports.service.ts'

/** A ZIP of what an account has. Each domain declares its files as `exported`. */
export const exportsDomain: Domain = {
  name: 'exports',
  models: [ExportTicketModel],
  errors: exportsErrors,
  limits: exportsLimits,
  resolvers: [exportsResolvers],
  onAccountDeleted: forgetTicketsOf,
  invariants: {
    references: [
      {
        rule: 'every ticket of an export has its account',
        from: { collection: 'exportTickets', field: 'userId', noun: 'ticket' },
        to: { collection: 'users', noun: 'account' },
      },
    ],
  },
}
