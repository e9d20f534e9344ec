import type { Context } from '../context.ts'
import type { Page, PageRequest, Placed } from '../db/keyset.ts'
import { find } from '../db/read.ts'
import { edgePage } from '../edges/edgePage.ts'
import type { UserRow } from '../users/user.row.ts'
import { placedUsers } from '../users/users.hydration.ts'
import { type RepostDocument, repostIndexes } from './repost.model.ts'

/** For a page: enough for 100 posts, each reposted by 50 accounts. */
const mostRead = 5_000

/** The newest 5,000 reposts of these posts by these accounts. */
export function repostsAmong(
  postIds: readonly string[],
  userIds: readonly string[],
): Promise<Pick<RepostDocument, 'userId' | 'postId' | 'at'>[]> {
  const filter = { postId: { $in: [...postIds] }, userId: { $in: [...userIds] } }
  const projection = { _id: 0, userId: 1, postId: 1, at: 1 }
  return find('reposts', filter, { hint: repostIndexes.pair, sort: { at: -1 }, limit: mostRead, projection })
}

/** Who reposted a post, newest repost first. */
export function repostersPage(ctx: Context, postId: string, request: PageRequest): Promise<Page<Placed<UserRow>>> {
  const edges = { collection: 'reposts', filter: { postId }, member: 'userId', hint: repostIndexes.byPost }
  return edgePage(edges, request, (positions) => placedUsers(ctx, positions))
}
