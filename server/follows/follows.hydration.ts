import type { Hydrator } from '../context.ts'
import { find } from '../db/read.ts'
import type { UserRow } from '../users/user.row.ts'
import { type FollowDocument, followIndexes } from './follow.model.ts'

/** Adds `viewerIsFollowing` and `isFollowingViewer` to accounts, each only if selected. */
export const hydrateFollows: Hydrator<UserRow> = async (ctx, ids) => {
  const wantsFollowing = ctx.selection.has('User.viewerIsFollowing')
  const wantsFollower = ctx.selection.has('User.isFollowingViewer')
  const viewerId = ctx.viewer?.id
  const others = ids.filter((id) => id !== viewerId)
  const [followed, followers] = await Promise.all([
    viewerId && wantsFollowing ? followedAmong(viewerId, others) : new Set<string>(),
    viewerId && wantsFollower ? followersAmong(viewerId, others) : new Set<string>(),
  ])
  return (user) => {
    if (wantsFollowing) user.viewerIsFollowing = followed.has(user._id)
    if (wantsFollower) user.isFollowingViewer = followers.has(user._id)
  }
}

/** The ids among these that an account follows. */
export async function followedAmong(viewerId: string, ids: readonly string[]): Promise<Set<string>> {
  return otherSide({ followerId: viewerId, followeeId: { $in: [...ids] } }, 'followeeId', ids.length)
}

async function followersAmong(viewerId: string, ids: readonly string[]): Promise<Set<string>> {
  return otherSide({ followerId: { $in: [...ids] }, followeeId: viewerId }, 'followerId', ids.length)
}

type PairFilter = Record<'followerId' | 'followeeId', string | { $in: string[] }>

async function otherSide(pair: PairFilter, side: 'followerId' | 'followeeId', limit: number): Promise<Set<string>> {
  const options = { hint: followIndexes.pair, limit, projection: { _id: 0, [side]: 1 } }
  const follows = await find<FollowDocument>('follows', pair, options)
  return new Set(follows.map((follow) => follow[side]))
}
