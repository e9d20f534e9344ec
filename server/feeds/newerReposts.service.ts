import { type Context, requireViewer } from '../context.ts'
import { latenessMs } from '../db/deadline.ts'
import { findByIds } from '../db/read.ts'
import type { PostRow } from '../posts/post.row.ts'
import { hydratePostsAndUsers } from '../posts/posts.hydration.ts'
import type { UserRow } from '../users/user.row.ts'
import type { NewRepost, RepostKey } from './feedOrders.ts'
import { mergedReposts } from './mergedPage.ts'
import { mostRows, newestRows, postNamed } from './newerPosts.service.ts'
import { pageOfLatest, readerOf } from './reader.ts'
import { listedPosts } from './withReposts.service.ts'

/**
 * What followed accounts reposted since the post `than`, and shortly before it (like `newerPosts`): for each post that
 * Home shows, its newest repost, newest first. If `than` is null or unknown: the newest 20 reposts. Throws like
 * `requireViewer`.
 */
export async function newerReposts(ctx: Context, than: string | null): Promise<NewRepost[]> {
  const viewerId = requireViewer(ctx).id
  const known = than === null ? undefined : await postNamed(than)
  const until = known && { at: new Date(known.createdAt.getTime() - latenessMs()), id: '' }
  const request = { first: until ? mostRows : newestRows, after: null, ...(until && { until }) }
  const { rows } = await pageOfLatest(readerOf(viewerId), request, ({ reposters }) =>
    mergedReposts(
      reposters.filter((id) => id !== viewerId),
      request,
    ),
  )
  if (rows.length === 0) return []
  const postIds = new Set(rows.map(({ postId }) => postId))
  const read = await findByIds<PostRow>('posts', [...postIds])
  return listedReposts(ctx, rows, await hydratePostsAndUsers(ctx, read, { userIds: rows.map(({ userId }) => userId) }))
}

/** The reposted posts and the accounts that the viewer may see. */
type Shown = { posts: readonly PostRow[]; users: ReadonlyMap<string, UserRow> }

/** The first repost of each post, if Home shows both the post and the account to the viewer. */
export async function listedReposts(ctx: Context, reposts: readonly RepostKey[], shown: Shown): Promise<NewRepost[]> {
  const posts = await listedPosts(ctx, shown.posts)
  const found = new Map<string, NewRepost>()
  for (const { postId, userId, at } of reposts) {
    const [post, user] = [posts.get(postId), shown.users.get(userId)]
    if (post && user && !user.viewerIsMuting && !found.has(postId)) found.set(postId, { post, user, at })
  }
  return [...found.values()]
}
