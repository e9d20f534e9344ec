import mongoose from 'mongoose'

/**
 * Connects Mongoose's default connection. Writes are acknowledged when the majority has journaled them, so that what a
 * client was told survives a crash. Indexes are made by `ensureIndexes`, not behind the first query.
 */
export async function connect(uri: string): Promise<void> {
  mongoose.set('autoIndex', false)
  mongoose.set('autoCreate', false)
  mongoose.set('bufferCommands', false)
  mongoose.set('strictQuery', 'throw')
  await mongoose.connect(uri, {
    writeConcern: { w: 'majority', journal: true },
    serverSelectionTimeoutMS: 10_000,
    monitorCommands: true,
  })
}

/** Closes the connection; commands in flight end first. */
export async function disconnect(): Promise<void> {
  await mongoose.disconnect()
}

/** The database that the server works on. Throws before `connect`. */
export function database() {
  const { db } = mongoose.connection
  if (!db) throw new Error('The database is not connected.')
  return db
}

/** Makes every collection and index that the models name; what is there already stays. */
export async function ensureIndexes(): Promise<void> {
  for (const model of Object.values(mongoose.models)) {
    await model.createCollection()
    await model.createIndexes()
  }
}
