import { createHash } from 'node:crypto'
import { type Context, requireViewer } from '../context.ts'
import type { SessionDocument } from '../auth/session.model.ts'
import { findById } from '../db/read.ts'
import { AppError, commonErrors } from '../errors.ts'
import { countAction } from '../limits/countAction.ts'
import { usersLimits } from '../users/users.limits.ts'
import { DeviceModel } from './device.model.ts'
import { pushServiceOf } from './pushServices.ts'

export const mostDevices = 10

const longestEndpoint = 2_000

/** An uncompressed point of the curve P-256, and 16 random bytes (RFC 8291, section 3). */
const bytesOf = { p256dh: 65, auth: 16 }

export type BrowserSubscription = { endpoint: string; p256dh: string; auth: string }

/**
 * Sends the viewer's notifications to a browser from now on, until this session ends. If an account has more than ten
 * devices, the oldest is forgotten. Throws RATE_LIMITED, INVALID_INPUT, and the errors of `requireViewer`.
 */
export async function subscribeToPush(ctx: Context, { endpoint, p256dh, auth }: BrowserSubscription): Promise<void> {
  const { id: userId, sessionId } = requireViewer(ctx)
  countAction(ctx, usersLimits.edits)
  if (endpoint.length > longestEndpoint || !pushServiceOf(endpoint, ctx.config.pushServices))
    throw invalid('endpoint', 'It is not at a push service that this server uses.')
  for (const [name, value] of Object.entries({ p256dh, auth }))
    if (!hasBytes(value, bytesOf[name as keyof typeof bytesOf])) throw invalid(name, 'It is not such a key.')
  const session = await findById<SessionDocument>('sessions', sessionId, { expiresAt: 1 })
  if (!session) throw new AppError(commonErrors.UNAUTHENTICATED)
  const now = new Date()
  const device = { userId, sessionId, endpoint, p256dh, auth, toldAt: now, createdAt: now }
  await DeviceModel.replaceOne({ _id: idOf(endpoint) }, { ...device, expiresAt: session.expiresAt }, { upsert: true })
  await forgetOldest(userId)
}

/** Sends no more messages to the viewer's browser at this endpoint. Returns whether it got any. */
export async function unsubscribeFromPush(ctx: Context, endpoint: string): Promise<boolean> {
  const { id: userId } = requireViewer(ctx)
  countAction(ctx, usersLimits.edits)
  const { deletedCount } = await DeviceModel.deleteOne({ _id: idOf(endpoint), userId })
  return deletedCount > 0
}

export async function forgetDevicesOf(userId: string): Promise<void> {
  await DeviceModel.deleteMany({ userId })
}

async function forgetOldest(userId: string): Promise<void> {
  const over = await DeviceModel.find({ userId }, { _id: 1 }).sort({ createdAt: -1 }).skip(mostDevices).lean()
  if (over.length > 0) await DeviceModel.deleteMany({ _id: { $in: over.map(({ _id }) => _id) } })
}

const idOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url')

const hasBytes = (text: string, count: number) =>
  /^[\w-]{1,100}$/.test(text) && Buffer.from(text, 'base64url').length === count

const invalid = (field: string, reason: string) =>
  new AppError(commonErrors.INVALID_INPUT, { argument: `input.${field}`, reason })
