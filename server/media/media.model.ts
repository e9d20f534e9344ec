import { randomBytes } from 'node:crypto'
import { Schema, model } from 'mongoose'
import type { mongo } from 'mongoose'
import type { MediaKind } from './media.rules.ts'

/** A stored file of an upload: the whole of it, or an image in one of `mediaWidths`. */
export type MediaFile = { name: string; fileId: mongo.ObjectId; type: string; bytes: number }

/** An upload. The bytes are elsewhere; this document has what is needed to serve and remove them. */
export type MediaDocument = {
  /** A part of its address, and too long to guess. */
  _id: string
  ownerId: string
  kind: MediaKind
  width: number
  height: number
  /** A tiny image as a `data:` URL; null for a video. */
  placeholder: string | null
  files: MediaFile[]
  /** The size of all files together, for quotas. */
  bytes: number
  /** Ids of posts, `avatar:<user id>`, `cover:<user id>`, `site:logo`. It changes only in one transaction with them. */
  usedBy: string[]
  /** The cases that need the bytes even after `removeAt`; missing if there never was one. */
  keptFor?: string[]
  /** After this time it is not served or used; null while something shows it. */
  removeAt: Date | null
  createdAt: Date
}

export const newMediaId = () => randomBytes(16).toString('base64url')

/** The path at which an upload is served. */
export function mediaAddress({
  _id,
  files,
}: Pick<MediaDocument, '_id'> & { files: readonly { type: string }[] }): string {
  return `/media/${_id}.${files[0]?.type.split('/')[1] ?? ''}`
}

/** The entry in `usedBy` for the site's logo, and the logo's owner. */
export const logoUse = 'site:logo'
export const siteOwner = 'site'

/** The entry in `usedBy` for a part of a profile. Posts use their id, which has no colon. */
export const profileUse = (part: 'avatar' | 'cover', userId: string) => `${part}:${userId}`

const required = { type: String, required: true } as const
const count = { type: Number, required: true } as const
const moment = { type: Date, required: true } as const

const fileSchema = new Schema<MediaFile>(
  { name: required, fileId: { type: Schema.Types.ObjectId, required: true }, type: required, bytes: count },
  { _id: false },
)

const mediaSchema = new Schema<MediaDocument>(
  {
    _id: required,
    ownerId: required,
    kind: required,
    width: count,
    height: count,
    placeholder: { type: String, default: null },
    files: [fileSchema],
    bytes: count,
    usedBy: [String],
    keptFor: { type: [String], default: undefined },
    removeAt: { type: Date, default: null },
    createdAt: moment,
  },
  { versionKey: false },
)

export const mediaIndexes = {
  byOwner: { ownerId: 1, removeAt: 1, bytes: 1 },
  byUse: { usedBy: 1 },
  byCase: { keptFor: 1 },
  toRemove: { removeAt: 1 },
} as const

mediaSchema.index(mediaIndexes.byOwner)
mediaSchema.index(mediaIndexes.byUse)
mediaSchema.index(mediaIndexes.byCase, { partialFilterExpression: { keptFor: { $gt: '' } } })
mediaSchema.index(mediaIndexes.toRemove, { partialFilterExpression: { removeAt: { $type: 'date' } } })

export const MediaModel = model<MediaDocument>('Media', mediaSchema, 'media')

/** The driver writes GridFS; these models are for its indexes. */
export const MediaFileModel = model('MediaFile', new Schema({}, { strict: false, versionKey: false }), 'media.files')
const chunkSchema = new Schema({}, { strict: false, versionKey: false })
chunkSchema.index({ files_id: 1, n: 1 }, { unique: true })
export const MediaChunkModel = model('MediaChunk', chunkSchema, 'media.chunks')
