import { Schema, model } from 'mongoose'

/** A browser that gets an account's push messages as long as the session that asked for them lives. */
export type DeviceDocument = {
  /** A hash of the endpoint, so that a browser is stored once. */
  _id: string
  userId: string
  sessionId: string
  /** The address at which the browser's push service takes messages. Whoever knows it can try to send some. */
  endpoint: string
  p256dh: string
  auth: string
  /** The time of the newest notification that was sent, or of the subscription. */
  toldAt: Date
  createdAt: Date
  expiresAt: Date
}

const required = true

const deviceSchema = new Schema<DeviceDocument>(
  {
    _id: { type: String, required },
    userId: { type: String, required },
    sessionId: { type: String, required },
    endpoint: { type: String, required },
    p256dh: { type: String, required },
    auth: { type: String, required },
    toldAt: { type: Date, required },
    createdAt: { type: Date, required },
    expiresAt: { type: Date, required },
  },
  { versionKey: false },
)

export const deviceIndexes = { byUser: { userId: 1, createdAt: -1 } } as const

deviceSchema.index(deviceIndexes.byUser)
deviceSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

export const DeviceModel = model<DeviceDocument>('Device', deviceSchema, 'devices')
