import { randomUUID } from 'node:crypto'
import mongoose, { type mongo } from 'mongoose'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import { createLog } from '../log.ts'
import { OperatorError } from '../operatorError.ts'
import { addressProblem, connectProblem, isMissingRights } from './connectProblem.ts'

class DatabaseError extends OperatorError {
  override name = 'DatabaseError'
}

type Role = 'server' | 'command'

type ConnectOptions = {
  log?: Logger
  monitorCommands?: boolean
  /** As what other processes see this one in the database (`othersOnDatabase`). */
  role?: Role
  /** How long it waits for a server that takes writes. */
  longestWaitMs?: number
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
      serverSelectionTimeoutMS: options.longestWaitMs ?? 10_000,
      // The driver notices a silent server after the sum of both: 6 s instead of its usual 40 s.
      connectTimeoutMS: 4_000,
      heartbeatFrequencyMS: 2_000,
      monitorCommands: options.monitorCommands ?? false,
      ...(options.role && { appName: appName(options.role, new mongoose.mongo.MongoClient(uri).options.dbName) }),
    })
  } catch (cause) {
    throw new DatabaseError(connectProblem(cause), { cause })
  }
  await requireTransactions()
}

const ownId = randomUUID()
const appName = (role: Role, databaseName: string) => `linnet ${role} ${ownId} of ${databaseName}`

/** The addresses of other servers and commands that are connected to this database, as MongoDB sees them. */
export async function othersOnDatabase(): Promise<string[]> {
  const { client, databaseName } = database()
  // With `allUsers: false` it needs no special right, and sees all of them, because they log in as the same user.
  const operations = [{ $currentOp: { allUsers: false, idleConnections: true } }, { $match: { appName: /^linnet / } }]
  const rows = await client.db('admin').aggregate<{ appName: string; client?: string }>(operations).toArray()
  const others = rows.filter((row) => row.appName.endsWith(` of ${databaseName}`) && !row.appName.includes(ownId))
  return [...new Set(others.map((row) => row.client?.replace(/:\d+$/, '') ?? 'an unknown address'))]
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
