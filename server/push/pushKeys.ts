import webpush from 'web-push'
import { isDuplicateKey } from '../db/transaction.ts'
import { PushKeysModel } from './pushKeys.model.ts'

export type PushKeys = { publicKey: string; privateKey: string }

/** The stored keys, which are made if there are none. All servers get the same keys. */
export async function pushKeys(): Promise<PushKeys> {
  const known = await PushKeysModel.findById('vapid').lean()
  if (known) return known
  const made = { _id: 'vapid' as const, ...webpush.generateVAPIDKeys(), createdAt: new Date() }
  try {
    await PushKeysModel.create(made)
    return made
  } catch (error) {
    // Another server was faster.
    const others = isDuplicateKey(error) && (await PushKeysModel.findById('vapid').lean())
    if (!others) throw error
    return others
  }
}
