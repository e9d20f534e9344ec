import mongoose, { type mongo } from 'mongoose'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import { createLog } from '../log.ts'
import { OperatorError } from '../operatorError.ts'
import { addressProblem, connectProblem, isMissingRights } from './connectProblem.ts'

class DatabaseError extends OperatorError {
  override name = 'DatabaseError'
}

type ConnectOptions = {
  log?: Logger
  monitorCommands?: boolean
  /** Whether other servers can see this one in the database (`serversOnDatabase`). */
  isServer?: boolean
}

let log: Logger | undefined

/** Connects, with writes that survive a crash. Throws DatabaseError without an answer or without transactions. */
export async function connect(uri: string, options: ConnectOptions = {}): Promise<void> {
  log = options.log
  const problem = addressProblem(uri)
  if (problem) throw new DatabaseError(problem)
  mongoose.set('autoIndex', false)
  mongoose.set('autoCreate', false)
  mongoose.set('bufferCommands', false)
  mongoose.set('strictQuery', 'throw')
  try {
    await mongoose.connect(uri, {
      writeConcern: { w: 'majority', journal: true },
      serverSelectionTimeoutMS: 10_000,
      // The driver notices a silent server after the sum of both: 6 s instead of its usual 40 s.
      connectTimeoutMS: 4_000,
      heartbeatFrequencyMS: 2_000,
      monitorCommands: options.monitorCommands ?? false,
      ...(options.isServer && { appName: serverName(new mongoose.mongo.MongoClient(uri).options.dbName) }),
    })
  } catch (cause) {
    throw new DatabaseError(connectProblem(cause), { cause })
  }
  await requireTransactions()
}

const serverName = (databaseName: string) => `linnet server of ${databaseName}`

/** The addresses of servers that are connected to this database, as MongoDB sees them. */
export async function serversOnDatabase(): Promise<string[]> {
  const { client, databaseName } = database()
  // With `allUsers: false` it needs no special right, and sees all servers, because they log in as the same user.
  const operations = [
    { $currentOp: { allUsers: false, idleConnections: true } },
    { $match: { appName: serverName(databaseName) } },
  ]
  const rows = await client.db('admin').aggregate<{ client?: string }>(operations).toArray()
  return [...new Set(rows.map((row) => row.client?.replace(/:\d+$/, '') ?? 'an unknown address'))]
}

async function requireTransactions(): Promise<void> {
  const { setName, msg } = await database().command({ hello: 1 })
  if (setName !== undefined || msg === 'isdbgrid') return
  await disconnect()
  throw new DatabaseError(
    'This MongoDB is a single server. Linnet needs transactions: a replica set. One node is enough.',
  )
}

export async function disconnect(): Promise<void> {
  await mongoose.disconnect()
}

/** The connected database. Throws before `connect`. */
export function database() {
  const { db } = mongoose.connection
  if (!db) throw new Error('The database is not connected.')
  return db
}

export function databaseLog(): Logger {
  return (log ??= createLog('error'))
}

export type StoredModel = {
  schema: { indexes(): [key: object, options: object][] }
  collection: { name: string; createIndexes(indexes: mongo.IndexDescription[]): Promise<unknown> }
  createCollection(): Promise<unknown>
  syncIndexes(): Promise<unknown>
  deleteMany(filter: object): PromiseLike<unknown>
}

/** MongoDB's codes for an index that exists with other options. */
const indexConflicts = [85, 86]

const collectionsAtOnce = 4

/** Creates missing collections and indexes, and replaces indexes that an older release defined differently. */
export async function ensureIndexes(models: readonly StoredModel[]): Promise<void> {
  await pLimit(collectionsAtOnce).map(models, ensureIndexesOf)
}

/** One command creates the collection and all its indexes; Mongoose would send one for each index. */
async function ensureIndexesOf(model: StoredModel): Promise<void> {
  const indexes = model.schema.indexes().map(([key, options]) => ({ key, ...options }) as mongo.IndexDescription)
  try {
    await (indexes.length > 0 ? model.collection.createIndexes(indexes) : model.createCollection())
  } catch (error) {
    if (isMissingRights(error)) throw new DatabaseError(connectProblem(error), { cause: error })
    if (!(error instanceof mongoose.mongo.MongoError) || !indexConflicts.includes(Number(error.code))) throw error
    await model.syncIndexes()
  }
}
