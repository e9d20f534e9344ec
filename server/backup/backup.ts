import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type BSON, type ClientSession, type Document, MongoError } from 'mongodb'
import mongoose from 'mongoose'
import packageJson from '../../package.json' with { type: 'json' }
import { database } from '../db/connection.ts'
import { MetaModel } from '../db/meta.model.ts'
import { withMediaLease } from '../media/mediaLease.ts'
import { type Block, BackupError, writeArchive } from './archive.ts'
import { keptCollections, mediaBytes } from './collections.ts'
import { noteErasuresBeside } from './erasures.ts'
import { lastingNotes } from './momentary.ts'
import { schemaVersion } from './schemaVersion.ts'

/** Counted after the backup: documents without the bytes of media, and those bytes. */
export type Copied = { documents: number; mediaBytes: number; at: Date }

const blockBytes = 1024 * 1024

/** MongoDB would send 16 MB at a time. */
const batchSize = 1_000

/** MongoDB keeps old moments for five minutes by default (minSnapshotHistoryWindowInSeconds). */
const isTooOld = (error: unknown) => error instanceof MongoError && [239, 246].includes(Number(error.code))

/** Pictures mostly cannot be compressed further. */
const gzipLevel = 1

/**
 * Writes all data of one moment into a new file that only its owner reads (mode 0600), while servers go on. The file gets
 * its name when it is complete; until then the signal ends it. Throws BackupError, and the errors of the file system and
 * the database.
 */
export async function backUp(file: string, signal?: AbortSignal): Promise<Copied> {
  const draft = `${file}.part`
  await claim(file, draft)
  try {
    return await withMediaLease(() =>
      inTwoTries(() => copyTo(draft, signal)).then((copied) => settle(draft, file, copied)),
    )
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Fails early where no file can be written, and never replaces one. */
async function claim(file: string, draft: string): Promise<void> {
  if (existsSync(file)) throw new BackupError(`${file} exists already.`)
  try {
    await (await open(draft, 'wx', 0o600)).close()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new BackupError(`${dirname(draft)} is no folder.`)
    if (code !== 'EEXIST') throw error
    throw new BackupError(`${draft} is there: a backup is being made, or one was cut off. Delete it in that case.`)
  }
}

async function settle(draft: string, file: string, copied: Copied): Promise<Copied> {
  await synced(draft, 'r+')
  await noteErasuresBeside(file)
  await rename(draft, file)
  // Windows cannot open a folder.
  if (process.platform !== 'win32') await synced(dirname(file), 'r')
  return copied
}

/** Until then, a loss of power may lose the file, or its name in the folder. */
async function synced(path: string, flags: 'r' | 'r+'): Promise<void> {
  const opened = await open(path, flags)
  await opened.sync().finally(() => opened.close())
}

async function inTwoTries<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!isTooOld(error)) throw error
  }
  try {
    return await work()
  } catch (error) {
    if (!isTooOld(error)) throw error
    throw new BackupError(
      'MongoDB did not keep the moment of the backup long enough. Set its minSnapshotHistoryWindowInSeconds higher, or ' +
        'use mongodump, which reads one after the other.',
      { cause: error },
    )
  }
}

async function copyTo(draft: string, signal?: AbortSignal): Promise<Copied> {
  const copied: Copied = { documents: 0, mediaBytes: 0, at: new Date() }
  const header = { schema: schemaVersion, release: packageJson.version, at: copied.at }
  const bytes = Readable.from(writeArchive(header, counted(allBlocks(copied.at), copied)))
  await pipeline(bytes, createGzip({ level: gzipLevel }), createWriteStream(draft, { mode: 0o600 }), { signal })
  return copied
}

async function* counted(blocks: AsyncIterable<Block>, copied: Copied): AsyncGenerator<Block> {
  for await (const block of blocks) {
    if (block.media === undefined) copied.documents += block.documents.length
    else copied.mediaBytes += block.documents.reduce((sum, { length }) => sum + length, 0)
    yield block
  }
}

async function* allBlocks(at: Date): AsyncGenerator<Block> {
  const session = mongoose.connection.getClient().startSession({ snapshot: true })
  try {
    for (const name of keptCollections) yield* blocksOf(name, session)
  } finally {
    await session.endSession()
  }
  yield* mediaBlocks(at)
}

async function* blocksOf(collection: string, session: ClientSession): AsyncGenerator<Block> {
  const filter = collection === MetaModel.collection.name ? (lastingNotes as object) : {}
  // Uploads in the order of their bytes.
  const documents = database()
    .collection(collection)
    .find(filter, { session, raw: true, sort: { _id: 1 }, hint: '_id_', batchSize })
  for await (const batch of batchesOf(documents)) yield { collection, documents: batch }
}

/** A server's clock may be behind. */
const clocksMs = 60_000

/** The bytes of media never change, so they need no moment; the lease keeps them. */
async function* mediaBlocks(at: Date): AsyncGenerator<Block> {
  const createdAt = { $lte: new Date(at.getTime() + clocksMs) }
  const files = { 'files.fileId': 1 }
  const media = database().collection<{ _id: string; files: { fileId: BSON.ObjectId }[] }>('media')
  for await (const { _id, files: own } of media.find(
    { createdAt },
    { projection: files, sort: { _id: 1 }, hint: '_id_', batchSize: 100 },
  )) {
    const filter = { files_id: { $in: own.map(({ fileId }) => fileId) } }
    const chunks = database().collection(mediaBytes).find(filter, { raw: true, hint: 'files_id_1_n_1', batchSize: 4 })
    for await (const batch of batchesOf(chunks)) yield { collection: mediaBytes, media: _id, documents: batch }
  }
}

async function* batchesOf(documents: AsyncIterable<Document>): AsyncGenerator<Uint8Array[]> {
  let batch: Uint8Array[] = []
  let bytes = 0
  for await (const document of documents) {
    // What `raw` yields.
    const raw = document as unknown as Uint8Array
    batch.push(raw)
    bytes += raw.length
    if (bytes < blockBytes) continue
    yield batch
    batch = []
    bytes = 0
  }
  if (batch.length > 0) yield batch
}
