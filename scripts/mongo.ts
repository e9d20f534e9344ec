import { loadConfig } from '../server/config.ts'
import { startEmbeddedMongo } from '../server/db/mongod/embedded.ts'

// The embedded MongoDB alone, for development: runs until it is told to stop.
const { dataDir, mongodbUri } = loadConfig()
if (mongodbUri) {
  console.log('MONGODB_URI is set: no MongoDB is started here.')
} else {
  const mongo = await startEmbeddedMongo({ dataDir, report: console.log })
  console.log(`MongoDB ${mongo.version} at ${mongo.uri}`)
  // The server's handles don't keep this process alive.
  const alive = setInterval(() => {}, 60_000)
  const stop = () => {
    clearInterval(alive)
    void mongo.stop()
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
}
