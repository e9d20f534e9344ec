import type { Context } from '../context.ts'
import type { Page, PageRequest, Placed } from '../db/keyset.ts'
import { edgePage } from '../edges/edgePage.ts'
import type { UserRow } from '../users/user.row.ts'
import { placedUsers } from '../users/users.hydration.ts'
import { repostIndexes } from './repost.model.ts'

/** The most reposters that Home names with a post. */
export const mostNamed = 20

/** Who reposted a post, newest repost first. */
export function repostersPage(ctx: Context, postId: string, request: PageRequest): Promise<Page<Placed<UserRow>>> {
  const edges = { collection: 'reposts', filter: { postId }, member: 'userId', hint: repostIndexes.byPost }
  return edgePage(edges, request, (positions) => placedUsers(ctx, positions))
}
