import { Schema, model } from 'mongoose'
import { type SignUpMode, type VerifiedBy, signUpModes, verifiedBys } from './site.rules.ts'

export const siteId = 'site'

/** What administrators chose, in one document. What is missing comes from the operator's settings, or is empty. */
export type SiteDocument = {
  _id: typeof siteId
  name?: string
  description?: string
  logo?: string
  rules?: string[]
  contact?: string
  privacy?: string
  announcement?: string
  signUpMode?: SignUpMode
  verifiedBy?: VerifiedBy
  /** How many reports hide a post until a moderator decides. */
  hideAfterReports?: number
  /** Words in posts that moderators want to see, as they typed them; the last first. */
  watchedWords?: string[]
  /** The number of changes. */
  version: number
}

const siteSchema = new Schema<SiteDocument>(
  {
    _id: { type: String, required: true },
    name: String,
    description: String,
    logo: String,
    rules: { type: [String], default: undefined },
    contact: String,
    privacy: String,
    announcement: String,
    signUpMode: { type: String, enum: signUpModes },
    verifiedBy: { type: String, enum: verifiedBys },
    hideAfterReports: Number,
    watchedWords: { type: [String], default: undefined },
    version: { type: Number, required: true },
  },
  { versionKey: false },
)

export const SiteModel = model<SiteDocument>('Site', siteSchema, 'site')
