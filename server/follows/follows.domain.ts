import type { Domain } from '../domain.ts'
import { FollowModel } from './follow.model.ts'
import { removeFollowsOf } from './follows.deletion.ts'
import { followsErrors } from './follows.errors.ts'
import { followsExport } from './follows.export.ts'
import { hydrateFollows } from './follows.hydration.ts'
import { followsInvariants } from './follows.invariants.ts'
import { followsLimits } from './follows.limits.ts'
import { followsResolvers } from './follows.resolvers.ts'
import { ranksMigration } from './follows.migrations.ts'
import { rankAuthor } from './ranks.ts'
import { suggestionsResolvers } from './suggestions.resolvers.ts'

export const followsDomain: Domain = {
  name: 'follows',
  models: [FollowModel],
  errors: followsErrors,
  limits: followsLimits,
  resolvers: [followsResolvers, suggestionsResolvers],
  exported: followsExport,
  hydrators: { users: hydrateFollows },
  onPosted: rankAuthor,
  onAccountDeleted: removeFollowsOf,
  migrations: [ranksMigration],
  invariants: followsInvariants,
}
