import { Schema, model } from 'mongoose'
import { linkCardSchema } from '../linkCards/linkCard.row.ts'
import type { LostQuote, PostRow, Removal, SensitiveMark } from './post.row.ts'
import { quotePolicies } from './quotePolicies.rules.ts'
import { replyPolicies } from './replyPolicies.rules.ts'
import { type Searchable, searchKeysOf } from './searchKeys.ts'
import { hashtagsOf } from './segments.rules.ts'

export type PostDocument = PostRow & {
  /** 1 for a post, missing for a reply. Partial indexes filter on it: an index cannot cover a `parentId` of null. */
  top?: 1
  hashtags: string[]
  /** Search finds the post by these (`searchKeys.ts`). Reads leave them out. */
  words: string[]
  /** The author of the parent, who is notified; missing if this post is by the same person. */
  notifiedId?: string
  /** The author of the quoted post, who is notified; missing if this post is by the same person. */
  quoteNotifiedId?: string
  /**
   * What refers to the post without a count on it, such as a bookmark or a pin, increments this, so that it conflicts with
   * a deletion of the post at the same time.
   */
  touches: number
}

const nullable = <Type>(type: Type) => ({ type, default: null })

const imageSchema = new Schema(
  {
    url: String,
    width: nullable(Number),
    height: nullable(Number),
    alt: nullable(String),
    placeholder: nullable(String),
  },
  { _id: false },
)
const videoSchema = new Schema(
  { url: String, poster: nullable(String), width: nullable(Number), height: nullable(Number) },
  { _id: false },
)
const linkSchema = new Schema({ label: String, url: String }, { _id: false })

const removalSchema = new Schema<Removal>(
  {
    at: Date,
    rule: String,
    note: { type: String, default: '' },
    isProvisional: Boolean,
    by: Number,
    listed: Schema.Types.Mixed,
  },
  { _id: false },
)

const sensitiveMarkSchema = new Schema<SensitiveMark>(
  { at: Date, rule: String, note: { type: String, default: '' } },
  { _id: false },
)

const lostQuoteSchema = new Schema<LostQuote>(
  { id: String, why: { type: String, enum: ['DELETED', 'DETACHED'] } },
  { _id: false },
)

const postSchema = new Schema<PostDocument>(
  {
    _id: { type: String, required: true },
    authorId: { type: String, required: true },
    parentId: nullable(String),
    ancestorIds: { type: [String], default: undefined },
    top: { type: Number, enum: [1] },
    content: { type: String, default: '' },
    hashtags: [String],
    words: { type: [String], default: undefined },
    mentionIds: [String],
    notifiedId: String,
    quotedId: String,
    lostQuote: { type: lostQuoteSchema, default: undefined },
    quoteNotifiedId: String,
    images: [imageSchema],
    video: nullable(videoSchema),
    links: [linkSchema],
    card: { type: linkCardSchema, default: undefined },
    likeCount: { type: Number, default: 0 },
    replyCount: { type: Number, default: 0 },
    continuedId: String,
    quoteCount: Number,
    repostCount: Number,
    quotePolicy: { type: String, enum: [...quotePolicies] },
    replyPolicy: { type: String, enum: [...replyPolicies] },
    isSensitive: Boolean,
    sensitiveMark: { type: sensitiveMarkSchema, default: undefined },
    isReviewed: Boolean,
    removal: { type: removalSchema, default: undefined },
    unlisted: Schema.Types.Mixed,
    touches: { type: Number, default: 0 },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false },
)

const onlyTop = { partialFilterExpression: { top: 1 as const } }
// With `$type` instead, MongoDB 6 would not see that a parent's id passes this filter, and would read the whole index.
const onlyReplies = { partialFilterExpression: { parentId: { $gt: '' } } }

/** The indexes of top-level posts start with `top`; otherwise MongoDB would read each document to check it. */
export const postIndexes = {
  explore: { top: 1, createdAt: -1, _id: -1, authorId: 1 },
  byLikes: { top: 1, likeCount: -1, createdAt: -1, _id: -1, authorId: 1 },
  byAuthor: { top: 1, authorId: 1, createdAt: -1, _id: -1 },
  byAuthorLikes: { top: 1, authorId: 1, likeCount: -1, createdAt: -1, _id: -1 },
  replies: { parentId: 1, createdAt: -1, _id: -1 },
  repliesByAuthor: { authorId: 1, createdAt: -1, _id: -1 },
  everyByAuthor: { authorId: 1, _id: 1 },
  byHashtag: { hashtags: 1, createdAt: -1, _id: -1 },
  byWords: { words: 1, createdAt: -1, _id: -1 },
  byNotified: { notifiedId: 1, createdAt: -1, _id: -1 },
  byMention: { mentionIds: 1, createdAt: -1, _id: -1 },
  byQuoted: { quotedId: 1, createdAt: -1, _id: -1 },
  byQuoteNotified: { quoteNotifiedId: 1, createdAt: -1, _id: -1 },
} as const

postSchema.index(postIndexes.explore, onlyTop)
postSchema.index(postIndexes.byLikes, onlyTop)
postSchema.index(postIndexes.byAuthor, onlyTop)
postSchema.index(postIndexes.byAuthorLikes, onlyTop)
postSchema.index(postIndexes.replies, onlyReplies)
postSchema.index(postIndexes.repliesByAuthor, onlyReplies)
postSchema.index(postIndexes.everyByAuthor)
postSchema.index(postIndexes.byHashtag, { partialFilterExpression: { hashtags: { $gt: '' } } })
postSchema.index(postIndexes.byWords, { partialFilterExpression: { words: { $gt: '' } } })
postSchema.index(postIndexes.byNotified, { partialFilterExpression: { notifiedId: { $gt: '' } } })
postSchema.index(postIndexes.byMention, { partialFilterExpression: { mentionIds: { $gt: '' } } })
postSchema.index(postIndexes.byQuoted, { partialFilterExpression: { quotedId: { $gt: '' } } })
postSchema.index(postIndexes.byQuoteNotified, { partialFilterExpression: { quoteNotifiedId: { $gt: '' } } })

export function derivedPostFields(post: Searchable): Pick<PostDocument, 'hashtags' | 'words'> {
  return { hashtags: hashtagsOf(post.content), words: searchKeysOf(post) }
}

/** Nobody is notified of what they do themselves. */
export function newsFor(authorId: string, actorId: string): { notifiedId?: string } {
  return authorId === actorId ? {} : { notifiedId: authorId }
}

export function quoteNewsFor(quotedAuthorId: string, actorId: string): { quoteNotifiedId?: string } {
  return quotedAuthorId === actorId ? {} : { quoteNotifiedId: quotedAuthorId }
}

/** Whom a stored post or like notifies. */
export const notifiedBy = ({
  notifiedId,
  quoteNotifiedId,
  mentionIds = [],
}: Pick<Partial<PostDocument>, 'notifiedId' | 'quoteNotifiedId' | 'mentionIds'>) => [
  ...[notifiedId, quoteNotifiedId].filter((id) => id !== undefined),
  ...mentionIds,
]

export const PostModel = model<PostDocument>('Post', postSchema, 'posts')
