import { setTimeout as sleep } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import { claimId } from '../backup/momentary.ts'
import { database } from '../db/connection.ts'
import { MetaModel } from '../db/meta.model.ts'
import type { StorageStats } from '../db/read.ts'
import { sharedRead } from '../db/sharedRead.ts'
import { CdnPurgeModel, cdnPurgeIndexes } from '../media/cdnPurge.model.ts'

/** Whoever asks for metrics must soon learn that the database does not answer. */
const longestMs = 2_000

type Read = () => Promise<number | undefined>

/** Adds figures that are the same for all servers, read when somebody asks. Unknown figures are missing. */
export function addSiteGauges(registry: Registry): void {
  const gauge = (name: string, help: string, read: Read, labels: Record<string, string> = {}) =>
    new Gauge({
      name,
      help,
      labelNames: Object.keys(labels),
      registers: [registry],
      // All processes read the same figures.
      aggregator: 'max',
      async collect() {
        // Without a primary the driver waits longer than the time that a command allows the database.
        const late = sleep(longestMs, undefined, { ref: false })
        const value = await Promise.race([read(), late]).catch(() => undefined)
        if (value === undefined) this.remove(labels)
        else this.set(labels, value)
      },
    })
  gauge('linnet_database_size_bytes', 'What the database takes on its disk.', async () => (await sizes()).totalSize)
  gauge('linnet_disk_size_bytes', "The database's disk.", async () => (await sizes()).fsTotalSize)
  gauge('linnet_disk_free_bytes', "What is free on the database's disk.", async () => {
    const { fsTotalSize, fsUsedSize } = await sizes()
    return fsTotalSize === undefined ? undefined : fsTotalSize - (fsUsedSize ?? 0)
  })
  const readStored = async () => Number((await ask({ collStats: 'media.chunks' }))['size'])
  gauge('linnet_media_stored_bytes', 'What stored uploads take, by place.', readStored, { place: 'mongodb' })
  gauge('linnet_cdn_purges_waiting', 'What the CDN must still be told to forget.', async () =>
    CdnPurgeModel.countDocuments({ at: { $lte: new Date() } }, { hint: cdnPurgeIndexes.at, maxTimeMS: longestMs }),
  )
  gauge('linnet_last_backup_timestamp_seconds', 'When the last scheduled backup that succeeded began.', async () => {
    const noted = await MetaModel.findById(claimId).maxTimeMS(longestMs).lean()
    return noted?.doneAt && noted.doneAt.getTime() / 1000
  })
}

/** All gauges of one request share a command. */
const sizes = () => sharedRead('sizes for metrics', () => ask({ dbStats: 1 }) as Promise<StorageStats>)

const ask = (command: object) =>
  database().command({ ...command, maxTimeMS: longestMs }, { signal: AbortSignal.timeout(longestMs) })
