import { type Context, requireViewer } from '../context.ts'
import { latenessMs } from '../db/deadline.ts'
import { findByIds } from '../db/read.ts'
import type { PostRow } from '../posts/post.row.ts'
import { hydratePosts } from '../posts/posts.hydration.ts'
import type { UserRow } from '../users/user.row.ts'
import { loadAuthors } from '../users/users.hydration.ts'
import type { NewRepost, RepostKey } from './feedOrders.ts'
import { mergedReposts } from './mergedPage.ts'
import { mostRows, newestRows, postNamed } from './newerPosts.service.ts'
import { pageOfLatest } from './reader.ts'
import { listedPosts, repostReaderOf, shownReposters } from './withReposts.service.ts'

/**
 * What followed accounts reposted since the post `than`, and shortly before it, as `newerPosts`: of each post that Home
 * shows the newest repost, newest first. The newest 20 reposts if `than` is null or unknown. Throws as `requireViewer`.
 */
export async function newerReposts(ctx: Context, than: string | null): Promise<NewRepost[]> {
  const viewerId = requireViewer(ctx).id
  const known = than === null ? undefined : await postNamed(than)
  const until = known && { at: new Date(known.createdAt.getTime() - latenessMs()), id: '' }
  const request = { first: until ? mostRows : newestRows, after: null, ...(until && { until }) }
  const reader = repostReaderOf(viewerId)
  const { rows } = await pageOfLatest(reader, request, async (authors) => {
    const followed = authors.filter((id) => id !== viewerId)
    return mergedReposts(await shownReposters(reader, followed), request)
  })
  if (rows.length === 0) return []
  const postIds = new Set(rows.map(({ postId }) => postId))
  const read = await findByIds<PostRow>('posts', [...postIds])
  const userIds = new Set(rows.map(({ userId }) => userId))
  const [posts, users] = await Promise.all([hydratePosts(ctx, read), loadAuthors(ctx, [...userIds])])
  return listedReposts(ctx, rows, { posts, users: [...users.values()] })
}

/** What is hydrated of reposts: only what the viewer may see. */
type Shown = { posts: readonly PostRow[]; users: readonly UserRow[] }

/** The first of these reposts of each post, of the posts and by the accounts that Home shows to the viewer. */
export async function listedReposts(ctx: Context, reposts: readonly RepostKey[], shown: Shown): Promise<NewRepost[]> {
  const posts = await listedPosts(ctx, shown.posts)
  const users = new Map(shown.users.map((user) => [user._id, user]))
  const found = new Map<string, NewRepost>()
  for (const { postId, userId, at } of reposts) {
    const [post, user] = [posts.get(postId), users.get(userId)]
    if (post && user && !user.viewerIsMuting && !found.has(postId)) found.set(postId, { post, user, at })
  }
  return [...found.values()]
}
