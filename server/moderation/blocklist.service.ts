import { randomUUID } from 'node:crypto'
import {
  type BlockedEntryDocument,
  BlockedEntryModel,
  type BlockedKind,
  blockedEntryIndexes,
} from '../blocklist/blockedEntry.model.ts'
import { forgetBlocklist } from '../blocklist/blocklist.ts'
import { longestAddressDays, mostEntries } from '../blocklist/blocklist.rules.ts'
import { normalised } from '../blocklist/normalised.ts'
import type { Context } from '../context.ts'
import type { Deadline } from '../db/deadline.ts'
import { find, findByIds } from '../db/read.ts'
import type { Transaction } from '../db/transaction.ts'
import { type FieldError, refuse } from '../errors.ts'
import type { ActionDocument } from './action.model.ts'
import { isAtLeast, requireActor, requireRole } from './actor.ts'
import { act, record } from './log.ts'
import { endProblem } from './notes.ts'

export const entryIdPrefix = 'blocked:'

export const storedEntryId = (id: string) => (id.startsWith(entryIdPrefix) ? id.slice(entryIdPrefix.length) : id)

const collection = 'blockedEntries'
const dayMs = 24 * 60 * 60_000

const holds = ({ until }: BlockedEntryDocument) => until === null || until > new Date()

/** All blocked words, domains and addresses, latest first. Throws NOT_PERMITTED for members. */
export async function blockedEntries(ctx: Context): Promise<BlockedEntryDocument[]> {
  await requireRole(ctx, 'MODERATOR')
  const options = { hint: blockedEntryIndexes.pair, limit: mostEntries }
  const rows = await find<BlockedEntryDocument>(collection, {}, options)
  return rows.filter(holds).sort((one, other) => other.at.getTime() - one.at.getTime())
}

/** Only moderators get entries. */
export async function entriesById(ctx: Context, ids: readonly string[]): Promise<Map<string, BlockedEntryDocument>> {
  if (!(await isAtLeast(ctx, 'MODERATOR'))) return new Map()
  const rows = await findByIds<BlockedEntryDocument>(collection, ids)
  return new Map(rows.filter(holds).map((row) => [row._id, row]))
}

type NewEntry = { kind: BlockedKind; value: string; until: Date | null }

/**
 * Blocks a word in names, an email domain or a network until some time; all but networks also for good. An entry that is
 * blocked already gets the new end. Throws VALIDATION_FAILED, also if there are too many, NOT_PERMITTED or BUSY.
 */
export async function blockEntry(
  actor: string,
  { kind, value: typed, until }: NewEntry,
  deadline?: Deadline,
): Promise<{ entry: BlockedEntryDocument; action: ActionDocument }> {
  const read = normalised(kind, typed)
  refuse(['problem' in read ? { field: 'value', message: read.problem } : [], untilProblem(kind, until)].flat())
  const value = 'value' in read ? read.value : ''
  const work = async (transaction: Transaction) => {
    const { session, afterCommit } = transaction
    await requireActor(actor, 'MODERATOR', session)
    const known = await BlockedEntryModel.findOne({ kind, value }).session(session).lean()
    // All actions take turns, so the number is exact.
    if (!known && (await BlockedEntryModel.countDocuments({}, { session })) >= mostEntries)
      refuse([{ field: 'value', message: `There can be at most ${mostEntries} entries. End one first.` }])
    const entry = { _id: known?._id ?? randomUUID(), kind, value, until, at: new Date() }
    await BlockedEntryModel.replaceOne({ _id: entry._id }, entry, { session, upsert: true })
    afterCommit(forgetBlocklist)
    const facts = { kind: 'BLOCK_ENTRY', actorId: actor, userId: null, entryId: entry._id } as const
    return { entry, action: await record(facts, transaction) }
  }
  return act([], work, deadline)
}

/** Ends an entry. Null if there is none. Throws NOT_PERMITTED or BUSY. */
export async function unblockEntry(
  actor: string,
  entryId: string,
  deadline?: Deadline,
): Promise<ActionDocument | null> {
  const work = async (transaction: Transaction) => {
    const { session, afterCommit } = transaction
    await requireActor(actor, 'MODERATOR', session)
    const { deletedCount } = await BlockedEntryModel.deleteOne({ _id: entryId }, { session })
    if (deletedCount === 0) return null
    afterCommit(forgetBlocklist)
    return record({ kind: 'UNBLOCK_ENTRY', actorId: actor, userId: null, entryId }, transaction)
  }
  return act([], work, deadline)
}

function untilProblem(kind: BlockedKind, until: Date | null): FieldError[] {
  const problems = endProblem(until)
  if (problems.length > 0 || kind !== 'ADDRESS') return problems
  const message = (words: string) => [{ field: 'until', message: words }]
  if (until === null) return message('Choose an end, because others get the address later.')
  const isTooLong = until.getTime() > Date.now() + longestAddressDays * dayMs
  return isTooLong ? message('Choose an end within a year.') : []
}
