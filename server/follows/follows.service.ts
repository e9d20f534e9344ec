import { type Context, requireViewer } from '../context.ts'
import { database } from '../db/connection.ts'
import { edgePage } from '../edges/edgePage.ts'
import type { Page, PageRequest, Placed } from '../db/keyset.ts'
import { AppError } from '../errors.ts'
import { followsErrors } from './follows.errors.ts'
import { type EdgeChange, type EdgeKind, changeEdge } from '../edges/changeEdge.ts'
import { countAction } from '../limits/countAction.ts'
import { type UserRow, isNewAccount } from '../users/user.row.ts'
import { placedUsers } from '../users/users.hydration.ts'
import { usersErrors } from '../users/users.errors.ts'
import { requireVisibleUser, touchUser, userById } from '../users/users.service.ts'
import { rankOfFollowed } from './ranks.ts'
import { type FollowDocument, followIndexes } from './follow.model.ts'
import { followsLimits } from './follows.limits.ts'

const follow: EdgeKind = { limit: followsLimits.follows, already: followsErrors.ALREADY_FOLLOWING }

const follows = () => database().collection<FollowDocument>('follows')

/** Both accounts after the change. */
export type ChangedFollow = { target: UserRow; viewer: UserRow }

/** Follows an account. Throws CANNOT_FOLLOW_SELF, ALREADY_FOLLOWING, USER_NOT_FOUND and as `changeEdge`. */
export async function followUser(ctx: Context, userId: string): Promise<ChangedFollow> {
  let isCounted = false
  const changed = await changeEdge(ctx, follow, userId, async ({ viewerId, session }) => {
    const target = await countFollower(userId, { viewerId, session }, 1)
    await requireVisibleUser(ctx, target)
    const feedRank = await rankOfFollowed(target, { session })
    await follows().insertOne({ followerId: viewerId, followeeId: userId, at: new Date(), feedRank }, { session })
    const viewer = await touchUser(viewerId, session, { followingCount: 1 })
    // A transaction may run again.
    if (!isCounted && isNewAccount(viewer)) countAction(ctx, followsLimits.followsOfNewAccounts)
    isCounted = true
    return { target, viewer }
  })
  ctx.push.tell([userId])
  return changed
}

/** Stops following. Throws CANNOT_FOLLOW_SELF, NOT_FOLLOWING, USER_NOT_FOUND and as `changeEdge`. */
export async function unfollowUser(ctx: Context, userId: string): Promise<ChangedFollow> {
  return changeEdge(ctx, follow, userId, async ({ viewerId, session }) => {
    const target = await countFollower(userId, { viewerId, session }, -1)
    await requireVisibleUser(ctx, target)
    const { deletedCount } = await follows().deleteOne({ followerId: viewerId, followeeId: userId }, { session })
    if (deletedCount === 0) throw new AppError(followsErrors.NOT_FOLLOWING)
    return { target, viewer: await touchUser(viewerId, session, { followingCount: -1 }) }
  })
}

/**
 * Leaves a followed account's reposts out of the viewer's Home, or shows them there again, and returns the account.
 * Throws USER_NOT_FOUND, NOT_FOLLOWING and as `requireViewer` and `countAction`.
 */
export async function hideReposts(ctx: Context, followeeId: string, isHidden: boolean): Promise<UserRow> {
  const { id: followerId } = requireViewer(ctx)
  countAction(ctx, followsLimits.follows)
  const user = await userById(ctx, followeeId)
  const change = isHidden ? { $set: { hidesReposts: true as const } } : { $unset: { hidesReposts: 1 as const } }
  const { matchedCount } = await follows().updateOne({ followerId, followeeId }, change)
  if (matchedCount === 0) throw new AppError(followsErrors.NOT_FOLLOWING)
  return { ...user, viewerHidesReposts: isHidden }
}

async function countFollower(
  userId: string,
  { viewerId, session }: EdgeChange,
  followerCount: 1 | -1,
): Promise<UserRow> {
  if (userId === viewerId) throw new AppError(followsErrors.CANNOT_FOLLOW_SELF)
  return touchUser(userId, session, { followerCount }, usersErrors.USER_NOT_FOUND)
}

export function followersPage(ctx: Context, userId: string, request: PageRequest): Promise<Page<Placed<UserRow>>> {
  const filter = { followeeId: userId }
  const follows = { collection: 'follows', filter, member: 'followerId', hint: followIndexes.followers }
  return edgePage(follows, request, (positions) => placedUsers(ctx, positions))
}

export function followingPage(ctx: Context, userId: string, request: PageRequest): Promise<Page<Placed<UserRow>>> {
  const filter = { followerId: userId }
  const follows = { collection: 'follows', filter, member: 'followeeId', hint: followIndexes.following }
  return edgePage(follows, request, (positions) => placedUsers(ctx, positions))
}
