import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { BSON } from 'mongodb'
import { database, ensureIndexes, othersOnDatabase } from '../db/connection.ts'
import { fileProblem } from '../db/mongod/launchProblem.ts'
import { MetaModel } from '../db/meta.model.ts'
import { marginMs } from '../media/media.deletion.ts'
import { MediaModel, mediaIndexes } from '../media/media.model.ts'
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
  at: Date
  documents: number
  /** How many of its accounts, posts and uploads were later deleted for good, and so were deleted again. */
  erasedAgain: number
  /** The ids of uploads that something shows, but whose bytes neither the backup nor a bucket has. */
  lacking: string[]
}

const inserts = { ordered: false, writeConcern: { w: 1 } } as const

/**
 * Fills the database with a backup, all or nothing. No server starts on the database before this has ended, and after a
 * failure the same call may be made again. Refuses a database that holds something unless it may be replaced, and
 * always one to which a server or another command is connected. Throws BackupError before it changes anything, also for
 * a damaged file.
 */
export async function restore(file: string, { mayReplace }: { mayReplace: boolean }): Promise<Restored> {
  // Reads the whole file once before it changes anything.
  const { at } = await readAll(file, bucketCheck())
  if (!mayReplace && !(await isEmpty()))
    throw new BackupError('The database is not empty. Add --replace to delete what it holds, and to restore then.')
  // If a restore is repeated, the database has lost this, so it comes from the file.
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
  await postponeRemovals(new Date())
  await skipActionMails()
  // An upload that was purged while the backup was made has no bytes in it.
  const lacking = (await MediaModel.find({ _id: { $in: incomplete } }, { _id: 1 }).lean()).map(({ _id }) => _id)
  // Once this is stored, everything before is, too.
  await MetaModel.deleteOne({ _id: restoringId })
  return { at, documents, erasedAgain, lacking }
}

/** Uploads that became overdue since the backup stay for a while: a backup may be tried with the site's own bucket. */
async function postponeRemovals(now: Date): Promise<void> {
  const overdue = { $type: 'date' as const, $lte: new Date(now.getTime() - marginMs) }
  await MediaModel.updateMany({ removeAt: overdue }, { removeAt: now }).hint(mediaIndexes.toRemove)
}

async function readAll(file: string, use: (block: Block) => Promise<void>): Promise<Archive['header']> {
  try {
    return await readThrough(file, use)
  } catch (error) {
    const problem = fileProblem(error, file)
    throw problem === undefined ? error : new BackupError(problem, { cause: error })
  }
}

async function readThrough(file: string, use: (block: Block) => Promise<void>): Promise<Archive['header']> {
  const unpacked = createGunzip()
  // An error of either stream reaches the reader.
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

/** If uploads are in a bucket, the bucket must answer before anything is changed: it is asked for the first file. */
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

/** Numbers, dates and bytes keep the types in which they are stored. */
const exactly = { promoteValues: false, promoteBuffers: false, promoteLongs: false } as const

async function insert({ collection, documents }: Block): Promise<void> {
  const rows = documents.map((bytes) => BSON.deserialize(bytes, exactly))
  if (rows.length > 0) await database().collection(collection).insertMany(rows, inserts)
}

/** The mark comes first. A server that starts later sees it; one that did not see it is connected by now. */
async function begin(): Promise<void> {
  const mark = { at: new Date(), done: false }
  const { upsertedCount } = await MetaModel.updateOne({ _id: restoringId }, mark, { upsert: true })
  try {
    await requireAlone()
  } catch (error) {
    if (upsertedCount > 0) await MetaModel.deleteOne({ _id: restoringId })
    throw error
  }
}

async function requireAlone(): Promise<void> {
  const others = await othersOnDatabase()
  if (others.length === 0) return
  throw new BackupError(
    `A server or another command uses this database, from ${others.join(', ')}. Stop it, and restore then.`,
  )
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
