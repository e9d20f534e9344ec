import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import packageJson from '../../package.json' with { type: 'json' }
import { schemaVersion } from '../backup/schemaVersion.ts'
import { latestStorage } from '../limits/storage.ts'
import { isOfThisMachine } from '../network/address.ts'

type Options = { isReady: () => Promise<boolean>; log: Logger }

/**
 * Answers 200 or 503, for load balancers. Only this machine learns the release, the version of the data and the free
 * space of its disk, which would tell strangers what to attack, and when.
 */
export const readiness =
  ({ isReady, log }: Options): RequestHandler =>
  async (request, response) => {
    const ready = await isReady()
    const status = ready ? 'ready' : 'not ready'
    response.status(ready ? 200 : 503)
    if (!isOfThisMachine(request)) return void response.json({ status })
    const disk = ready ? await diskOf(log) : undefined
    response.json({ status, release: packageJson.version, schema: schemaVersion, disk })
  }

/** The database's disk, in bytes. Undefined if the database does not tell. */
async function diskOf(log: Logger): Promise<{ free: number; size: number } | undefined> {
  const stats = await latestStorage(log).catch(() => null)
  const size = stats?.fsTotalSize
  return size === undefined ? undefined : { free: size - (stats?.fsUsedSize ?? 0), size }
}
