import { Schema } from 'mongoose'

/** What a post shows of a page to which its text links. The server reads the page; no client can write a card. */
export type LinkCardRow = {
  /** The address as the author wrote it. */
  url: string
  title: string
  description: string | null
  siteName: string | null
  /** It is an upload of the author's. */
  image: CardImage | null
}

type CardImage = { url: string; width: number; height: number; alt: null; placeholder: string | null }

const nullable = { type: String, default: null }

const imageSchema = new Schema<CardImage>(
  { url: String, width: Number, height: Number, alt: nullable, placeholder: nullable },
  { _id: false },
)

export const linkCardSchema = new Schema<LinkCardRow>(
  {
    url: { type: String, required: true },
    title: { type: String, required: true },
    description: nullable,
    siteName: nullable,
    image: { type: imageSchema, default: null },
  },
  { _id: false },
)
