import type { Transaction } from '../db/transaction.ts'
import { PinModel } from './pin.model.ts'

export async function removePinOf(userId: string): Promise<void> {
  await PinModel.deleteMany({ userId })
}

/** Takes posts off their authors' profiles, in the transaction that deletes the posts. */
export async function removePinsOfPosts(postIds: readonly string[], { session }: Transaction): Promise<void> {
  await PinModel.deleteMany({ postId: { $in: [...postIds] } }, { session })
}
