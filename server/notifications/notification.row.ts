import type { Position } from '../db/keyset.ts'
import type { PostRow } from '../posts/post.row.ts'
import type { UserRow } from '../users/user.row.ts'

/** An event of two kinds counts as the first of them. */
export const notificationKinds = ['LIKE', 'REPOST', 'REPLY', 'QUOTE', 'FOLLOW', 'MENTION'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** What people do with a post of the owner. All who did it share one notification. */
export const kindsOfOwnPosts = ['LIKE', 'REPOST'] as const
type KindOfOwnPosts = (typeof kindsOfOwnPosts)[number]

/** Whether an event's post is the owner's own. For other kinds it is the actor's. */
export const isOfOwnPost = (kind: NotificationKind): kind is KindOfOwnPosts =>
  kindsOfOwnPosts.some((other) => other === kind)

/** The id is stable. It names the viewer, because a post may mention several people. */
export const notificationId = (viewerId: string, kind: NotificationKind, postId = '') =>
  `notification:${viewerId}:${kind}:${postId}`

/** Something that somebody did, read from where it is stored: no collection has notifications. */
export type NewsEvent = {
  kind: NotificationKind
  actorId: string
  /** The liked or reposted post, the reply, or the post with the quote or mention. Null for a follow. */
  postId: string | null
  /** Unique among an account's events: a reply with a mention is one event. */
  position: Position
}

/** All events of a kind about one post; or all follows. */
export type NotificationRow = {
  kind: NotificationKind
  position: Position
  at: Date
  post: PostRow | null
  actors: UserRow[]
  actorCount: number
  isUnread: boolean
}
