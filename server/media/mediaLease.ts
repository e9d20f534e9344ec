import { randomUUID } from 'node:crypto'
import { MetaModel } from '../db/meta.model.ts'

/** Each holder has its own note. */
export const leaseNotes = { _id: /^media are being copied/ }
const newLeaseId = () => `media are being copied ${randomUUID()}`
const leaseMs = 120_000
const renewalMs = 30_000

/** While `work` runs, no server removes the bytes of unused media. After a crash this ends in two minutes. */
export async function withMediaLease<Result>(work: () => Promise<Result>): Promise<Result> {
  const _id = newLeaseId()
  const renew = () =>
    MetaModel.updateOne({ _id }, { at: new Date(Date.now() + leaseMs), done: false }, { upsert: true })
  await renew()
  // If a renewal fails, the next one still comes long before the lease ends.
  const timer = setInterval(() => void renew().catch(() => {}), renewalMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await MetaModel.deleteMany({ $or: [{ _id }, { ...leaseNotes, at: { $lt: new Date() } }] })
  }
}

export async function areMediaLeased(now: Date): Promise<boolean> {
  return (await MetaModel.exists({ ...leaseNotes, at: { $gt: now } })) !== null
}
