import { join } from 'node:path'
import type { Config } from '../config.ts'
import { messageOf } from '../errors.ts'
import { loadConfig } from '../loadConfig.ts'
import { OperatorError } from '../operatorError.ts'
import { say } from './output.ts'

/** Nobody waits for a page here, and a busy site must not stop a long command halfway. */
const patienceMs = 60_000

type Work<Result> = (config: Config) => Promise<Result>

/**
 * Runs `work` on the database of the server: that of MONGODB_URI or the one under DATA_DIR, which it starts if no
 * server runs it. Throws OperatorError, and what `work` throws.
 */
export async function withDatabase<Result>(work: Work<Result>): Promise<Result> {
  return withConnection(async (config) => {
    // `--help` needs none of these.
    const [{ requireReadable }, { requireWhole }, { ensureIndexes }, { migrations, storedModels }] = await Promise.all([
      import('../db/migrations.ts'),
      import('../backup/restoring.ts'),
      import('../db/connection.ts'),
      import('../backup/collections.ts'),
    ])
    await requireReadable(migrations)
    await requireWhole()
    await ensureIndexes(storedModels)
    return work(config)
  })
}

/** Like `withDatabase`, but for a restore: as the only process under DATA_DIR, and changing nothing by itself. */
export async function withOwnDatabase<Result>(work: Work<Result>): Promise<Result> {
  return withConnection(work, { isOwn: true })
}

/** Like `withDatabase`, but the database may be of any release, and nothing in it is changed. */
export async function withAnyDatabase<Result>(work: Work<Result>): Promise<Result> {
  return withConnection(work)
}

async function withConnection<Result>(work: Work<Result>, { isOwn = false } = {}): Promise<Result> {
  const config = loadConfig()
  const [
    { startEmbeddedMongo, useEmbeddedMongo },
    { connect, disconnect },
    { setDatabaseTimeout },
    { useMediaStores },
    { useCdn },
    { isTransientError },
  ] = await Promise.all([
    import('../db/mongod/embedded.ts'),
    import('../db/connection.ts'),
    import('../db/deadline.ts'),
    import('../media/mediaFiles.ts'),
    import('../media/cdnPurges.ts'),
    import('../db/transientErrors.ts'),
  ])
  await useMediaStores(config)
  useCdn(config)
  setDatabaseTimeout(Math.max(config.databaseTimeoutMs, patienceMs))
  const open = isOwn ? startEmbeddedMongo : useEmbeddedMongo
  const embedded = config.mongodbUri
    ? null
    : await open({ dataDir: config.dataDir, cacheMb: config.mongoCacheMb, report: say })
  if (embedded) say(`Data in ${join(config.dataDir, 'mongo')}`)
  try {
    await connect(config.mongodbUri ?? embedded?.uri ?? '', { role: 'command' })
    return await work(config)
  } catch (error) {
    throw error instanceof OperatorError || !isTransientError(error) ? error : outage(error)
  } finally {
    await disconnect()
    await embedded?.stop()
  }
}

/** MongoDB stopped, lost its disk or its primary, or did not answer in time. */
function outage(error: unknown): OperatorError {
  const [reason = ''] = messageOf(error).split('\n', 1)
  return new OperatorError(`MongoDB could not go on (${reason}). Do this again when it answers.`, { cause: error })
}
