import type { Logger } from 'pino'
import { everyMinute } from '../everyMinute.ts'
import { database } from './connection.ts'
import { MetaModel } from './meta.model.ts'

/** Adds fields that documents of an older release lack. */
export type Filling = {
  /** The database stores progress under this name; a new name makes every database run it again. */
  name: string
  collection: string
  size: number
  projection: Record<string, 1>
  /** Changes the documents that lack something. After an interruption it may see one twice. */
  fill(documents: never[]): Promise<unknown>
}

const problem = 'fields of an older release could not be filled in; the next attempt follows'

const between = 50_000

/** Runs fillings one after the other in the background until stopped, and retries each minute after a failure. */
export function startFillings(
  fillings: readonly Filling[],
  log: Logger,
): { filled: Promise<void>; stop(): Promise<void> } {
  const left = [...fillings]
  let isStopping = false
  let onFilled = () => {}
  const filled = new Promise<void>((resolve) => (onFilled = resolve))
  const run = async () => {
    for (let filling = left[0]; filling && !isStopping; filling = left[0])
      if (await fillIn(filling, log, () => isStopping)) left.shift()
    if (left.length === 0) onFilled()
  }
  const chore = everyMinute(run, problem, log, { atOnce: true })
  return {
    filled,
    stop: async () => {
      isStopping = true
      await chore.stop()
    },
  }
}

/** Resumes where the last run ended, in the order of ids. Returns whether everything is done. */
export async function fillIn(
  { name, collection, size, projection, fill }: Filling,
  log: Logger,
  isStopping: () => boolean = () => false,
): Promise<boolean> {
  const note = await MetaModel.findById(name).lean()
  if (note?.done) return true
  const documents = database().collection(collection)
  const total = await documents.estimatedDocumentCount()
  let last: unknown = note?.last
  for (let count = 0; !isStopping();) {
    const filter = last === undefined ? {} : { _id: { $gt: last as never } }
    const batch = await documents.find(filter, { projection, sort: { _id: 1 }, hint: '_id_', limit: size }).toArray()
    await fill(batch as never[])
    if (Math.floor(count / between) < Math.floor((count += batch.length) / between))
      log.info({ name, count, total }, 'filling in fields of an older release')
    const done = batch.length < size
    last = batch.at(-1)?._id ?? last
    await MetaModel.updateOne({ _id: name }, { at: new Date(), done, last }, { upsert: true })
    if (done) return true
  }
  return false
}
