import { type Context, knowing, requireViewer } from '../context.ts'
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
import { touchUser, userById } from '../users/users.service.ts'
import { prepare } from '../visibility.ts'
import { rankOfFollowed } from './ranks.ts'
import { type FollowDocument, followIndexes } from './follow.model.ts'
import { followsLimits } from './follows.limits.ts'

const follow: EdgeKind = { limit: followsLimits.follows, already: followsErrors.ALREADY_FOLLOWING }

const follows = () => database().collection<FollowDocument>('follows')

/** Both accounts after the change, as the viewer sees them. */
type ChangedFollow = { user: UserRow; viewer: UserRow }

/** Follows an account. Throws CANNOT_FOLLOW_SELF, ALREADY_FOLLOWING, USER_NOT_FOUND and the errors of `changeEdge`. */
export async function followUser(ctx: Context, userId: string): Promise<ChangedFollow> {
  let isCounted = false
  const changed = await changeEdge(ctx, follow, userId, async ({ viewerId, session }) => {
    const target = await countFollower(userId, { viewerId, session }, 1)
    const show = await visibleTarget(ctx, target, true)
    const feedRank = await rankOfFollowed(target, { session })
    await follows().insertOne({ followerId: viewerId, followeeId: userId, at: new Date(), feedRank }, { session })
    const viewer = await touchUser(viewerId, session, { followingCount: 1 })
    // A transaction may run several times, but counts once.
    if (!isCounted && isNewAccount(viewer)) countAction(ctx, followsLimits.followsOfNewAccounts)
    isCounted = true
    return show(viewer)
  })
  ctx.push.tell([userId])
  return changed
}

/** Ends a follow. Throws CANNOT_FOLLOW_SELF, NOT_FOLLOWING, USER_NOT_FOUND and the errors of `changeEdge`. */
export async function unfollowUser(ctx: Context, userId: string): Promise<ChangedFollow> {
  return changeEdge(ctx, follow, userId, async ({ viewerId, session }) => {
    const target = await countFollower(userId, { viewerId, session }, -1)
    const show = await visibleTarget(ctx, target, false)
    const { deletedCount } = await follows().deleteOne({ followerId: viewerId, followeeId: userId }, { session })
    if (deletedCount === 0) throw new AppError(followsErrors.NOT_FOLLOWING)
    return show(await touchUser(viewerId, session, { followingCount: -1 }))
  })
}

/**
 * Hides a followed account's reposts in the viewer's Home, or shows them again. Returns the account. Throws
 * USER_NOT_FOUND, NOT_FOLLOWING, and the errors of `requireViewer` and `countAction`.
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

/**
 * Throws USER_NOT_FOUND for an account that is there, but not for this viewer. The transaction has written to it, so a block
 * cannot come between. The returned function adds the viewer's account, and throws USER_NOT_FOUND if that is hidden.
 */
async function visibleTarget(
  ctx: Context,
  target: UserRow,
  viewerIsFollowing: boolean,
): Promise<(viewer: UserRow) => ChangedFollow> {
  const facts = { viewerIsFollowing, viewerHidesReposts: false }
  const ids = [target._id, requireViewer(ctx).id]
  const ready = await prepare(knowing(ctx, 'User', facts), ctx.domains.users, ids)
  const shown = (row: UserRow) => {
    const [user] = ready([row])
    if (!user) throw new AppError(usersErrors.USER_NOT_FOUND)
    return user
  }
  const user = shown({ ...target, ...facts })
  return (viewer) => ({ user, viewer: shown({ ...viewer, ...facts, viewerIsFollowing: false }) })
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
