import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { BSON } from 'mongodb'
import { database, ensureIndexes, serversOnDatabase } from '../db/connection.ts'
import { MetaModel } from '../db/meta.model.ts'
import { MediaModel } from '../media/media.model.ts'
import { hasBucket } from '../media/mediaFiles.ts'
import { skipActionMails } from '../moderation/mails.ts'
import { type Archive, type Block, BackupError, readArchive } from './archive.ts'
import { keptCollections, mediaBytes, mediaManifest, storedModels } from './collections.ts'
import { eraseAgain, noteErasuresBeside } from './erasures.ts'
import { bytesFound, rowsOf } from './manifest.ts'
import { restoringId } from './momentary.ts'
import { schemaVersion } from './schemaVersion.ts'
import { UploadCheck } from './uploadCheck.ts'

export type Restored = {
  /** The moment of the backup. */
  at: Date
  documents: number
  /** How many accounts, posts and uploads of it were deleted for good later, and so again now. */
  erasedAgain: number
  /** The ids of uploads that something shows and whose bytes neither the backup nor a bucket has. */
  lacking: string[]
}

const inserts = { ordered: false, writeConcern: { w: 1 } } as const

/**
 * Fills the database with a backup, all or nothing: a server does not start on it until that has come to its end, and the
 * same call may then be made again. A database that holds something is refused unless it may be replaced, and one that a
 * server is connected to always. Throws BackupError, also of a damaged file, before anything is changed.
 */
export async function restore(file: string, { mayReplace }: { mayReplace: boolean }): Promise<Restored> {
  // One look at the whole file first.
  const { at } = await readAll(file, bucketCheck())
  if (!mayReplace && !(await isEmpty()))
    throw new BackupError('The database is not empty. Add --replace to delete what it holds, and to restore then.')
  // A restore that is made again knows it from the file, when the database has lost it.
  const erased = await noteErasuresBeside(file)
  await begin()
  await clear()
  await ensureIndexes(storedModels)
  let documents = 0
  const uploads = new UploadCheck()
  await readAll(file, async (block) => {
    if (block.media !== undefined && !(await uploads.hears(block))) return
    if (block.collection !== mediaManifest) await insert(block)
    if (block.media === undefined) documents += block.documents.length
  })
  const incomplete = await uploads.ends()
  const erasedAgain = await eraseAgain(erased)
  await skipActionMails()
  // What was purged while the backup was made has no bytes in it.
  const lacking = (await MediaModel.find({ _id: { $in: incomplete } }, { _id: 1 }).lean()).map(({ _id }) => _id)
  // What was written before is durable once this is.
  await MetaModel.deleteOne({ _id: restoringId })
  return { at, documents, erasedAgain, lacking }
}

async function readAll(file: string, use: (block: Block) => Promise<void>): Promise<Archive['header']> {
  const unpacked = createGunzip()
  // Errors of either end what reads.
  pipeline(createReadStream(file), unpacked, () => {})
  const { header, blocks } = await readArchive(unpacked)
  if (header.schema > schemaVersion)
    throw new BackupError(`Linnet ${header.release} made this backup. Restore it with that release or a newer one.`)
  for await (const block of blocks) {
    const isKnown = [...keptCollections, mediaBytes, mediaManifest].includes(block.collection)
    if (!isKnown) throw new BackupError(`This release knows no ${block.collection}. A newer one made this backup.`)
    await use(block)
  }
  return header
}

/** Where bytes of uploads are in a bucket, that must answer before anything is changed: it is asked for the first file. */
function bucketCheck(): (block: Block) => Promise<void> {
  let isAsked = false
  return async ({ collection, documents }) => {
    if (collection !== mediaManifest || isAsked) return
    isAsked = true
    if (!hasBucket())
      throw new BackupError('Uploads of this backup are in a bucket. Set MEDIA_STORE to that, and restore then.')
    await bytesFound(rowsOf(documents.slice(0, 1)))
  }
}

/** Numbers, dates and bytes stay of the kind that they were stored as. */
const exactly = { promoteValues: false, promoteBuffers: false, promoteLongs: false } as const

async function insert({ collection, documents }: Block): Promise<void> {
  const rows = documents.map((bytes) => BSON.deserialize(bytes, exactly))
  if (rows.length > 0) await database().collection(collection).insertMany(rows, inserts)
}

/** Marks the database first: a server that starts meanwhile sees that, and one that did not see it is connected. */
async function begin(): Promise<void> {
  const mark = { at: new Date(), done: false }
  const { upsertedCount } = await MetaModel.updateOne({ _id: restoringId }, mark, { upsert: true })
  const servers = await serversOnDatabase()
  if (servers.length === 0) return
  if (upsertedCount > 0) await MetaModel.deleteOne({ _id: restoringId })
  throw new BackupError(`A server uses this database, from ${servers.join(', ')}. Stop it, and restore then.`)
}

async function isEmpty(): Promise<boolean> {
  if (await MetaModel.exists({ _id: restoringId })) return true
  const counts = await Promise.all(
    ['users', 'posts', 'media'].map((name) => database().collection(name).countDocuments({}, { limit: 1 })),
  )
  return counts.every((count) => count === 0)
}

async function clear(): Promise<void> {
  const marker = { _id: { $ne: restoringId as never } }
  for (const { collection } of storedModels) {
    const stored = database().collection(collection.name)
    if (collection.name === MetaModel.collection.name) await stored.deleteMany(marker)
    else await stored.drop()
  }
}
