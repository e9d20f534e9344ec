import { type Context, requireViewer } from '../context.ts'
import type { NewRepost } from '../feeds/feedOrders.ts'
import { listedReposts } from '../feeds/newerReposts.service.ts'
import type { PostRow } from '../posts/post.row.ts'
import { authorOf } from '../posts/posts.hydration.ts'
import { type ListPlace, isSilenced } from '../users/user.row.ts'
import { showUsers } from '../users/users.hydration.ts'
import type { Followees, PostsNews } from './live.ts'
import { sharedByGuests } from './shared.ts'
import { hydratedPosts, mostShown, newestShown, visiblePosts } from './shownPosts.ts'
import { Subscriber, mostWaiting } from './subscriber.ts'
import { hasMutedWord } from '../safety/mutedWords.ts'
import { mutedAmong } from '../safety/restrictions.read.ts'

type NewPosts = { count: number; posts: PostRow[]; reposts: NewRepost[]; readAnew: boolean }

const gap = (): PostsNews => ({ posts: [], reposts: [], hasGap: true })

/** Yields new posts at the top of a list and, if asked, reposts. Throws BUSY and, for Home, like `requireViewer`. */
export async function newPosts(
  ctx: Context,
  list: 'EXPLORE' | 'HOME',
  hasReposts = false,
): Promise<AsyncIterable<NewPosts>> {
  const viewerId = list === 'HOME' ? requireViewer(ctx).id : null
  // Posts that are stored before this is read below are not told, so the first message has a gap.
  let followed: Followees['followed'] = { ids: new Set(), hidden: new Set() }
  const isListed = ({ authorId }: PostRow) => authorId === viewerId || followed.ids.has(authorId)
  const isTold = ({ user: { _id } }: NewRepost) => followed.ids.has(_id) && !followed.hidden.has(_id)
  const subscriber = new Subscriber<PostsNews, NewPosts>({
    merge: merged,
    message: (news) => ctx.live.inTurn(() => messageOf[list](ctx, news)),
  })
  return subscriber.begin(async () => {
    await subscriber.hold(
      ctx.live.hearOfPosts((news) => {
        if (!news) return subscriber.put(gap())
        if (viewerId === null) return news.posts.length > 0 && subscriber.put(news)
        const posts = news.posts.filter(isListed)
        const reposts = hasReposts ? news.reposts.filter(isTold) : []
        if (posts.length + reposts.length > 0) subscriber.put({ posts, reposts })
      }),
    )
    if (viewerId !== null) {
      const followees = await ctx.live.followeesOf(viewerId)
      await subscriber.hold(followees.release)
      followed = followees.followed
    }
    // After a gap, the client reads the list, which has all earlier posts.
    subscriber.put(gap())
  })
}

function merged(older: PostsNews, newer: PostsNews): PostsNews {
  const posts = [...newer.posts, ...older.posts]
  const reposts = [...newer.reposts, ...older.reposts]
  const isFull = Math.max(posts.length, reposts.length) > mostWaiting
  const hasGap = older.hasGap === true || newer.hasGap === true || isFull
  return { posts: posts.slice(0, mostWaiting), reposts: reposts.slice(0, mostWaiting), hasGap }
}

const messageIn = (place: ListPlace) =>
  sharedByGuests(async (ctx, { posts, reposts, hasGap = false }: PostsNews): Promise<NewPosts | null> => {
    const authorIds = posts.map(({ authorId }) => authorId)
    const [seen, { muted, words }] = await Promise.all([visiblePosts(ctx, posts), mutedAmong(ctx, authorIds)])
    const isListed = (post: PostRow) =>
      post.authorId === ctx.viewer?.id ||
      (!muted.has(post.authorId) &&
        !hasMutedWord(post.content, words, place) &&
        !(place === 'EVERYWHERE' && isSilenced(authorOf(post))))
    const visible = seen.filter(isListed)
    const told = place === 'HOME' ? await shownReposts(ctx, reposts) : []
    if (visible.length + told.length === 0 && !hasGap) return null
    const shown = await newestShown(ctx, visible)
    const readAnew = hasGap || shown.length < visible.length || told.length > mostShown
    return { count: visible.length, posts: shown, reposts: told.slice(0, mostShown), readAnew }
  })

async function shownReposts(ctx: Context, reposts: readonly NewRepost[]): Promise<NewRepost[]> {
  if (reposts.length === 0) return []
  const newest = reposts.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const rows = new Map(newest.map(({ post }) => [post._id, post]))
  const reposters = new Map(newest.map(({ user }) => [user._id, { ...user }]))
  const [posts, users] = await Promise.all([
    hydratedPosts(ctx, [...rows.values()]),
    showUsers(ctx, [...reposters.values()]),
  ])
  const keys = newest.map(({ post, user, at }) => ({ postId: post._id, userId: user._id, at }))
  return listedReposts(ctx, keys, { posts, users: new Map(users.map((user) => [user._id, user])) })
}

const messageOf = { EXPLORE: messageIn('EVERYWHERE'), HOME: messageIn('HOME') }
