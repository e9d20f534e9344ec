import type { Context, Hydrator } from '../context.ts'
import { find, findShared } from '../db/read.ts'
import type { UserRow } from '../users/user.row.ts'
import { type FollowDocument, followIndexes } from './follow.model.ts'

export const hydrateFollows: Hydrator<UserRow> = async (ctx, ids) => {
  const hides = ctx.selection.has('User.viewerHidesReposts')
  const ways = {
    following: hides || ctx.selection.has('User.viewerIsFollowing'),
    followers: ctx.selection.has('User.isFollowingViewer'),
    hides,
  }
  const found = ctx.viewer ? await followsBetween(ctx.viewer.id, ids, ways) : nobody
  return (user) => {
    if (ways.following) user.viewerIsFollowing = found.followed.has(user._id)
    if (ways.hides) user.viewerHidesReposts = found.hidden.has(user._id)
    if (ways.followers) user.isFollowingViewer = found.followers.has(user._id)
  }
}

/** Which of these accounts an account follows. */
export async function followedAmong(accountId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return (await followsBetween(accountId, ids, { following: true, followers: false, hides: false })).followed
}

/** Whether the viewer follows an account. Requests at the same time share the command. */
export async function follows({ viewer }: Context, followeeId: string): Promise<boolean> {
  if (!viewer) return false
  const options = { hint: followIndexes.pair, limit: 1, projection: { _id: 0, followerId: 1 } }
  return (await findShared('follows', { followerId: viewer.id, followeeId }, options)).length > 0
}

type Found = Readonly<Record<'followed' | 'followers' | 'hidden', ReadonlySet<string>>>

const nobody: Found = { followed: new Set(), followers: new Set(), hidden: new Set() }

async function followsBetween(
  accountId: string,
  ids: readonly string[],
  ways: { following: boolean; followers: boolean; hides: boolean },
): Promise<Found> {
  const others = ids.filter((id) => id !== accountId)
  const pairs = [
    ...(ways.following ? [{ followerId: accountId, followeeId: { $in: others } }] : []),
    ...(ways.followers ? [{ followerId: { $in: others }, followeeId: accountId }] : []),
  ]
  if (pairs.length === 0) return nobody
  // The index has all fields but `hidesReposts`.
  const projection = { _id: 0, followerId: 1, followeeId: 1, ...(ways.hides && { hidesReposts: 1 }) }
  const options = { hint: followIndexes.pair, limit: pairs.length * others.length, projection }
  const follows = await find<Omit<FollowDocument, 'at' | 'feedRank'>>('follows', { $or: pairs }, options)
  const own = follows.filter(({ followerId }) => followerId === accountId)
  return {
    followed: new Set(own.map(({ followeeId }) => followeeId)),
    followers: new Set(follows.flatMap((follow) => (follow.followeeId === accountId ? follow.followerId : []))),
    hidden: new Set(own.flatMap(({ followeeId, hidesReposts }) => (hidesReposts ? followeeId : []))),
  }
}
