import { type RequestRow, requestColumns } from '../auth/waiting.ts'
import type { Context } from '../context.ts'
import { type Page, type PageRequest, type Position, keysetPage } from '../db/keyset.ts'
import { findByIds } from '../db/read.ts'
import { userIndexes } from '../users/user.model.ts'
import { isAtLeast, requireRole } from './actor.ts'

export const requestIdPrefix = 'request:'

export const requestPosition = ({ waiting, _id }: RequestRow): Position => ({ at: waiting.at, id: _id })

const columns = { ...requestColumns, deletingAt: 1 } as const

/** The accounts that wait to be let in, latest first; only moderators see them. Throws NOT_PERMITTED for members. */
export async function requestsPage(ctx: Context, request: PageRequest): Promise<Page<RequestRow>> {
  await requireRole(ctx, 'MODERATOR')
  return keysetPage<RequestRow>({
    collection: 'users',
    at: 'waiting.at',
    id: '_id',
    hint: userIndexes.waiting,
    positionOf: requestPosition,
    filter: { 'waiting.state': 'OPEN', deletingAt: null },
    projection: columns,
    ...request,
  })
}

/** Only moderators get requests. */
export async function requestsById(ctx: Context, ids: readonly string[]): Promise<Map<string, RequestRow>> {
  if (!(await isAtLeast(ctx, 'MODERATOR'))) return new Map()
  const rows = await findByIds<Partial<RequestRow> & { _id: string; deletingAt: Date | null }>('users', ids, columns)
  return new Map(rows.flatMap((row) => (row.waiting && !row.deletingAt ? [[row._id, row as RequestRow]] : [])))
}
