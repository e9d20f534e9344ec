import { type Page, type PageRequest, type Placed, type Position, decodeCursor, encodeCursor } from '../db/keyset.ts'
import { AppError } from '../errors.ts'

/** The most that one page may hold. */
const maxFirst = 100

type ConnectionArgs = { first?: number | null; after?: string | null }

/** A list as the schema has it. */
export type Connection<Row> = {
  edges: { node: Row; cursor: string }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** How many rows were asked for. Throws INVALID_INPUT outside of 1 to 100. */
function parseFirst(first: number | null | undefined, fallback = 20): number {
  const rows = first ?? fallback
  if (rows < 1 || rows > maxFirst) throw new AppError('INVALID_INPUT', { reason: `first: ask for 1 to ${maxFirst}.` })
  return rows
}

/** A connection's arguments, parsed. Throws INVALID_INPUT. */
export function parsePage({ first, after }: ConnectionArgs): PageRequest {
  return { first: parseFirst(first), after: after ? decodeCursor(after) : null }
}

/** A page as a connection; `positionOf` says where a row stands in the list. */
export function toConnection<Row>(page: Page<Row>, positionOf: (row: Row) => Position): Connection<Row> {
  return connectionOf(
    page.rows.map((node) => ({ node, cursor: encodeCursor(positionOf(node)) })),
    page,
  )
}

/** A page of placed rows (likes, bookmarks, follows) as a connection. */
export function placedToConnection<Row>(page: Page<Placed<Row>>): Connection<Row> {
  return connectionOf(
    page.rows.map(({ row, position }) => ({ node: row, cursor: encodeCursor(position) })),
    page,
  )
}

function connectionOf<Row>(edges: Connection<Row>['edges'], page: Page<unknown>): Connection<Row> {
  return { edges, pageInfo: { hasNextPage: page.hasMore, endCursor: page.end && encodeCursor(page.end) } }
}
