import type { Position } from '../db/keyset.ts'
import type { PostRow } from '../posts/post.row.ts'
import type { UserRow } from '../users/user.row.ts'

/** What is of two kinds counts as the first of them. */
export const notificationKinds = ['LIKE', 'REPOST', 'REPLY', 'QUOTE', 'FOLLOW', 'MENTION'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** What people do with a post of the owner: all who did it are one notification. */
export const kindsOfOwnPosts = ['LIKE', 'REPOST'] as const
type KindOfOwnPosts = (typeof kindsOfOwnPosts)[number]

/** Whether the post of an event is the owner's own; of other kinds it is the actor's. */
export const isOfOwnPost = (kind: NotificationKind): kind is KindOfOwnPosts =>
  kindsOfOwnPosts.some((other) => other === kind)

/** The id is stable and unique per viewer, as a post may mention several people. */
export const notificationId = (viewerId: string, kind: NotificationKind, postId = '') =>
  `notification:${viewerId}:${kind}:${postId}`

/** Something that somebody did, read from where it is stored: there is no collection of notifications. */
export type NewsEvent = {
  kind: NotificationKind
  actorId: string
  /** The liked or reposted post, the reply, or the post with the quote or the mention. Null for a follow. */
  postId: string | null
  /** Unique among an account's events: a reply with a mention is one event. */
  position: Position
}

/** All events of one kind about one post, or all follows. */
export type NotificationRow = {
  kind: NotificationKind
  position: Position
  at: Date
  post: PostRow | null
  actors: UserRow[]
  actorCount: number
  isUnread: boolean
}
