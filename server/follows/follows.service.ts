import { type Context, requireViewer } from '../context.ts'
import { fullPage } from '../db/fullPage.ts'
import { type Page, type PageRequest, type Placed, keysetPage } from '../db/keyset.ts'
import { inTransaction, isDuplicateKey } from '../db/transaction.ts'
import { AppError } from '../errors.ts'
import { countAction } from '../limits/countAction.ts'
import type { UserRow } from '../users/user.row.ts'
import { placedUsers } from '../users/users.hydration.ts'
import { touchUser } from '../users/users.service.ts'
import { type FollowDocument, FollowModel, followIndexes } from './follow.model.ts'

/** Follows an account. Throws CANNOT_FOLLOW_SELF, USER_NOT_FOUND or ALREADY_FOLLOWING. */
export async function followUser(ctx: Context, userId: string): Promise<void> {
  const viewer = requireViewer(ctx)
  countAction(ctx, 'follows')
  if (userId === viewer.id) throw new AppError('CANNOT_FOLLOW_SELF')
  try {
    await inTransaction([viewer.id, userId], async ({ session }) => {
      await touchUser(viewer.id, session, { followingCount: 1 })
      await touchUser(userId, session, { followerCount: 1 })
      await FollowModel.create([{ followerId: viewer.id, followeeId: userId, at: new Date() }], { session })
    })
  } catch (error) {
    throw isDuplicateKey(error) ? new AppError('ALREADY_FOLLOWING') : error
  }
}

/** Stops following an account. Throws CANNOT_FOLLOW_SELF, USER_NOT_FOUND or NOT_FOLLOWING. */
export async function unfollowUser(ctx: Context, userId: string): Promise<void> {
  const viewer = requireViewer(ctx)
  countAction(ctx, 'follows')
  if (userId === viewer.id) throw new AppError('CANNOT_FOLLOW_SELF')
  await inTransaction([viewer.id, userId], async ({ session }) => {
    const { deletedCount } = await FollowModel.deleteOne({ followerId: viewer.id, followeeId: userId }, { session })
    await touchUser(viewer.id, session, { followingCount: -1 })
    await touchUser(userId, session, { followerCount: -1 })
    // Thrown last, so that a deleted account is reported before a missing follow. Nothing above commits.
    if (deletedCount === 0) throw new AppError('NOT_FOLLOWING')
  })
}

/** Who follows an account, newest first. */
export async function followersPage(
  ctx: Context,
  userId: string,
  request: PageRequest,
): Promise<Page<Placed<UserRow>>> {
  return followPage(ctx, { side: 'followeeId', other: 'followerId', hint: followIndexes.followers }, userId, request)
}

/** Whom an account follows, newest first. */
export async function followingPage(
  ctx: Context,
  userId: string,
  request: PageRequest,
): Promise<Page<Placed<UserRow>>> {
  return followPage(ctx, { side: 'followerId', other: 'followeeId', hint: followIndexes.following }, userId, request)
}

type Direction = { side: 'followerId' | 'followeeId'; other: 'followerId' | 'followeeId'; hint: Record<string, 1 | -1> }

async function followPage(
  ctx: Context,
  { side, other, hint }: Direction,
  userId: string,
  request: PageRequest,
): Promise<Page<Placed<UserRow>>> {
  const positionOf = (follow: FollowDocument) => ({ at: follow.at, id: follow[other] })
  const follows = { collection: 'follows', filter: { [side]: userId }, at: 'at', id: other, hint, positionOf }
  return fullPage(request, {
    read: (part) => keysetPage({ ...follows, ...part }),
    show: (rows) => placedUsers(ctx, rows.map(positionOf)),
    positionOf: ({ position }) => position,
  })
}
