import type { PostRow } from '../posts/post.row.ts'
import type { Listener } from './listeners.ts'

/** New posts with their authors, newest first. With `hasGap`, there may be more. */
export type PostsNews = { posts: readonly PostRow[]; hasGap?: boolean }

/** What happened to one post. */
export type PostNews = {
  /** As it is now, with its author; null if it was deleted. Missing if the post itself did not change. */
  post?: PostRow | null
  /** With their authors, newest first. */
  replies: readonly PostRow[]
  deletedReplyIds: readonly string[]
  hasGap?: boolean
}

/** Whom an account follows, kept in step until `release` is called. */
export type Followees = { ids: ReadonlySet<string>; release(): void }

/** Once `hear…` resolves, the listener gets all news. The returned function ends this. Throws BUSY. */
export type Live = {
  hearOfPosts(listener: Listener<PostsNews>): Promise<() => void>
  hearOfPost(id: string, listener: Listener<PostNews>): Promise<() => void>
  /** Says only that an account has news; the listener reads it. */
  hearOfAccount(userId: string, listener: Listener<object>): Promise<() => void>
  followeesOf(userId: string): Promise<Followees>
  /** Runs a subscriber's part of the work: not too many of these run at once. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
  stop(): Promise<void>
}
