import type { Context } from '../context.ts'
import type { PostRow } from '../posts/post.row.ts'
import { postById, requiredPost } from '../posts/posts.read.ts'
import type { PostNews } from './live.ts'
import { hydratedPosts, newestShown, visiblePosts } from './shownPosts.ts'
import { Subscriber, mostWaiting } from './subscriber.ts'

type PostChange = {
  post: PostRow | null
  newReplyCount: number
  newReplies: PostRow[]
  deletedReplyIds: readonly string[]
  readAnew: boolean
}

type News = PostNews & { hasGap: boolean }

const nothing: PostNews = { replies: [], deletedReplyIds: [] }

/** Yields one post's current state, then its changes. Throws POST_NOT_FOUND and BUSY. */
export async function postChanges(ctx: Context, id: string): Promise<AsyncIterable<PostChange>> {
  let last: PostRow | undefined
  const postOf = async ({ post, hasGap }: News) => {
    last = post ?? last
    if (post === null) return null
    if (hasGap || !last) return postById(ctx, id)
    return (await hydratedPosts(ctx, [last]))[0] ?? null
  }
  const subscriber = new Subscriber<News, PostChange>({
    merge: merged,
    message: (news) => ctx.live.inTurn(async () => messageOf(ctx, news, await postOf(news))),
    isLast: ({ post }) => post === null,
  })
  return subscriber.begin(async () => {
    await subscriber.hold(
      ctx.live.hearOfPost(id, (news) => subscriber.put({ ...(news ?? nothing), hasGap: news === null })),
    )
    await requiredPost(ctx, id)
    subscriber.put({ ...nothing, hasGap: true })
  })
}

function merged(older: News, newer: News): News {
  const gone = new Set(newer.deletedReplyIds)
  const replies = [...newer.replies, ...older.replies].filter(({ _id }) => !gone.has(_id))
  const deletedReplyIds = [...newer.deletedReplyIds, ...older.deletedReplyIds]
  const isTooMuch = replies.length > mostWaiting || deletedReplyIds.length > mostWaiting
  return {
    ...older,
    ...newer,
    replies: replies.slice(0, mostWaiting),
    deletedReplyIds: deletedReplyIds.slice(0, mostWaiting),
    hasGap: older.hasGap || newer.hasGap || isTooMuch,
  }
}

async function messageOf(ctx: Context, news: News, post: PostRow | null): Promise<PostChange> {
  const visible = post ? await visiblePosts(ctx, news.replies) : []
  const newReplies = await newestShown(ctx, visible)
  const { deletedReplyIds, hasGap } = news
  const readAnew = hasGap || newReplies.length < visible.length
  return { post, newReplyCount: visible.length, newReplies, deletedReplyIds, readAnew }
}
