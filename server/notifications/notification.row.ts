import type { Position } from '../db/keyset.ts'
import type { PostRow } from '../posts/post.row.ts'
import type { UserRow } from '../users/user.row.ts'

export const notificationKinds = ['LIKE', 'REPLY', 'FOLLOW', 'MENTION'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** One thing that somebody did, read from where it is stored: there is no collection of notifications. */
export type NewsEvent = {
  kind: NotificationKind
  actorId: string
  /** The liked post, the reply, or the post that mentions. Null for a follow. */
  postId: string | null
  /** Unique among all events of an account. A reply that also mentions is one event, at one position. */
  position: Position
}

/** All events of one kind about one post, or all follows. */
export type NotificationRow = {
  kind: NotificationKind
  /** Where the list has it. */
  position: Position
  /** When the newest of its events happened. */
  at: Date
  post: PostRow | null
  /** The newest of those who did it. */
  actors: UserRow[]
  actorCount: number
  isUnread: boolean
}
