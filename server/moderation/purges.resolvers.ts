import { requirePassword } from '../auth/auth.service.ts'
import { requireViewer } from '../context.ts'
import { withoutDeadline } from '../db/deadline.ts'
import type { Resolvers } from '../schema/resolvers.generated.ts'
import { storedUserId } from '../users/userIds.ts'
import { actorOf, requireRole } from './actor.ts'
import { finishPurgesSoon } from './purges.finish.ts'
import { purge } from './purges.service.ts'

export const purgesResolvers: Resolvers = {
  Mutation: {
    purge: async (_root, { input: { kind, id, rule, password } }, ctx) => {
      const actor = await actorOf(ctx)
      await requireRole(ctx, 'ADMIN')
      await requirePassword(ctx, requireViewer(ctx), password)
      const target = { kind, id: kind === 'ACCOUNT' ? storedUserId(id) : id }
      const action = await purge(actor, target, rule, ctx.deadline)
      await withoutDeadline(() => finishPurgesSoon(ctx.domains), ctx.deadline)
      return { action }
    },
  },
}
