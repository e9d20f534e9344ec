import { Schema, model } from 'mongoose'
import type { PostRow } from './post.row.ts'
import { hashtagsOf } from './segments.rules.ts'

/** A post as it is stored. */
export type PostDocument = PostRow & {
  /** 1 for a post, missing for a reply: what partial indexes ask for, and a flag that an index can cover (a null cannot). */
  top?: 1
  /** The keys of the hashtags in its text, by which it is found. */
  hashtags: string[]
  /** Raised by a bookmark, so that it and the post's deletion cannot both commit. */
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

const postSchema = new Schema<PostDocument>(
  {
    _id: { type: String, required: true },
    authorId: { type: String, required: true },
    parentId: nullable(String),
    top: { type: Number, enum: [1] },
    content: { type: String, default: '' },
    hashtags: [String],
    images: [imageSchema],
    video: nullable(videoSchema),
    links: [linkSchema],
    likeCount: { type: Number, default: 0 },
    replyCount: { type: Number, default: 0 },
    touches: { type: Number, default: 0 },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false },
)

const onlyTop = { partialFilterExpression: { top: 1 as const } }
// By `$gt`: of `$type` MongoDB 6 does not see that a parent's id fulfils it, and reads the whole index.
const onlyReplies = { partialFilterExpression: { parentId: { $gt: '' } } }

/**
 * Every index of posts that a reading path names. Those of top-level posts lead with the flag although they hold nothing
 * else: a query must name it to use them, and where no index holds it, it is checked on the document and nothing is covered.
 */
export const postIndexes = {
  explore: { top: 1, createdAt: -1, _id: -1, authorId: 1 },
  byAuthor: { top: 1, authorId: 1, createdAt: -1, _id: -1 },
  byAuthorLikes: { top: 1, authorId: 1, likeCount: -1, createdAt: -1, _id: -1 },
  trending: { top: 1, likeCount: -1, createdAt: -1, _id: -1, authorId: 1 },
  replies: { parentId: 1, createdAt: -1, _id: -1 },
  repliesByAuthor: { authorId: 1, createdAt: -1, _id: -1 },
  everyByAuthor: { authorId: 1, _id: 1 },
  byHashtag: { hashtags: 1, createdAt: -1, _id: -1 },
} as const

postSchema.index(postIndexes.explore, onlyTop)
postSchema.index(postIndexes.byAuthor, onlyTop)
postSchema.index(postIndexes.byAuthorLikes, onlyTop)
postSchema.index(postIndexes.trending, onlyTop)
postSchema.index(postIndexes.replies, onlyReplies)
postSchema.index(postIndexes.repliesByAuthor, onlyReplies)
postSchema.index(postIndexes.everyByAuthor)
postSchema.index(postIndexes.byHashtag, { partialFilterExpression: { hashtags: { $gt: '' } } })

/** What is stored of a post besides what its author gave, and follows from it. */
export function derivedPostFields({ content }: Pick<PostRow, 'content'>): Pick<PostDocument, 'hashtags'> {
  return { hashtags: hashtagsOf(content) }
}

export const PostModel = model<PostDocument>('Post', postSchema, 'posts')
