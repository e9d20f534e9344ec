import type { NewRepost } from '../feeds/feedOrders.ts'
import type { PostRow } from '../posts/post.row.ts'
import type { Listener } from './listeners.ts'

/** New posts, newest first, with their authors, and reposts. With `hasGap`, some may be missing. */
export type PostsNews = { posts: readonly PostRow[]; reposts: readonly NewRepost[]; hasGap?: boolean }

/** With `hasGap`, some may be missing. */
export type PostNews = {
  /** The post as it is now, with its author; null if it was deleted; missing if only its replies changed. */
  post?: PostRow | null
  replies: readonly PostRow[]
  deletedReplyIds: readonly string[]
  hasGap?: boolean
}

/** Whom an account follows, and whose reposts it hides. Both are kept up to date until `release` is called. */
export type Followees = { followed: Readonly<Record<'ids' | 'hidden', ReadonlySet<string>>>; release(): void }

/** After `hear…` has resolved, the listener gets all news until the returned function is called. Throws BUSY. */
export type Live = {
  hearOfPosts(listener: Listener<PostsNews>): Promise<() => void>
  hearOfPost(id: string, listener: Listener<PostNews>): Promise<() => void>
  /** Tells only that an account has news; the listener reads them. */
  hearOfAccount(userId: string, listener: Listener<object>): Promise<() => void>
  /** Tells only that cases of moderators have changed; the listener reads them. */
  hearOfReports(listener: Listener<object>): Promise<() => void>
  followeesOf(userId: string): Promise<Followees>
  /** Runs work for one subscriber, and only for a few subscribers at the same time. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
  stop(): Promise<void>
}
