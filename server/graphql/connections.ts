import { type Page, type PageRequest, type Placed, type Position, decodeCursor, encodeCursor } from '../db/keyset.ts'
import { AppError } from '../errors.ts'

const maxFirst = 100

type ConnectionArgs = { first?: number | null; after?: string | null }

export type Connection<Row> = {
  edges: { node: Row; cursor: string }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
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

/** Converts a page to a connection. */
export function toConnection<Row>(page: Page<Row>, positionOf: (row: Row) => Position): Connection<Row> {
  return connectionOf(
    page.rows.map((node) => ({ node, cursor: encodeCursor(positionOf(node)) })),
    page,
  )
}

/** Converts a page of rows with their positions (likes, bookmarks, follows) to a connection. */
export function placedToConnection<Row>(page: Page<Placed<Row>>): Connection<Row> {
  return connectionOf(
    page.rows.map(({ row, position }) => ({ node: row, cursor: encodeCursor(position) })),
    page,
  )
}

function connectionOf<Row>(edges: Connection<Row>['edges'], page: Page<unknown>): Connection<Row> {
  return { edges, pageInfo: { hasNextPage: page.hasMore, endCursor: page.end && encodeCursor(page.end) } }
}
