import { createHash } from 'node:crypto'
import type { mongo } from 'mongoose'
import type { Context } from '../context.ts'
import { database } from '../db/connection.ts'
import type { Deadline } from '../db/deadline.ts'
import { type Page, type PageRequest, type Position, keysetPage } from '../db/keyset.ts'
import { findAll, findByIds } from '../db/read.ts'
import { type Transaction, inTransaction, isDuplicateKey } from '../db/transaction.ts'
import { type ActionDocument, type ActionFacts, actionIndexes } from './action.model.ts'
import { isAtLeast, requireRole } from './actor.ts'

const collection = 'moderationActions'
const inOrder = { _id: 1 } as const

/** Positions compare ids as texts, so numbers get zeros in front up to this length. */
const longestNumber = 16

const mostTries = 5

/** A transaction that may call `record`. All of them take turns: two that write the same row would conflict. */
export async function act<Result>(
  touching: readonly string[],
  work: (transaction: Transaction) => Promise<Result>,
  deadline?: Deadline,
): Promise<Result> {
  for (let tried = 1; ; tried++) {
    try {
      return await inTransaction([...touching, collection], work, deadline)
    } catch (error) {
      if (!isDuplicateKey(error) || tried === mostTries) throw error
    }
  }
}

/** Adds a row to the log. */
export async function record(facts: ActionFacts, { session }: Pick<Transaction, 'session'>): Promise<ActionDocument> {
  const actions = database().collection<ActionDocument>(collection)
  const last = await actions.findOne({}, { sort: { _id: -1 }, hint: inOrder, session })
  // Clocks differ, but a row must not be older than the one before.
  const at = new Date(Math.max(Date.now(), last?.at.getTime() ?? 0))
  const row = { _id: (last?._id ?? 0) + 1, at, ...facts, previousHash: last?.hash ?? '' }
  const stored = { ...row, hash: hashOf(row) }
  await actions.insertOne(stored, { session })
  return stored
}

/** Hashes all facts of a row in a fixed order, and the hash before it. */
function hashOf(row: Omit<ActionDocument, 'hash'>): string {
  const { _id, at, kind, actorId, userId, postId = null, rule = null, until = null, role = null, previousHash } = row
  // Rows of an older release have none of these.
  const ofCase = row.caseId === undefined ? [] : [row.caseId]
  const ofEntry = row.entryId === undefined ? [] : ['entry', row.entryId]
  const ofMedia = row.mediaId === undefined ? [] : ['media', row.mediaId]
  const ofUndone = row.undoes === undefined ? [] : ['undoes', row.undoes]
  const ofPosts = row.count === undefined ? [] : ['posts', row.from, row.to, row.count]
  const facts = [previousHash, _id, at, kind, actorId, userId, postId, rule, until, role]
  return createHash('sha256')
    .update(JSON.stringify([...facts, ...ofCase, ...ofEntry, ...ofUndone, ...ofPosts, ...ofMedia]))
    .digest('base64url')
}

/** The number of the first row that was changed, or whose predecessor was deleted; null if the log is whole. */
export async function firstBrokenRow(): Promise<number | null> {
  const rows = await findAll<ActionDocument>(collection, {}, { hint: inOrder, sort: inOrder, batchSize: 10_000 })
  let previousHash = ''
  for (const [index, row] of rows.entries()) {
    if (row._id !== index + 1 || row.previousHash !== previousHash || row.hash !== hashOf(row)) return row._id
    previousHash = row.hash
  }
  return null
}

/** The log, latest first. Throws NOT_PERMITTED for all but administrators. */
export async function logPage(ctx: Context, request: PageRequest): Promise<Page<ActionDocument>> {
  await requireRole(ctx, 'ADMIN')
  return actionsPage({}, actionIndexes.byTime, request)
}

export function actionsPage(
  filter: mongo.Document,
  hint: mongo.Document,
  request: PageRequest,
): Promise<Page<ActionDocument>> {
  const list = { collection, filter, hint, at: 'at', id: '_id', stored: Number, positionOf: actionPosition }
  return keysetPage<ActionDocument>({ ...list, ...request })
}

export const actionPosition = ({ at, _id }: ActionDocument): Position => ({
  at,
  id: String(_id).padStart(longestNumber, '0'),
})

export const actionIdPrefix = 'action:'

/** The number in an action's or a decision's id, whose prefix a client may leave out; 0 if there is none. */
export function storedNumber(id: string, prefix = actionIdPrefix): number {
  const number = Number(id.startsWith(prefix) ? id.slice(prefix.length) : id)
  return Number.isSafeInteger(number) ? number : 0
}

/** Only administrators get actions. */
export async function actionsById(ctx: Context, ids: readonly string[]): Promise<Map<string, ActionDocument>> {
  if (!(await isAtLeast(ctx, 'ADMIN'))) return new Map()
  const numbers = ids.map(Number).filter(Number.isSafeInteger)
  const rows = await findByIds<ActionDocument>(collection, numbers as never[])
  return new Map(rows.map((row) => [String(row._id), row]))
}
