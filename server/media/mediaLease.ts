import { MetaModel } from '../db/meta.model.ts'

export const leaseId = 'media are being copied'
const leaseMs = 120_000
const renewalMs = 30_000

/** While `work` runs, no server removes the bytes of media that nothing shows any more. A crash ends that after two minutes. */
export async function withMediaLease<Result>(work: () => Promise<Result>): Promise<Result> {
  const renew = () =>
    MetaModel.updateOne({ _id: leaseId }, { at: new Date(Date.now() + leaseMs), done: false }, { upsert: true })
  await renew()
  // A renewal that fails is followed by the next one, long before the end.
  const timer = setInterval(() => void renew().catch(() => {}), renewalMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await MetaModel.deleteOne({ _id: leaseId })
  }
}

/** Whether somebody copies media now. */
export async function areMediaLeased(now: Date): Promise<boolean> {
  return (await MetaModel.exists({ _id: leaseId, at: { $gt: now } })) !== null
}
