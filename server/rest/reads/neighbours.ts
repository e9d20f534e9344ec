import type { Context } from '../../context.ts'
import { newestMembers } from './newest.ts'
import type { UserRow } from '../../users/user.row.ts'
import { followIndexes } from '../../follows/follow.model.ts'

/** Whom an account follows and who follows it: the newest 1,000 of each, newest first, but the viewer before everybody else. */
export type Neighbours = { followers: string[]; following: string[] }

/** The neighbours of these accounts, by account id. Two commands for all of them; one more for each list over 1,000. */
export async function neighboursOf(ctx: Context, users: readonly UserRow[]): Promise<Map<string, Neighbours>> {
  const viewerId = ctx.viewer?.id ?? null
  const shared = { collection: 'follows', filter: {}, pairHint: followIndexes.pair }
  const [followers, following] = await Promise.all([
    newestMembers(
      { ...shared, owner: 'followeeId', member: 'followerId', hint: followIndexes.followers },
      users.map(({ _id, followerCount }) => ({ id: _id, count: followerCount })),
      viewerId,
    ),
    newestMembers(
      { ...shared, owner: 'followerId', member: 'followeeId', hint: followIndexes.following },
      users.map(({ _id, followingCount }) => ({ id: _id, count: followingCount })),
      viewerId,
    ),
  ])
  return new Map(
    users.map(({ _id }) => [_id, { followers: followers.get(_id) ?? [], following: following.get(_id) ?? [] }]),
  )
}
