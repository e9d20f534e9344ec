import type { Domain } from '../domain.ts'
import { UserModel } from './user.model.ts'
import { isShown } from './user.row.ts'
import { userIdPrefix } from './userIds.ts'
import { usersErrors } from './users.errors.ts'
import { usersMigration } from './users.migrations.ts'
import { usersLimits } from './users.limits.ts'
import { userSearchResolvers } from './userSearch.resolvers.ts'
import { loadUsers, markSilenced } from './users.hydration.ts'
import { usersResolvers } from './users.resolvers.ts'

export const usersDomain: Domain = {
  name: 'users',
  models: [UserModel],
  errors: usersErrors,
  limits: usersLimits,
  resolvers: [usersResolvers, userSearchResolvers],
  nodes: [{ type: 'User', prefix: userIdPrefix, load: loadUsers }],
  migrations: [usersMigration],
  visibility: { users: async () => isShown },
  hydrators: { users: markSilenced },
  invariants: {
    uniquenesses: [
      { rule: 'a username belongs to one account, whatever its case', collection: 'users', fields: ['usernameKey'] },
    ],
    prohibitions: [
      {
        rule: 'no account is left half deleted',
        collection: 'users',
        never: { $ne: [{ $ifNull: ['$deletingAt', null] }, null] },
        says: 'is marked for deletion and still there',
      },
      {
        rule: 'an account is found under its username',
        collection: 'users',
        never: { $ne: ['$usernameKey', { $toLower: '$username' }] },
        says: 'is not kept under its username',
      },
    ],
  },
}
