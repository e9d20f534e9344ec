import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import mongoose from 'mongoose'
import pino from 'pino'
import { beginSession } from '../../server/auth/sessions.ts'
import { connect, database, disconnect, ensureIndexes } from '../../server/db/connection.ts'
import { migrate } from '../../server/db/migrations.ts'
import { startTestMongo } from '../../server/db/mongod/testMongo.ts'
import { migrationsOf, modelsOf } from '../../server/domain.ts'
import { domains } from '../../server/domains.ts'
import { userDocument } from '../../server/testing/documents.ts'
import { UserModel } from '../../server/users/user.model.ts'
import { generate, userId } from '../dataset/generate.ts'
import { insertAll } from '../dataset/insertAll.ts'
import { stopAll } from './contenders.ts'

const memory = '/dev/shm'

export const sizes = { users: 2_000, posts: 8_000, replies: 4_000, follows: 20, likes: 20, reposts: 3, bookmarks: 5 }
/** Readers follow, like and save. Account 0 is a demo account. */
const readers = 200
/** Writers start without edges, so that each toggle starts the same. */
const writers = 300

export type World = { members: readonly string[]; writers: readonly string[] }

/** Starts a MongoDB with an empty database and all indexes. Whatever `work` starts ends with it. */
export async function withMongo(work: (place: Place) => Promise<void>): Promise<void> {
  // In memory if possible, so that no disk is measured.
  const started = await startTestMongo(console.error, existsSync(memory) ? memory : undefined)
  try {
    const place = placeAt(started.uri)
    await connect(place.uriOf('filled'))
    await ensureIndexes(modelsOf(domains))
    await work(place)
  } finally {
    stopAll()
    await disconnect()
    await started.stop()
  }
}

/** `uriOf` gives the address of one of this run's databases. */
export type Place = { secret: string; uriOf(database: string): string; nameOf(database: string): string }

function placeAt(uri: string): Place {
  const nameOf = (name: string) => `bench-${process.pid}-${name}`
  const uriOf = (name: string) => Object.assign(new URL(uri), { pathname: `/${nameOf(name)}` }).href
  return { secret: randomUUID(), uriOf, nameOf }
}

/** Fills the database with the same data in each run. Returns the readers' and writers' tokens. */
export async function fill({ secret }: Place): Promise<World> {
  await generate(sizes)
  const members = Array.from({ length: readers }, (_, index) => userId(1 + index))
  const writing = Array.from({ length: writers }, (_, index) => `writer-${index}`)
  await insertAll(
    UserModel,
    writing.map((id) => userDocument({ _id: id, username: id.replace('-', '_') })),
  )
  await migrateAll()
  const tokensOf = (ids: string[]) =>
    Promise.all(ids.map(async (id) => (await beginSession({ id, isDemo: false }, secret)).token))
  return { members: await tokensOf(members), writers: await tokensOf(writing) }
}

/** Otherwise Linnet would migrate after its start, during the measurement. */
export async function migrateAll(): Promise<void> {
  const quiet = pino({ enabled: false })
  await migrate(migrationsOf(domains), quiet)
}

/** Copies the connected database with its indexes, so that each server has its own. */
export async function copyTo(name: string): Promise<void> {
  const target = databaseNamed(name)
  for (const { name: coll } of await database().listCollections({}, { nameOnly: true }).toArray()) {
    const source = database().collection(coll)
    await source.aggregate([{ $out: { db: name, coll } }]).toArray()
    const indexes = (await source.indexes()).filter(({ name: index }) => index !== '_id_')
    if (indexes.length > 0) await target.collection(coll).createIndexes(indexes)
  }
}

export const databaseNamed = (name: string) => mongoose.connection.getClient().db(name)

export async function mongoCpu(): Promise<number> {
  const { extra_info: used } = await database().admin().serverStatus()
  const { user_time_us: user, system_time_us: system } = used as Record<
    'user_time_us' | 'system_time_us',
    bigint | number
  >
  return (Number(user) + Number(system)) / 1_000
}
