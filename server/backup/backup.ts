import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { BSON, type ClientSession, type Document, MongoError } from 'mongodb'
import mongoose from 'mongoose'
import packageJson from '../../package.json' with { type: 'json' }
import { batchesOf as rowsInBatches } from '../db/batches.ts'
import { database } from '../db/connection.ts'
import { MetaModel } from '../db/meta.model.ts'
import { fileProblem } from '../db/mongod/launchProblem.ts'
import { MediaModel } from '../media/media.model.ts'
import { hasBucket } from '../media/mediaFiles.ts'
import { withMediaLease } from '../media/mediaLease.ts'
import { claimFile, nameFile } from '../newFile.ts'
import { type Block, BackupError, writeArchive } from './archive.ts'
import { keptCollections, mediaBytes, mediaManifest } from './collections.ts'
import { noteErasuresBeside } from './erasures.ts'
import { type Row, manifestOf } from './manifest.ts'
import { lastingNotes } from './momentary.ts'
import { schemaVersion } from './schemaVersion.ts'

/** These are counted after the backup. */
export type Copied = {
  /** The bytes of media do not count. */
  documents: number
  /** The bytes of media that are in the file. */
  mediaBytes: number
  /** Files of media in a bucket. The backup has their sizes and digests. */
  filesInBucket: number
  /** The ids of uploads that something shows but whose bytes were not found. */
  lacking: string[]
  at: Date
}

const blockBytes = 1024 * 1024

/** Otherwise MongoDB would send 16 MB at a time. */
const batchSize = 1_000

/** By default, MongoDB can read past states of the last five minutes only (minSnapshotHistoryWindowInSeconds). */
const isTooOld = (error: unknown) => error instanceof MongoError && [239, 246].includes(Number(error.code))

/** Most pictures cannot be compressed further. */
const gzipLevel = 1

/**
 * Writes all data of one moment into a new file that only its owner can read (mode 0600), while servers go on. The file
 * gets its name when it is complete. Until then, the signal stops it. Throws OperatorError, and errors of the file
 * system and the database.
 */
export async function backUp(file: string, signal?: AbortSignal): Promise<Copied> {
  const draft = await claimFile(file)
  try {
    return await withMediaLease(() =>
      inTwoTries(() => copyTo(draft, signal)).then((copied) => settle(draft, file, copied)),
    )
  } catch (error) {
    await rm(draft, { force: true })
    const problem = fileProblem(error, file)
    throw problem === undefined ? error : new BackupError(problem, { cause: error })
  }
}

async function settle(draft: string, file: string, copied: Copied): Promise<Copied> {
  await noteErasuresBeside(file)
  await nameFile(draft, file)
  return copied
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
  const copied: Copied = { documents: 0, mediaBytes: 0, filesInBucket: 0, lacking: [], at: new Date() }
  const header = { schema: schemaVersion, release: packageJson.version, at: copied.at }
  const bytes = Readable.from(writeArchive(header, counted(allBlocks(copied), copied)))
  await pipeline(bytes, createGzip({ level: gzipLevel }), createWriteStream(draft, { mode: 0o600 }), { signal })
  return copied
}

async function* counted(blocks: AsyncIterable<Block>, copied: Copied): AsyncGenerator<Block> {
  for await (const block of blocks) {
    if (block.media === undefined) copied.documents += block.documents.length
    else if (block.collection === mediaManifest) copied.filesInBucket += block.documents.length
    else copied.mediaBytes += block.documents.reduce((sum, { length }) => sum + length, 0)
    yield block
  }
}

async function* allBlocks(copied: Copied): AsyncGenerator<Block> {
  const session = mongoose.connection.getClient().startSession({ snapshot: true })
  try {
    for (const name of keptCollections) yield* blocksOf(name, session)
  } finally {
    await session.endSession()
  }
  yield* mediaBlocks(copied)
}

async function* blocksOf(collection: string, session: ClientSession): AsyncGenerator<Block> {
  const filter = collection === MetaModel.collection.name ? (lastingNotes as object) : {}
  // Uploads come in the order of their bytes.
  const documents = database()
    .collection(collection)
    .find(filter, { session, raw: true, sort: { _id: 1 }, hint: '_id_', batchSize })
  for await (const batch of batchesOf(documents)) yield { collection, documents: batch }
}

/** The database waits while a batch is copied. */
const uploadsAtOnce = 100

/** The clock of a server may be slow. */
const clocksMs = 60_000

type Upload = { _id: string; files: { fileId: BSON.ObjectId }[]; usedBy: string[] }

/** The bytes of media never change, so they may be read at any time. The lease keeps them from being deleted. */
async function* mediaBlocks({ at, lacking }: Copied): AsyncGenerator<Block> {
  const createdAt = { $lte: new Date(at.getTime() + clocksMs) }
  const projection = { 'files.fileId': 1, usedBy: 1 }
  const query = { collection: 'media', filter: { createdAt }, projection, sort: { _id: 1 }, hint: '_id_' }
  for await (const uploads of rowsInBatches<Upload>(query, uploadsAtOnce)) {
    const found = hasBucket() ? await manifestOf(uploads.flatMap(idsOf)) : []
    const inBucket = new Map(found.map((row) => [String(row._id), row]))
    for (const upload of uploads) {
      let isFound = false
      for await (const block of fileBlocks(idsOf(upload), inBucket)) {
        isFound = true
        yield { ...block, media: upload._id }
      }
      const { _id, usedBy } = upload
      if (!isFound && usedBy.length > 0 && (await MediaModel.exists({ _id }))) lacking.push(_id)
    }
  }
}

const idsOf = ({ files }: Upload) => files.map(({ fileId }) => fileId)

async function* fileBlocks(ids: readonly BSON.ObjectId[], inBucket: ReadonlyMap<string, Row>): AsyncGenerator<Block> {
  const rows = ids.flatMap((id) => inBucket.get(String(id)) ?? [])
  if (rows.length > 0) yield { collection: mediaManifest, documents: rows.map((row) => BSON.serialize(row)) }
  const others = ids.filter((id) => !inBucket.has(String(id)))
  if (others.length === 0) return
  const chunks = database()
    .collection(mediaBytes)
    .find({ files_id: { $in: others } }, { raw: true, hint: 'files_id_1_n_1', batchSize: 4 })
  for await (const documents of batchesOf(chunks)) yield { collection: mediaBytes, documents }
}

async function* batchesOf(documents: AsyncIterable<Document>): AsyncGenerator<Uint8Array[]> {
  let batch: Uint8Array[] = []
  let bytes = 0
  for await (const document of documents) {
    // With `raw`, the driver yields bytes.
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
