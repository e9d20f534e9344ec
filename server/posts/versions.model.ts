import { Schema, model } from 'mongoose'

export type Version = { content: string; replacedAt: Date }

/** The earlier texts of an edited post, the oldest first. The id is the post's. */
export type VersionsDocument = { _id: string; authorId: string; versions: Version[] }

const versionsSchema = new Schema<VersionsDocument>(
  {
    _id: { type: String, required: true },
    authorId: { type: String, required: true },
    versions: [new Schema<Version>({ content: String, replacedAt: Date }, { _id: false })],
  },
  { versionKey: false },
)

export const versionsIndexes = { byAuthor: { authorId: 1, _id: 1 } } as const

versionsSchema.index(versionsIndexes.byAuthor)

export const VersionsModel = model<VersionsDocument>('Versions', versionsSchema, 'versions')
