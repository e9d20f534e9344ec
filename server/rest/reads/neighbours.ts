import type { Context } from '../../context.ts'
import { followIndexes } from '../../follows/follow.model.ts'
import type { UserRow } from '../../users/user.row.ts'
import { newestMembers } from './members.ts'
import { type Scope, mostPeople } from './scope.ts'

/** Ids of accounts: the viewer first, then the newest. */
export type Neighbours = { followers: string[]; following: string[] }

/** The neighbours by account id. Two commands, and one for each shortened list. */
export async function neighboursOf(
  ctx: Context,
  users: readonly UserRow[],
  { people }: Scope,
): Promise<{ neighbours: Map<string, Neighbours>; isWhole: boolean }> {
  const viewerId = ctx.viewer?.id ?? null
  const bounds = { longest: people, budget: mostPeople }
  const shared = { collection: 'follows', filter: {}, pairHint: followIndexes.pair }
  const [followers, following] = await Promise.all([
    newestMembers(
      { ...shared, owner: 'followeeId', member: 'followerId', hint: followIndexes.followers },
      users.map(({ _id, followerCount }) => ({ id: _id, count: followerCount })),
      bounds,
      viewerId,
    ),
    newestMembers(
      { ...shared, owner: 'followerId', member: 'followeeId', hint: followIndexes.following },
      users.map(({ _id, followingCount }) => ({ id: _id, count: followingCount })),
      bounds,
      viewerId,
    ),
  ])
  const neighbours = users.map(({ _id }): [string, Neighbours] => [
    _id,
    { followers: followers.lists.get(_id) ?? [], following: following.lists.get(_id) ?? [] },
  ])
  return { neighbours: new Map(neighbours), isWhole: followers.isWhole && following.isWhole }
}
