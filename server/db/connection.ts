import mongoose from 'mongoose'
import type { Logger } from 'pino'
import { createLog } from '../log.ts'
import { OperatorError } from '../operatorError.ts'
import { connectProblem, isMissingRights } from './connectProblem.ts'

/** Why the server cannot work with the database, in words for the person who starts it. */
class DatabaseError extends OperatorError {
  override name = 'DatabaseError'
}

type ConnectOptions = {
  /** Where the database's own failures are written down. */
  log?: Logger
  /** Reports every command to who listens for it (tests, `npm run plans`); it costs time, so servers do without. */
  monitorCommands?: boolean
}

let log: Logger | undefined

/**
 * Connects Mongoose's default connection. Writes are acknowledged when the majority has journaled them, so that what a
 * client was told survives a crash. Indexes are made by `ensureIndexes`, not behind the first query. Throws
 * DatabaseError when nothing answers, or when what answers has no transactions.
 */
export async function connect(uri: string, options: ConnectOptions = {}): Promise<void> {
  log = options.log
  mongoose.set('autoIndex', false)
  mongoose.set('autoCreate', false)
  mongoose.set('bufferCommands', false)
  mongoose.set('strictQuery', 'throw')
  try {
    await mongoose.connect(uri, {
      writeConcern: { w: 'majority', journal: true },
      serverSelectionTimeoutMS: 10_000,
      // A server that falls silent is noticed after both together, and what waits for it fails; by default after 40 s.
      connectTimeoutMS: 4_000,
      heartbeatFrequencyMS: 2_000,
      monitorCommands: options.monitorCommands ?? false,
    })
  } catch (cause) {
    throw new DatabaseError(connectProblem(cause), { cause })
  }
  await requireTransactions()
}

async function requireTransactions(): Promise<void> {
  const { setName, msg } = await database().command({ hello: 1 })
  if (setName !== undefined || msg === 'isdbgrid') return
  await disconnect()
  throw new DatabaseError(
    'This MongoDB is a single server. Linnet needs transactions: a replica set (one node is enough) or a sharded cluster.',
  )
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

/** Where failures are written down that nobody waits to hear of. */
export function databaseLog(): Logger {
  return (log ??= createLog('error'))
}

/** A model, as far as its collection and indexes are concerned. */
export type StoredModel = {
  createCollection(): Promise<unknown>
  createIndexes(): Promise<unknown>
  syncIndexes(): Promise<unknown>
  deleteMany(filter: object): PromiseLike<unknown>
}

/** MongoDB's codes for an index whose name or keys are there already with other options. */
const indexConflicts = [85, 86]

/** Makes the collections and indexes of these models; what is there already stays, but for indexes of an older definition. */
export async function ensureIndexes(models: readonly StoredModel[]): Promise<void> {
  for (const model of models) {
    try {
      await model.createCollection()
      await model.createIndexes()
    } catch (error) {
      if (isMissingRights(error)) throw new DatabaseError(connectProblem(error), { cause: error })
      if (!(error instanceof mongoose.mongo.MongoError) || !indexConflicts.includes(Number(error.code))) throw error
      // An older release defined an index of this name differently: drops what differs and makes it anew.
      await model.syncIndexes()
    }
  }
}
