import type { ClientSession, mongo } from 'mongoose'
import type { Config } from '../config.ts'
import { batchesOf } from '../db/batches.ts'
import { find } from '../db/read.ts'
import { type CdnHook, mostAddresses, tellHook } from './cdnHook.ts'
import { type CdnPurgeDocument, CdnPurgeModel, cdnPurgeIndexes } from './cdnPurge.model.ts'
import { type MediaDocument, MediaModel, mediaAddress, mediaIndexes } from './media.model.ts'
import { mediaWidths } from './media.rules.ts'

const minuteMs = 60_000

/** Between two tries, in minutes. */
const longestPause = 60

/** After this time a run starts no request. A server that stops waits for the last one. */
const longestRunMs = 10_000

let isTold = false

/** Must be called before media are written. Without a hook, nothing is noted. */
export function useCdn({ cdnHook }: Pick<Config, 'cdnHook'>): void {
  isTold = cdnHook !== null
}

type Upload = Pick<MediaDocument, '_id' | 'files'>

const rowOf = (at: Date) => ({ at, due: at, tries: 0 })
const rowsOf = (uploads: readonly Upload[], at: Date) =>
  uploads.map((upload) => ({ path: mediaAddress(upload), ...rowOf(at) }))

/**
 * Notes that the CDN must forget these uploads. Call it in the transaction after which nobody gets them, or gets them
 * only until `at`. If something else shows one of them, the CDN asks for it again.
 */
export async function noteForCdn(filter: mongo.Document, session: ClientSession, at: Date = new Date()): Promise<void> {
  if (!isTold) return
  const uploads = await MediaModel.find(filter, { files: 1 }).session(session).lean()
  if (uploads.length > 0) await CdnPurgeModel.insertMany(rowsOf(uploads, at), { session })
}

/** Like `noteForCdn`, for all uploads of an account, which may be too many for a transaction. */
export async function noteAccountForCdn(ownerId: string, session: ClientSession): Promise<void> {
  if (isTold) await CdnPurgeModel.create([{ ownerId, ...rowOf(new Date()) }], { session })
}

/** Like `noteForCdn`, for all uploads of an account that is already hidden. Safe to repeat. */
export async function noteUploadsForCdn(ownerId: string): Promise<void> {
  if (!isTold) return
  const now = new Date()
  const isServed = { $or: [{ removeAt: null }, { removeAt: { $gt: now } }] }
  const order = mediaIndexes.byOwner
  const query = { collection: 'media', filter: { ownerId, ...isServed }, sort: order, hint: order }
  for await (const uploads of batchesOf<Upload>({ ...query, projection: { files: 1 } }))
    await CdnPurgeModel.insertMany(rowsOf(uploads, now))
}

/** All addresses under which a CDN may have an upload. */
function addressesOf(path: string): string[] {
  const [name, ending] = path.split('.')
  return ending === 'webp' ? [path, ...mediaWidths.map((width) => `${name}/${width}.webp`)] : [path]
}

const mostUploads = Math.floor(mostAddresses / (1 + mediaWidths.length))

/**
 * Tells the CDN's hook what is due. Several servers may run it. A try is counted before it is made, so a crash or a
 * refusal delays a row, and none is tried for ever. Throws the first failure; the rest waits for the next run.
 */
export async function tellCdn(hook: CdnHook | null): Promise<void> {
  if (!hook) return
  for (const end = Date.now() + longestRunMs; Date.now() < end;) {
    const due = await find<CdnPurgeDocument>(
      'cdnPurges',
      { due: { $lte: new Date() } },
      { sort: { due: 1 }, hint: cdnPurgeIndexes.due, limit: mostUploads },
    )
    const [first] = due
    if (!first) return
    // Rows that have often failed must not make new rows fail or wait.
    const rows = due.filter(({ tries }) => tries === first.tries)
    if (await claim(rows, first.tries)) await tell(rows, hook)
  }
}

/** Whether no other server was faster. All these rows have had the same number of tries. */
async function claim(rows: readonly CdnPurgeDocument[], tries: number): Promise<boolean> {
  const now = Date.now()
  const pause = Math.min(longestPause, 2 ** tries)
  const { modifiedCount } = await CdnPurgeModel.updateMany(
    { ...those(rows), due: { $lte: new Date(now) } },
    { $set: { due: new Date(now + pause * minuteMs) }, $inc: { tries: 1 } },
  )
  return modifiedCount > 0
}

async function tell(rows: readonly CdnPurgeDocument[], hook: CdnHook): Promise<void> {
  const accounts = rows.filter(({ path }) => path === undefined)
  for (const { ownerId = '' } of accounts) await noteUploadsForCdn(ownerId)
  if (accounts.length > 0) await CdnPurgeModel.deleteMany(those(accounts))
  const addresses = rows.flatMap(({ path }) => (path === undefined ? [] : addressesOf(path)))
  if (addresses.length === 0) return
  await tellHook(hook, addresses)
  await CdnPurgeModel.deleteMany(those(rows))
}

const those = (rows: readonly CdnPurgeDocument[]) => ({ _id: { $in: rows.map(({ _id }) => _id) } })
