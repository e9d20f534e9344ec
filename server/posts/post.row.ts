import type { mongo } from 'mongoose'
import type { LinkCardRow } from '../linkCards/linkCard.row.ts'
import type { Page, PageRequest, Position } from '../db/keyset.ts'
import type { QuotePolicy } from './quotePolicies.rules.ts'
import type { ReplyPolicy } from './replyPolicies.rules.ts'
import type { ModerationRule } from '../users/moderation.rules.ts'
import type { UserRow } from '../users/user.row.ts'

export type PostImage = {
  url: string
  width: number | null
  height: number | null
  alt: string | null
  /** A tiny picture as a `data:` URL. Only uploads have one. */
  placeholder?: string | null
}
export type PostVideo = { url: string; poster: string | null; width: number | null; height: number | null }
export type PostLink = { label: string; url: string }

/** What puts a post into lists. A post that leaves them keeps it for its return (`listed.ts`). */
export type Listed = {
  top?: 1
  hashtags?: string[]
  words?: string[]
  mentionIds?: string[]
  notifiedId?: string
  quoteNotifiedId?: string
}

/** A moderator removed the post: only its author sees it. */
export type Removal = {
  at: Date
  rule: ModerationRule
  note: string
  /** Set if reports hide the post, and no moderator has decided yet. */
  isProvisional?: boolean
  /** The number of the action that removed all posts of a period, if one did. */
  by?: number
  listed: Listed
}

/** A moderator says that the media are sensitive. The author is told why. */
export type SensitiveMark = Pick<Removal, 'at' | 'rule' | 'note'>

/** What the post quoted, until that was deleted or its author detached it. */
export type LostQuote = { id: string; why: 'DELETED' | 'DETACHED' }

/** What the post quotes, as the viewer sees it. Only SHOWN has a post. */
export type QuoteRow = { state: 'SHOWN'; post: PostRow } | { state: 'DELETED' | 'UNAVAILABLE' | 'DETACHED'; post: null }

/** Edges from accounts to posts, such as likes. */
export type EdgesToPosts = {
  /** It has at most one document for a `userId` and a `postId`. */
  collection: string
  /** Documents that do not match neither mark the post nor count. */
  filter?: Readonly<Record<string, string>>
  /** An index of `userId`, `postId` and the fields of `filter`. */
  pair: mongo.Document
  /** The field of posts in GraphQL that is true if the viewer has an edge to the post. */
  mark: string
  /** The field of posts that counts the edges. */
  counter?: string
}

/** The viewer's marks, by the names of the fields that domains declare, such as `viewerHasLiked`. */
export type PostMarks = Record<string, boolean>

/** The stored fields of a post, and those that hydration adds for the viewer. */
export type PostRow = {
  _id: string
  authorId: string
  parentId: string | null
  /** What a reply answers, the root first and the parent last. Missing in replies of older releases. */
  ancestorIds?: string[]
  /** Missing in posts of an older release until the upgrade adds it. */
  mentionIds?: string[]
  content: string
  images: PostImage[]
  video: PostVideo | null
  links: PostLink[]
  /** The card of a page that the text links to. Posts with pictures, a video or a quote have none. */
  card?: LinkCardRow | null
  likeCount: number
  replyCount: number
  createdAt: Date
  updatedAt: Date
  removal?: Removal | null
  /** What puts it into lists, while its author is suspended. A removed post keeps it in `removal`. */
  unlisted?: Listed
  /** Only the first post of a conversation has it; missing if everyone may reply. */
  replyPolicy?: ReplyPolicy
  /** Missing if everyone may quote it. */
  quotePolicy?: QuotePolicy
  /** The post that this one quotes; missing after that was deleted or detached. */
  quotedId?: string
  /** Takes the place of `quotedId` once the quote is lost. */
  lostQuote?: LostQuote
  /** The reply by which the author continues the post: the oldest one that is not removed. */
  continuedId?: string
  /** Missing in posts of an older release that nobody quoted. */
  quoteCount?: number
  /** Missing in posts of an older release that nobody reposted. */
  repostCount?: number
  isSensitive?: boolean
  sensitiveMark?: SensitiveMark | null
  /** A moderator decided about reports of this text, so further reports do not hide it. */
  isReviewed?: boolean
  /** Hydration adds this field and those below, if they are selected. */
  author?: UserRow
  parent?: PostRow | null
  /** In place of an ancestor that the viewer may not see stands null. */
  ancestors?: (PostRow | null)[]
  mentions?: UserRow[]
  /** The posts by which the author continued this one. */
  thread?: PostRow[]
  /** Null if it quotes nothing. */
  quoted?: QuoteRow | null
  viewerCanQuote?: boolean
  marks?: PostMarks
  /** Who may reply to this post, by the choice of the conversation's first post. */
  replyRule?: { policy: ReplyPolicy; viewerCanReply: boolean }
  /** In a list of replies: the conversation below this reply, each post before its replies. */
  conversation?: PostRow[]
  /** In Home, if these reposts put the post there: who reposted it, the newest first, at most 20. */
  repostedBy?: UserRow[]
  /** A page of replies that was read together with the post. */
  repliesPage?: { request: PageRequest; page: RepliesPage }
}

/** `unavailableIds` are replies that the viewer may not see, below which the conversation goes on. */
export type RepliesPage = Page<PostRow> & { unavailableIds: string[] }

/** What says who may see a post. Rows of lists may lack `removal`, because no list has removed posts. */
export type PostKey = Pick<PostRow, '_id' | 'authorId' | 'removal'>

export const postPosition = (post: Pick<PostRow, '_id' | 'createdAt'>): Position => ({
  at: post.createdAt,
  id: post._id,
})

/** A post that is not in lists keeps them elsewhere. Posts of older releases have none until the upgrade adds them. */
export const mentionIdsOf = (post: Pick<PostRow, 'mentionIds' | 'removal' | 'unlisted'>): string[] =>
  ({ mentionIds: post.mentionIds, ...post.unlisted, ...post.removal?.listed }).mentionIds ?? []
