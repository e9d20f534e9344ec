import { join } from 'node:path'
import { type Config, loadConfig } from '../config.ts'
import { say } from './output.ts'

/**
 * Runs `work` on the database that the server uses: that of MONGODB_URI, or the one under DATA_DIR, which is started if
 * no server runs it. Throws OperatorError, and as `work`.
 */
export async function withDatabase<T>(work: (config: Config) => Promise<T>): Promise<T> {
  const config = loadConfig()
  // `--help` needs none of these.
  const [{ useEmbeddedMongo }, { connect, disconnect, ensureIndexes }, { modelsOf }, { domains }] = await Promise.all([
    import('../db/mongod/embedded.ts'),
    import('../db/connection.ts'),
    import('../domain.ts'),
    import('../domains.ts'),
  ])
  const embedded = config.mongodbUri ? null : await useEmbeddedMongo({ dataDir: config.dataDir, report: say })
  if (embedded) say(`Data in ${join(config.dataDir, 'mongo')}`)
  try {
    await connect(config.mongodbUri ?? embedded?.uri ?? '')
    await ensureIndexes(modelsOf(domains))
    return await work(config)
  } finally {
    await disconnect()
    await embedded?.stop()
  }
}
