import { loadConfig } from '../server/config.ts'
import { startEmbeddedMongo } from '../server/db/mongod/embedded.ts'

// Runs only the embedded MongoDB, for development, until a signal ends it.
const { dataDir, mongodbUri } = loadConfig()
if (mongodbUri) {
  console.log('MONGODB_URI is set, so the embedded MongoDB is not started.')
} else {
  const mongo = await startEmbeddedMongo({ dataDir, report: console.log })
  console.log(`MongoDB ${mongo.version} at ${mongo.uri}`)
  // Nothing else keeps this process alive.
  const alive = setInterval(() => {}, 60_000)
  const stop = () => {
    clearInterval(alive)
    void mongo.stop()
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
}
