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
  /** Only for uploads: a tiny picture as a `data:` URL. */
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

/** A moderator took the post away: only its author sees it. */
export type Removal = {
  at: Date
  rule: ModerationRule
  note: string
  /** Enough people reported it, and no moderator has decided yet. */
  isProvisional?: boolean
  /** The number of the action, if it removed all posts of a time. */
  by?: number
  listed: Listed
}

/** A moderator says that the media are sensitive. The author is told why. */
export type SensitiveMark = Pick<Removal, 'at' | 'rule' | 'note'>

/** What a post quoted until that was deleted, or its author detached it. */
export type LostQuote = { id: string; why: 'DELETED' | 'DETACHED' }

/** What a post quotes, for the viewer: `post` unless it is not shown. */
export type QuoteRow = { state: 'SHOWN'; post: PostRow } | { state: 'DELETED' | 'UNAVAILABLE' | 'DETACHED'; post: null }

/** The viewer's marks, by the fields that domains declare: `viewerHasLiked`. */
export type PostMarks = Record<string, boolean>

/** The stored fields, and those that hydration adds for the viewer. */
export type PostRow = {
  _id: string
  authorId: string
  parentId: string | null
  /** Of a reply: what it answers, the root first and the parent last. Missing in replies of an older release. */
  ancestorIds?: string[]
  /** Missing in posts of an older release until the upgrade adds it. */
  mentionIds?: string[]
  content: string
  images: PostImage[]
  video: PostVideo | null
  links: PostLink[]
  /** Of a page that the text links to. Only posts without pictures, a video and a quote have one. */
  card?: LinkCardRow | null
  likeCount: number
  replyCount: number
  createdAt: Date
  updatedAt: Date
  removal?: Removal | null
  /** The author is suspended, which hides the post. A removed post has none. */
  unlisted?: Listed
  /** Only of what begins a conversation; missing if everyone may reply to it. */
  replyPolicy?: ReplyPolicy
  /** Missing if everyone may quote it. */
  quotePolicy?: QuotePolicy
  /** The post that it quotes, as long as that is there and attached. */
  quotedId?: string
  /** In place of `quotedId`. */
  lostQuote?: LostQuote
  /** The first reply of its author to it that is not removed; missing if there is none. */
  continuedId?: string
  /** Missing in posts of an older release that nobody quoted. */
  quoteCount?: number
  /** Missing in posts of an older release that nobody reposted. */
  repostCount?: number
  /** The author says that the media are sensitive. */
  isSensitive?: boolean
  sensitiveMark?: SensitiveMark | null
  /** A moderator decided about reports of this text: others do not hide it. */
  isReviewed?: boolean
  /** Added by hydration, if selected. */
  author?: UserRow
  parent?: PostRow | null
  /** Null for one that the viewer may not see. */
  ancestors?: (PostRow | null)[]
  mentions?: UserRow[]
  /** With which posts its author continued it. */
  thread?: PostRow[]
  /** Null if it quotes nothing. */
  quoted?: QuoteRow | null
  viewerCanQuote?: boolean
  marks?: PostMarks
  /** What the first post of the conversation says of replies to this one. */
  replyRule?: { policy: ReplyPolicy; viewerCanReply: boolean }
  /** In a list of replies: what follows below this one, each post before its replies. */
  conversation?: PostRow[]
  /** In Home with reposts, if it stands there for these: the newest, at most 20. */
  repostedBy?: UserRow[]
  /** A page of replies that was read together with the post. */
  repliesPage?: { request: PageRequest; page: RepliesPage }
}

/** `unavailableIds` are of replies that the viewer may not see, but below which the conversation goes on. */
export type RepliesPage = Page<PostRow> & { unavailableIds: string[] }

/** The key of a post in the lists that a removed one leaves may lack `removal`. */
export type PostKey = Pick<PostRow, '_id' | 'authorId' | 'removal'>

export const postPosition = (post: Pick<PostRow, '_id' | 'createdAt'>): Position => ({
  at: post.createdAt,
  id: post._id,
})
