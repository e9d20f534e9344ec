import type { Domain } from '../domain.ts'
import { InvitedModel } from './invited.model.ts'
import { InviteModel } from './invite.model.ts'
import { invitesErrors } from './invites.errors.ts'
import { invitesExport } from './invites.export.ts'
import { invitesLimits } from './invites.limits.ts'
import { invitesResolvers } from './invites.resolvers.ts'
import { forgetInvitesOf } from './invites.service.ts'

const account = { collection: 'users', noun: 'account' } as const

export const invitesDomain: Domain = {
  name: 'invites',
  models: [InviteModel, InvitedModel],
  errors: invitesErrors,
  limits: invitesLimits,
  resolvers: [invitesResolvers],
  exported: invitesExport,
  onAccountDeleted: forgetInvitesOf,
  invariants: {
    references: [
      {
        rule: 'every invite has the account that made it, or none',
        from: { collection: 'invites', field: 'ownerId', noun: 'invite' },
        to: account,
      },
      {
        rule: 'every account that was invited is there',
        from: { collection: 'invited', field: '_id', noun: 'invited account' },
        to: account,
      },
      {
        rule: 'every account that invited somebody is there',
        from: { collection: 'invited', field: 'inviterId', noun: 'invited account' },
        to: account,
      },
    ],
  },
}
