import type { Context } from '../context.ts'
import { findById } from '../db/read.ts'
import type { Transaction } from '../db/transaction.ts'
import { networkDigest } from '../network/networkDigest.ts'
import { KnownAddressModel } from './knownAddress.model.ts'

const rememberedMs = 90 * 24 * 60 * 60 * 1000

export async function rememberAddress(ctx: Context, userId: string, transaction?: Transaction): Promise<void> {
  const expiresAt = new Date(Date.now() + rememberedMs)
  const options = { upsert: true, ...(transaction && { session: transaction.session }) }
  await KnownAddressModel.updateOne({ _id: idOf(ctx, userId) }, { $set: { userId, expiresAt } }, options)
}

export async function isKnownAddress(ctx: Context, userId: string): Promise<boolean> {
  return (await findById('knownAddresses', idOf(ctx, userId), { _id: 1 })) !== null
}

export async function forgetAddressesOf(userId: string): Promise<void> {
  await KnownAddressModel.deleteMany({ userId })
}

const idOf = (ctx: Context, userId: string) => `${userId}:${networkDigest(ctx)}`
