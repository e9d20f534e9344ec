import mongoose from 'mongoose'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import { type StorageStats, storageStats } from '../db/read.ts'
import { AppError, commonErrors } from '../errors.ts'

/** The figures of the storage are read again after this time. */
const keptMs = 10_000

const unknown = 'The database does not say how full it or its disk is: that bounds nothing'

/** The latest figures, and what was logged about them. */
const state = { look: null as Promise<StorageStats | null> | null, at: 0, isFull: false, isUnknownSaid: false }

/**
 * Must be called before storing what people can make large or numerous. Throws STORAGE_FULL if the database has reached
 * a bound in the settings, or BUSY if it does not answer. A database that does not tell its size has no bound.
 */
export async function requireStorage({ config, log }: Pick<Context, 'config' | 'log'>): Promise<void> {
  if (config.leastFreeShare === 0 && config.mostStored === null) return
  const stats = await latestStorage(log)
  const isFull = stats !== null && isStorageFull(stats, config)
  if (isFull !== state.isFull) {
    const { totalSize, totalFreeStorageSize, fsTotalSize, fsUsedSize } = stats ?? {}
    const sizes = { totalSize, totalFreeStorageSize, fsTotalSize, fsUsedSize }
    if (isFull) log.warn(sizes, 'The storage is full: uploads, posts, edits and sign-ups get 507')
    else log.info('The storage has room again')
    state.isFull = isFull
  }
  if (isFull) throw new AppError(commonErrors.STORAGE_FULL)
}

/** Whether less of the disk is free than the settings demand, or the database takes more than they allow. */
export function isStorageFull(stats: StorageStats, bounds: Pick<Config, 'leastFreeShare' | 'mostStored'>): boolean {
  const { totalSize, totalFreeStorageSize = 0, fsTotalSize = 0, fsUsedSize = 0 } = stats
  // The database uses the space of deleted data again, but does not give it back to the disk.
  if (bounds.mostStored !== null && totalSize - totalFreeStorageSize >= bounds.mostStored) return true
  return fsTotalSize - fsUsedSize < fsTotalSize * bounds.leastFreeShare
}

/** Figures of the last ten seconds. Null if the database may not tell them. Throws BUSY. */
export function latestStorage(log: Logger): Promise<StorageStats | null> {
  const now = performance.now()
  if (state.look && now - state.at < keptMs) return state.look
  const look = storageStats().then(
    (stats) => {
      if (!stats.fsTotalSize) sayUnknown(log, 'it names no disk')
      return stats
    },
    (error: unknown) => {
      if (!(error instanceof AppError)) {
        const { codeName } = error instanceof mongoose.mongo.MongoServerError ? error : {}
        sayUnknown(log, codeName ?? String(error))
        return null
      }
      if (state.look === look) state.look = null
      throw error
    },
  )
  Object.assign(state, { look, at: now })
  return look
}

function sayUnknown(log: Logger, reason: string): void {
  if (!state.isUnknownSaid) log.warn({ reason }, unknown)
  state.isUnknownSaid = true
}
