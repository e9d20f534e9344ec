import { type Page, type PageRequest, type Placed, type Position, decodeCursor, encodeCursor } from '../db/keyset.ts'
import { AppError } from '../errors.ts'

const maxFirst = 100

type ConnectionArgs = { first?: number | null; after?: string | null }

export type Connection<Row> = {
  edges: { node: Row; cursor: string }[]
  pageInfo: { hasPreviousPage: boolean; startCursor: string | null; hasNextPage: boolean; endCursor: string | null }
}

function parseFirst(first: number | null | undefined, fallback = 20): number {
  const rows = first ?? fallback
  if (rows < 1 || rows > maxFirst)
    throw new AppError('INVALID_INPUT', { argument: 'first', reason: `first: ask for 1 to ${maxFirst}.` })
  return rows
}

/** Parses the arguments of a connection. Throws INVALID_INPUT. */
export function parsePage({ first, after }: ConnectionArgs): PageRequest {
  return { first: parseFirst(first), after: after ? decodeCursor(after) : null }
}

/** Converts a page, and the arguments that asked for it, to a connection. */
export function toConnection<Row>(
  page: Page<Row>,
  positionOf: (row: Row) => Position,
  args: ConnectionArgs,
): Connection<Row> {
  return connectionOf(
    page.rows.map((node) => ({ node, cursor: encodeCursor(positionOf(node)) })),
    page,
    args,
  )
}

/** Converts a page of rows with their positions (likes, bookmarks, follows) to a connection. */
export function placedToConnection<Row>(page: Page<Placed<Row>>, args: ConnectionArgs): Connection<Row> {
  return connectionOf(
    page.rows.map(({ row, position }) => ({ node: row, cursor: encodeCursor(position) })),
    page,
    args,
  )
}

function connectionOf<Row>(
  edges: Connection<Row>['edges'],
  page: Page<unknown>,
  { after }: ConnectionArgs,
): Connection<Row> {
  const startCursor = edges[0]?.cursor ?? null
  // A cursor stands for a row before this page, so no command needs to look for one.
  const pageInfo = { hasPreviousPage: Boolean(after), startCursor, hasNextPage: page.hasMore }
  return { edges, pageInfo: { ...pageInfo, endCursor: page.end && encodeCursor(page.end) } }
}
