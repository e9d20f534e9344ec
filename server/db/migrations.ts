import type { Logger } from 'pino'
import packageJson from '../../package.json' with { type: 'json' }
import { everyMinute } from '../everyMinute.ts'
import { OperatorError } from '../operatorError.ts'
import { database } from './connection.ts'
import { MetaModel, type MetaDocument } from './meta.model.ts'

/** A change of documents that an older release stored without some fields. */
export type Migration = {
  /** Its place among the migrations of all domains. It never changes, and no other migration takes the same number. */
  number: number
  /** For the log, and for databases of releases without numbers, which noted migrations by name. */
  name: string
  collection: string
  size: number
  projection: Record<string, 1>
  /** Changes the documents that lack something. After an interruption it may see one twice. */
  migrate(documents: never[]): Promise<unknown>
  /** Set if older releases cannot read what this migration writes. They then refuse to start. */
  breaksOlder?: true
}

class SchemaError extends OperatorError {
  override name = 'SchemaError'
}

const schemaNote = { _id: 'schema' }
const between = 50_000
const problem = 'the data of an older release could not be migrated; the next attempt follows'

/** The version of the data after all of these migrations. */
export const versionOf = (migrations: readonly Migration[]): number =>
  Math.max(0, ...migrations.map(({ number }) => number))

/** Throws SchemaError if a newer release changed the database in a way that this one cannot read. */
export async function requireReadable(migrations: readonly Migration[]): Promise<void> {
  const schema = await MetaModel.findOne(schemaNote).lean()
  if ((schema?.oldestReader ?? 0) <= versionOf(migrations)) return
  throw new SchemaError(
    `Linnet ${schema?.release} changed this database, and this release cannot read it any more. Start that release or a newer one, or restore a backup from before.`,
  )
}

/** Runs migrations in the background until stopped, and retries each minute after a failure. */
export function startMigrations(
  migrations: readonly Migration[],
  log: Logger,
): { migrated: Promise<void>; stop(): Promise<void> } {
  let isStopping = false
  let isDone = false
  let onMigrated = () => {}
  const migrated = new Promise<void>((resolve) => (onMigrated = resolve))
  const run = async () => {
    isDone ||= await migrate(migrations, log, () => isStopping)
    if (isDone) onMigrated()
  }
  const chore = everyMinute(run, problem, log, { atOnce: true })
  return {
    migrated,
    stop: async () => {
      isStopping = true
      await chore.stop()
    },
  }
}

/**
 * Runs the migrations that the database lacks, in the order of their numbers, and resumes where the last run ended.
 * Several servers may do so at once. Returns whether everything is done.
 */
export async function migrate(
  migrations: readonly Migration[],
  log: Logger,
  isStopping: () => boolean = () => false,
): Promise<boolean> {
  const ordered = [...migrations].sort((one, other) => one.number - other.number)
  for (;;) {
    const schema = await schemaFor(ordered)
    const next = ordered.find(({ number }) => number > schema.version)
    if (!next) {
      // A newer release did not finish its own migration. It must begin again, because this one writes without it.
      if (schema.last !== undefined) await MetaModel.updateOne(schemaNote, { $unset: { last: 1 } })
      return true
    }
    if (!(await run(next, schema, log, isStopping))) return false
  }
}

/** Runs all migrations, for what a release without numbers wrote after them: it could not lower the version. */
export async function migrateAnew(migrations: readonly Migration[], log: Logger): Promise<void> {
  await MetaModel.updateOne(schemaNote, { version: 0, $unset: { last: 1 } })
  await migrate(migrations, log)
}

type Schema = Pick<MetaDocument, 'last'> & { version: number }

/** How far the database has come. An older release writes without new fields, so their migrations run again. */
async function schemaFor(ordered: readonly Migration[]): Promise<Schema> {
  const newest = versionOf(ordered)
  const { version, last } = (await MetaModel.findOne(schemaNote).lean()) ?? {}
  if (version !== undefined && version <= newest) return { version, last }
  const own = version === undefined ? await unnumbered(ordered) : newest
  const note = { version: own, at: new Date(), done: true, release: packageJson.version }
  await MetaModel.updateOne(schemaNote, { $set: note, $unset: { last: 1 } }, { upsert: true })
  return { version: own }
}

/** The version of a database whose release noted each migration by its name. */
async function unnumbered(ordered: readonly Migration[]): Promise<number> {
  const notes = await MetaModel.find({ _id: { $in: ordered.map(({ name }) => name) }, done: true }, { _id: 1 }).lean()
  const done = new Set(notes.map(({ _id }) => _id))
  const lacking = ordered.findIndex(({ name }) => !done.has(name))
  return versionOf(ordered.slice(0, lacking === -1 ? undefined : lacking))
}

/** Takes the documents in the order of their ids. Returns whether it came to the end. */
async function run(
  { number, name, collection, size, projection, migrate: change, breaksOlder }: Migration,
  schema: Schema,
  log: Logger,
  isStopping: () => boolean,
): Promise<boolean> {
  const release = packageJson.version
  if (breaksOlder) await MetaModel.updateOne(schemaNote, { $max: { oldestReader: number }, release })
  // The note changes only if no other server has come further.
  const before = { ...schemaNote, version: schema.version }
  const documents = database().collection(collection)
  const total = await documents.estimatedDocumentCount()
  let { last } = schema
  let count = 0
  while (!isStopping()) {
    const filter = last === undefined ? {} : { _id: { $gt: last as never } }
    const batch = await documents.find(filter, { projection, sort: { _id: 1 }, hint: '_id_', limit: size }).toArray()
    await change(batch as never[])
    if (batch.length < size) {
      const after = { $set: { version: number, at: new Date(), release }, $unset: { last: 1 } }
      await MetaModel.updateOne(before, after)
      return true
    }
    last = batch.at(-1)?._id
    await MetaModel.updateOne(before, { at: new Date(), last })
    count += size
    if (count % between < size) log.info({ name, count, total }, 'migrating the data of an older release')
  }
  return false
}
