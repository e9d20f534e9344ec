import type { Context } from '../context.ts'
import type { PostRow } from '../posts/post.row.ts'
import { postById, requiredPost } from '../posts/posts.read.ts'
import type { PostNews } from './live.ts'
import { sharedByGuests } from './shared.ts'
import { hydratedPosts, newestShown, visiblePosts } from './shownPosts.ts'
import { Subscriber, mostWaiting } from './subscriber.ts'

type PostChange = {
  post: PostRow | null
  newReplyCount: number
  newReplies: PostRow[]
  deletedReplyIds: readonly string[]
  readAnew: boolean
}

const gap = (): PostNews => ({ replies: [], deletedReplyIds: [], hasGap: true })

/** Yields one post's current state, then its changes. Throws POST_NOT_FOUND and BUSY. */
export async function postChanges(ctx: Context, id: string): Promise<AsyncIterable<PostChange>> {
  let last: PostRow | undefined
  const changeOf = async (news: PostNews) => {
    last = news.post ?? last
    if (news.post !== null && (news.hasGap || !last)) return messageOf(ctx, news, await postById(ctx, id))
    return toldChange(ctx, news.post === undefined ? { ...news, post: last ?? null } : news)
  }
  const subscriber = new Subscriber<PostNews, PostChange>({
    merge: merged,
    message: (news) => ctx.live.inTurn(() => changeOf(news)),
    isLast: ({ post }) => post === null,
  })
  return subscriber.begin(async () => {
    await subscriber.hold(ctx.live.hearOfPost(id, (news) => subscriber.put(news ?? gap())))
    await requiredPost(ctx, id)
    subscriber.put(gap())
  })
}

function merged(older: PostNews, newer: PostNews): PostNews {
  const gone = new Set(newer.deletedReplyIds)
  const replies = [...newer.replies, ...older.replies].filter(({ _id }) => !gone.has(_id))
  const deletedReplyIds = [...newer.deletedReplyIds, ...older.deletedReplyIds]
  const isTooMuch = replies.length > mostWaiting || deletedReplyIds.length > mostWaiting
  return {
    ...older,
    ...newer,
    replies: replies.slice(0, mostWaiting),
    deletedReplyIds: deletedReplyIds.slice(0, mostWaiting),
    hasGap: older.hasGap === true || newer.hasGap === true || isTooMuch,
  }
}

/** What a subscriber is told of a change that says how the post is now. */
const toldChange = sharedByGuests(async (ctx, news: PostNews) => {
  const [post = null] = await hydratedPosts(ctx, news.post ? [news.post] : [])
  return messageOf(ctx, news, post)
})

async function messageOf(ctx: Context, news: PostNews, post: PostRow | null): Promise<PostChange> {
  const visible = post ? await visiblePosts(ctx, news.replies) : []
  const newReplies = await newestShown(ctx, visible)
  const { deletedReplyIds, hasGap = false } = news
  const readAnew = hasGap || newReplies.length < visible.length
  return { post, newReplyCount: visible.length, newReplies, deletedReplyIds, readAnew }
}
