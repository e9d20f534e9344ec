import { Schema, model } from 'mongoose'
import { type LinkCardRow, linkCardSchema } from './linkCard.row.ts'

/** A card that a member looked at, and may put into posts for a day. */
export type LinkPreviewDocument = {
  _id: string
  ownerId: string
  card: LinkCardRow
  at: Date
}

/** Everybody has their own previews. */
export const linkPreviewId = (ownerId: string, url: string) => `${ownerId} ${url}`

const linkPreviewSchema = new Schema<LinkPreviewDocument>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    card: { type: linkCardSchema, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
)

linkPreviewSchema.index({ ownerId: 1 })
linkPreviewSchema.index({ at: 1 }, { expireAfterSeconds: 24 * 60 * 60 })

export const LinkPreviewModel = model<LinkPreviewDocument>('LinkPreview', linkPreviewSchema, 'linkPreviews')
