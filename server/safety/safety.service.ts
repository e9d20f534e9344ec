import { type Context, despiteBlocks, requireViewer } from '../context.ts'
import { database } from '../db/connection.ts'
import type { Page, PageRequest, Placed } from '../db/keyset.ts'
import { type EdgeChange, type EdgeKind, changeEdge } from '../edges/changeEdge.ts'
import { edgePage } from '../edges/edgePage.ts'
import { AppError, commonErrors } from '../errors.ts'
import { endFollowsBetween } from '../follows/follows.deletion.ts'
import type { UserRow } from '../users/user.row.ts'
import { usersErrors } from '../users/users.errors.ts'
import { placedUsers } from '../users/users.hydration.ts'
import { touchUser } from '../users/users.service.ts'
import { type RestrictionDocument, type RestrictionKind, restrictionIndexes } from './restriction.model.ts'
import { safetyErrors } from './safety.errors.ts'
import { safetyLimits } from './safety.limits.ts'

export const restriction: EdgeKind = { limit: safetyLimits.restrictions, already: safetyErrors.ALREADY_RESTRICTED }

const restrictions = () => database().collection<RestrictionDocument>('restrictions')

/**
 * Mutes an account: its posts leave the viewer's lists, and its owner cannot know. Throws ALREADY_RESTRICTED,
 * USER_NOT_FOUND, INVALID_INPUT for oneself, and the errors of `changeEdge`.
 */
export async function muteUser(ctx: Context, userId: string): Promise<void> {
  await restrict(ctx, userId, 'MUTE', async ({ session }) => {
    await touchUser(userId, session, {}, usersErrors.USER_NOT_FOUND)
  })
}

/** Blocks an account: neither sees the other, and the same transaction ends their follows. Throws as `muteUser`. */
export async function blockUser(ctx: Context, userId: string): Promise<void> {
  await restrict(ctx, userId, 'BLOCK', ({ viewerId, session }) => endFollowsBetween(viewerId, userId, session))
}

/** Ends a restriction if there is one. Throws USER_NOT_FOUND, and the errors of `changeEdge`. */
export async function lift(ctx: Context, userId: string, kind: RestrictionKind): Promise<void> {
  await changeEdge(ctx, restriction, userId, async ({ viewerId: ownerId, session }) => {
    await touchUser(userId, session, {}, usersErrors.USER_NOT_FOUND)
    await restrictions().deleteOne({ ownerId, targetId: userId, kind }, { session })
  })
}

async function restrict(
  ctx: Context,
  targetId: string,
  kind: RestrictionKind,
  along: (edge: EdgeChange) => Promise<void>,
): Promise<void> {
  if (targetId === requireViewer(ctx).id)
    throw new AppError(commonErrors.INVALID_INPUT, {
      argument: 'input.userId',
      reason: `userId: you cannot ${kind.toLowerCase()} yourself.`,
    })
  await changeEdge(ctx, restriction, targetId, async (edge) => {
    await along(edge)
    await restrictions().insertOne(
      { ownerId: edge.viewerId, targetId, kind, at: new Date() },
      { session: edge.session },
    )
  })
}

/** The accounts that the viewer muted or blocked, last first. Throws like `requireViewer`. */
export function restrictedPage(
  ctx: Context,
  kind: RestrictionKind,
  request: PageRequest,
): Promise<Page<Placed<UserRow>>> {
  const filter = { ownerId: requireViewer(ctx).id, kind }
  const edges = { collection: 'restrictions', filter, member: 'targetId', hint: restrictionIndexes.byOwner }
  return edgePage(edges, request, (positions) => placedUsers(despiteBlocks(ctx), positions))
}
