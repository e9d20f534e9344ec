import { Schema, model } from 'mongoose'

/** At most one document per account and post. */
export type BookmarkDocument = { userId: string; postId: string; at: Date }

const bookmarkSchema = new Schema<BookmarkDocument>(
  {
    userId: { type: String, required: true },
    postId: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
)

export const bookmarkIndexes = {
  pair: { userId: 1, postId: 1 },
  byUser: { userId: 1, at: -1, postId: -1 },
  byPost: { postId: 1 },
} as const

bookmarkSchema.index(bookmarkIndexes.pair, { unique: true })
bookmarkSchema.index(bookmarkIndexes.byUser)
bookmarkSchema.index(bookmarkIndexes.byPost)

export const BookmarkModel = model<BookmarkDocument>('Bookmark', bookmarkSchema, 'bookmarks')
