import type { Domain } from '../domain.ts'
import { ownSessions, sessionIdPrefix } from './account.service.ts'
import { authErrors } from './auth.errors.ts'
import { authExport } from './auth.export.ts'
import { authLimits } from './auth.limits.ts'
import { authResolvers } from './auth.resolvers.ts'
import { DeletedAccountModel } from './deletedAccount.model.ts'
import { EmailChangeModel } from './emailChange.model.ts'
import { HeldNameModel } from './heldName.model.ts'
import { KnownAddressModel } from './knownAddress.model.ts'
import { forgetAddressesOf } from './knownAddresses.ts'
import { endLinksOf } from './linkTokens.ts'
import { PasswordResetModel } from './passwordReset.model.ts'
import { SessionModel } from './session.model.ts'
import { endSessions } from './sessions.ts'

const until = '$suspension.until'
const suspended = {
  $and: [{ $gt: ['$suspension', null] }, { $or: [{ $eq: [until, null] }, { $gt: [until, '$$NOW'] }] }],
}

export const authDomain: Domain = {
  name: 'auth',
  models: [SessionModel, KnownAddressModel, PasswordResetModel, EmailChangeModel, DeletedAccountModel, HeldNameModel],
  errors: authErrors,
  limits: authLimits,
  resolvers: [authResolvers],
  exported: [authExport],
  nodes: [{ type: 'Session', prefix: sessionIdPrefix, load: ownSessions }],
  onAccountDeleted: async (userId) => {
    await endSessions(userId)
    await forgetAddressesOf(userId)
    await endLinksOf(userId)
  },
  invariants: {
    references: [
      {
        rule: 'every session has its account',
        from: { collection: 'sessions', field: 'userId', noun: 'session' },
        to: { collection: 'users', noun: 'account' },
      },
      {
        rule: 'a suspended account has only restricted sessions',
        from: {
          collection: 'sessions',
          field: 'userId',
          noun: 'unrestricted session',
          stages: [{ $match: { isRestricted: { $ne: true } } }],
        },
        to: { collection: 'users', noun: 'account', key: { $cond: [suspended, null, '$_id'] } },
      },
      {
        rule: 'an account that is not let in has only sessions that wait',
        from: {
          collection: 'sessions',
          field: 'userId',
          noun: 'session that may write',
          stages: [{ $match: { isWaiting: { $ne: true }, isRestricted: { $ne: true } } }],
        },
        to: { collection: 'users', noun: 'account', key: { $cond: [{ $gt: ['$waiting', null] }, null, '$_id'] } },
      },
      {
        rule: 'a session waits only as long as its account',
        from: {
          collection: 'sessions',
          field: 'userId',
          noun: 'session that waits',
          stages: [{ $match: { isWaiting: true } }],
        },
        to: {
          collection: 'users',
          noun: 'waiting account',
          key: { $cond: [{ $gt: ['$waiting', null] }, '$_id', null] },
        },
      },
    ],
  },
}
