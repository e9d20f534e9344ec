import { type Context, requireViewer } from '../context.ts'
import type { PostRow } from '../posts/post.row.ts'
import { authorOf } from '../posts/posts.hydration.ts'
import { type ListPlace, isSilenced } from '../users/user.row.ts'
import type { PostsNews } from './live.ts'
import { sharedByGuests } from './shared.ts'
import { newestShown, visiblePosts } from './shownPosts.ts'
import { Subscriber, mostWaiting } from './subscriber.ts'
import { hasMutedWord } from '../safety/mutedWords.ts'
import { mutedAmong } from '../safety/restrictions.read.ts'

type NewPosts = { count: number; posts: PostRow[]; readAnew: boolean }

const gap = (): PostsNews => ({ posts: [], hasGap: true })

/** Yields new posts at the top of Explore or Home. Throws as `requireViewer` for Home, and BUSY. */
export async function newPosts(ctx: Context, list: 'EXPLORE' | 'HOME'): Promise<AsyncIterable<NewPosts>> {
  const viewerId = list === 'HOME' ? requireViewer(ctx).id : null
  let followees: ReadonlySet<string> | undefined
  const isListed = ({ authorId }: PostRow) => authorId === viewerId || (followees?.has(authorId) ?? false)
  const subscriber = new Subscriber<PostsNews, NewPosts>({
    merge: merged,
    message: (news) => ctx.live.inTurn(() => messageOf[list](ctx, news)),
  })
  return subscriber.begin(async () => {
    await subscriber.hold(
      ctx.live.hearOfPosts((news) => {
        if (!news) return subscriber.put(gap())
        if (viewerId === null) return subscriber.put(news)
        const posts = news.posts.filter(isListed)
        if (posts.length > 0) subscriber.put({ posts })
      }),
    )
    if (viewerId !== null) {
      const { ids, release } = await ctx.live.followeesOf(viewerId)
      await subscriber.hold(release)
      followees = ids
    }
    // The client now reads the list, which has all earlier posts.
    subscriber.put(gap())
  })
}

function merged(older: PostsNews, newer: PostsNews): PostsNews {
  const posts = [...newer.posts, ...older.posts]
  const hasGap = older.hasGap === true || newer.hasGap === true || posts.length > mostWaiting
  return { posts: posts.slice(0, mostWaiting), hasGap }
}

const messageIn = (place: ListPlace) =>
  sharedByGuests(async (ctx, { posts, hasGap = false }: PostsNews): Promise<NewPosts | null> => {
    const authorIds = posts.map(({ authorId }) => authorId)
    const [seen, { muted, words }] = await Promise.all([visiblePosts(ctx, posts), mutedAmong(ctx, authorIds)])
    const isListed = (post: PostRow) =>
      post.authorId === ctx.viewer?.id ||
      (!muted.has(post.authorId) &&
        !hasMutedWord(post.content, words, place) &&
        !(place === 'EVERYWHERE' && isSilenced(authorOf(post))))
    const visible = seen.filter(isListed)
    if (visible.length === 0 && !hasGap) return null
    const shown = await newestShown(ctx, visible)
    return { count: visible.length, posts: shown, readAnew: hasGap || shown.length < visible.length }
  })

const messageOf = { EXPLORE: messageIn('EVERYWHERE'), HOME: messageIn('HOME') }
