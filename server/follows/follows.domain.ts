import type { Domain } from '../domain.ts'
import { FollowModel } from './follow.model.ts'
import { removeFollowsOf } from './follows.deletion.ts'
import { hydrateFollows } from './follows.hydration.ts'
import { followsResolvers } from './follows.resolvers.ts'
import { suggestionsResolvers } from './suggestions.resolvers.ts'

export const followsDomain: Domain = {
  name: 'follows',
  models: [FollowModel],
  resolvers: [followsResolvers, suggestionsResolvers],
  hydrators: { users: hydrateFollows },
  onAccountDeleted: removeFollowsOf,
  invariants: {
    references: [
      {
        rule: 'followingCount is the number of accounts followed, and every follow has its follower',
        from: { collection: 'follows', field: 'followerId', noun: 'follow' },
        to: { collection: 'users', noun: 'account' },
        counter: { field: 'followingCount', counts: true },
      },
      {
        rule: 'followerCount is the number of followers, and every follow has its followed account',
        from: { collection: 'follows', field: 'followeeId', noun: 'follow' },
        to: { collection: 'users', noun: 'account' },
        counter: { field: 'followerCount', counts: true },
      },
    ],
    uniquenesses: [
      { rule: 'an account follows another once', collection: 'follows', fields: ['followerId', 'followeeId'] },
    ],
    prohibitions: [
      {
        rule: 'nobody follows themselves',
        collection: 'follows',
        never: { $eq: ['$followerId', '$followeeId'] },
        says: 'leads from an account to itself',
      },
    ],
  },
}
