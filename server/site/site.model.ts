import { Schema, model } from 'mongoose'
import { type SignUpMode, type VerifiedBy, signUpModes, verifiedBys } from './site.rules.ts'

export const siteId = 'site'

/** What administrators chose in the app: one document. What is missing is as the operator's settings say, or empty. */
export type SiteDocument = {
  _id: typeof siteId
  name?: string
  description?: string
  /** The address of an upload. */
  logo?: string
  rules?: string[]
  contact?: string
  privacy?: string
  announcement?: string
  signUpMode?: SignUpMode
  verifiedBy?: VerifiedBy
  /** After so many reports a post is hidden until a moderator decides. */
  hideAfterReports?: number
  /** What moderators want to read posts with, as they entered it; the last first. */
  watchedWords?: string[]
  /** Counts the changes. */
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
