import { createHmac } from 'node:crypto'
import type { Context } from '../context.ts'
import { findById } from '../db/read.ts'
import { networkOf } from '../network/address.ts'
import { KnownAddressModel } from './knownAddress.model.ts'

const rememberedMs = 90 * 24 * 60 * 60 * 1000

export async function rememberAddress(ctx: Context, userId: string): Promise<void> {
  const expiresAt = new Date(Date.now() + rememberedMs)
  await KnownAddressModel.updateOne({ _id: idOf(ctx, userId) }, { $set: { userId, expiresAt } }, { upsert: true })
}

export async function isKnownAddress(ctx: Context, userId: string): Promise<boolean> {
  return (await findById('knownAddresses', idOf(ctx, userId), { _id: 1 })) !== null
}

export async function forgetAddressesOf(userId: string): Promise<void> {
  await KnownAddressModel.deleteMany({ userId })
}

/** There are so few addresses that a digest without a key could be reversed. */
function idOf({ address, config }: Context, userId: string): string {
  const digest = createHmac('sha256', config.jwtSecret).update(networkOf(address)).digest('base64url')
  return `${userId}:${digest}`
}
