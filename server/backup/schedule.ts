import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { DeletedAccountModel } from '../auth/deletedAccount.model.ts'
import type { Config } from '../config.ts'
import { isDuplicateKey } from '../db/transaction.ts'
import { MetaModel } from '../db/meta.model.ts'
import { areMediaLeased } from '../media/mediaLease.ts'
import { PurgeModel } from '../media/purge.model.ts'
import { backUp } from './backup.ts'
import { noteErasuresBeside } from './erasures.ts'
import { claimId } from './momentary.ts'

export type Schedule = NonNullable<Config['backups']>

/** After a failure or a crash, a backup is tried again this much later. */
const retryMs = 60 * 60_000

const pattern = /^linnet-\d{8}T\d{6}Z[.]backup$/
const partPattern = /^linnet-\d{8}T\d{6}Z[.]backup[.]part$/

const nameOf = (at: Date) => `linnet-${at.toISOString().replace(/[.]\d+|[-:]/g, '')}.backup`

/** Makes the job of every minute that backs up into a folder. One of all servers does it. The newest files are kept. */
export function backupJob(
  { folder, everyMs, keep }: Schedule,
  log: Logger,
  signal?: AbortSignal,
): (now?: Date) => Promise<void> {
  let noted = ''
  return async (now = new Date()) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, nameOf(now))
    if (await claimed(now, everyMs)) {
      await removeParts(folder)
      const copied = await backUp(file, signal).catch((error: unknown) => givesUp(error, signal))
      if (!copied) return
      await MetaModel.updateOne({ _id: claimId }, { done: true, doneAt: now })
      log.info({ file, ...copied }, 'backed up')
      await removeOld(folder, keep)
    }
    // Restoring the last backup would bring back what was deleted after it.
    const deleted = await Promise.all([DeletedAccountModel, PurgeModel].map((model) => model.estimatedDocumentCount()))
    if (noted === String(deleted)) return
    await noteErasuresBeside(file)
    noted = String(deleted)
  }
}

/** A server that stops leaves the backup to the next one that runs, for which it is due at once. */
async function givesUp(error: unknown, signal?: AbortSignal): Promise<undefined> {
  if (!signal?.aborted) throw error
  await MetaModel.updateOne({ _id: claimId }, { at: new Date(0) })
}

async function claimed(now: Date, everyMs: number): Promise<boolean> {
  // A backup holds the lease until its end.
  if (await areMediaLeased(now)) return false
  const before = (ms: number) => ({ at: { $lte: new Date(now.getTime() - ms) } })
  const isDue = { $or: [before(everyMs), { done: false, ...before(retryMs) }] }
  try {
    const change = { at: now, done: false }
    const { modifiedCount, upsertedCount } = await MetaModel.updateOne({ _id: claimId, ...isDue }, change, {
      upsert: true,
    })
    return modifiedCount + upsertedCount > 0
  } catch (error) {
    // The note exists, and no backup is due.
    if (isDuplicateKey(error)) return false
    throw error
  }
}

/** Removes what crashes left. Nobody else has the lease, so no other backup is under way. */
async function removeParts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (partPattern.test(name)) await rm(join(folder, name), { force: true })
}

async function removeOld(folder: string, keep: number): Promise<void> {
  const files = (await readdir(folder)).filter((name) => pattern.test(name)).sort()
  for (const name of files.slice(0, -keep)) await rm(join(folder, name), { force: true })
}
