import type { Domain } from '../domain.ts'
import { feedRankFilling } from './feedRank.filling.ts'
import { rankAuthors } from './feedRank.ts'
import { FollowModel } from './follow.model.ts'
import { removeFollowsOf } from './follows.deletion.ts'
import { hydrateFollows } from './follows.hydration.ts'
import { followsInvariants } from './follows.invariants.ts'
import { followsResolvers } from './follows.resolvers.ts'
import { suggestionsResolvers } from './suggestions.resolvers.ts'

export const followsDomain: Domain = {
  name: 'follows',
  models: [FollowModel],
  resolvers: [followsResolvers, suggestionsResolvers],
  hydrators: { users: hydrateFollows },
  onPosted: rankAuthors,
  onAccountDeleted: removeFollowsOf,
  fillings: [feedRankFilling],
  invariants: followsInvariants,
}
