import type { NewRepost } from '../feeds/feedOrders.ts'
import type { PostRow } from '../posts/post.row.ts'
import type { Listener } from './listeners.ts'

/** New posts, newest first, and reposts, with the posts' authors. With `hasGap`, there may be more. */
export type PostsNews = { posts: readonly PostRow[]; reposts: readonly NewRepost[]; hasGap?: boolean }

export type PostNews = {
  /** The current post with its author; null if it was deleted; missing if only replies changed. */
  post?: PostRow | null
  replies: readonly PostRow[]
  deletedReplyIds: readonly string[]
  hasGap?: boolean
}

/** Whom an account follows, and of whom it hides the reposts. Kept up to date until `release` is called. */
export type Followees = { followed: Readonly<Record<'ids' | 'hidden', ReadonlySet<string>>>; release(): void }

/** From when `hear…` resolves, the listener gets all news. The returned function ends this. Throws BUSY. */
export type Live = {
  hearOfPosts(listener: Listener<PostsNews>): Promise<() => void>
  hearOfPost(id: string, listener: Listener<PostNews>): Promise<() => void>
  /** Reports only that an account has news; the listener reads it. */
  hearOfAccount(userId: string, listener: Listener<object>): Promise<() => void>
  /** Reports only that the cases of moderators have changed; the listener reads them. */
  hearOfReports(listener: Listener<object>): Promise<() => void>
  followeesOf(userId: string): Promise<Followees>
  /** Runs the work for one subscriber; only that of a few runs at the same time. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
  stop(): Promise<void>
}
