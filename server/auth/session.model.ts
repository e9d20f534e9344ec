import { Schema, model } from 'mongoose'

/** A token is valid only while this document exists. */
export type SessionDocument = {
  _id: string
  userId: string
  /** Sessions of demo accounts end when demo accounts are turned off. */
  isDemo: boolean
  /** Whether the account was suspended at log-in; missing means no. */
  isRestricted?: boolean
  /** Whether the account still waits for a moderator; missing means no. */
  isWaiting?: boolean
  /** The browser and system of the log-in (`deviceOf`). Sessions of 0.1.0 lack it. */
  device?: string | null
  createdAt: Date
  /** Correct to some minutes. Sessions of 0.1.0 lack it. */
  lastUsedAt?: Date
  expiresAt: Date
}

export const sessionIndexes = { byUser: { userId: 1, createdAt: -1, _id: -1 } } as const

const sessionSchema = new Schema<SessionDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    isDemo: { type: Boolean, default: false },
    isRestricted: Boolean,
    isWaiting: Boolean,
    device: String,
    createdAt: { type: Date, required: true },
    lastUsedAt: Date,
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
)

sessionSchema.index(sessionIndexes.byUser)
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

export const SessionModel = model<SessionDocument>('Session', sessionSchema, 'sessions')
