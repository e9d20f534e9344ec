import type { GraphQLResolveInfo } from 'graphql'
import { type Page, type PageRequest, type Placed, type Position, cursorsOf, decodeCursor } from '../db/keyset.ts'
import { AppError, commonErrors } from '../errors.ts'
import { selectsAnyOf } from './lookAhead.ts'

const mostRows = 100
export const defaultRows = 20

export type ConnectionArgs = {
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
}

type Connection<Row> = {
  edges: { node: Row; cursor: string }[]
  pageInfo: { hasPreviousPage: boolean; startCursor: string | null; hasNextPage: boolean; endCursor: string | null }
  totalCount?: number
}

type ReadPage<Row, More> = (request: PageRequest) => Promise<Page<Row> & More>

/** What a read tells besides its page, which its connection tells too. */
type Besides<Row, More> = Omit<Page<Row> & More, keyof Page<Row>>

export const fieldsOfRows = ['edges', 'pageInfo', 'unavailableIds'] as const

/** Parses arguments. With `last`, or only `before`, the list is read from its end. Throws INVALID_INPUT. */
export function parsePage(list: string, { first, after, last, before }: ConnectionArgs): PageRequest {
  const isBackward = isGiven(last) || (!isGiven(first) && Boolean(before) && !after)
  if (isGiven(first) && isGiven(last))
    throw new AppError(commonErrors.INVALID_INPUT, { argument: 'last', reason: 'last: give either first or last.' })
  const rows = isBackward ? pageSize('last', last) : pageSize('first', first)
  const from = positionOf(list, 'after', after)
  const to = positionOf(list, 'before', before)
  return isBackward ? { first: rows, after: to, until: from, isBackward } : { first: rows, after: from, until: to }
}

const isGiven = (rows: number | null | undefined) => typeof rows === 'number'

function pageSize(argument: 'first' | 'last', rows: number | null | undefined): number {
  const size = rows ?? defaultRows
  if (size < 1 || size > mostRows)
    throw new AppError(commonErrors.INVALID_INPUT, { argument, reason: `${argument}: ask for 1 to ${mostRows}.` })
  return size
}

const positionOf = (list: string, argument: 'after' | 'before', cursor: string | null | undefined) =>
  cursor ? decodeCursor(cursor, list, argument) : null

/** Makes a connection, whose cursors are valid for `list` only. Throws INVALID_INPUT, and what `read` throws. */
export async function connection<Row, More>(
  list: string,
  args: ConnectionArgs,
  read: ReadPage<Row, More>,
  place: (row: Row) => Position,
): Promise<Connection<Row> & Besides<Row, More>> {
  const request = parsePage(list, args)
  const { rows, hasMore, end, ...besides } = await read(request)
  const cursorOf = cursorsOf(list)
  const edges = rows.map((node) => ({ node, cursor: cursorOf(place(node)) }))
  return { ...besides, ...inListOrder(edges, end && cursorOf(end), hasMore, request) }
}

/** Like `connection`, for rows with positions. */
export async function placedConnection<Row, More>(
  list: string,
  args: ConnectionArgs,
  read: ReadPage<Placed<Row>, More>,
) {
  const { edges, ...rest } = await connection(list, args, read, ({ position }) => position)
  return { ...rest, edges: edges.map(({ node, cursor }) => ({ node: node.row, cursor })) }
}

/** A connection with the length of its list. If only the length is selected, no rows are read. */
export async function countedConnection<Row>(
  list: string,
  totalCount: number,
  info: GraphQLResolveInfo,
  args: ConnectionArgs,
  load: (list: string) => Promise<Connection<Row>>,
): Promise<Connection<Row>> {
  if (selectsAnyOf(info, fieldsOfRows)) return { ...(await load(list)), totalCount }
  parsePage(list, args)
  const pageInfo = { hasPreviousPage: false, startCursor: null, hasNextPage: false, endCursor: null }
  return { edges: [], pageInfo, totalCount }
}

function inListOrder<Row>(
  edges: Connection<Row>['edges'],
  farCursor: string | null,
  hasMore: boolean,
  { after, isBackward = false, until = null }: PageRequest,
): Connection<Row> {
  // A given cursor stands for a row beside this page, so no command asks whether there is one.
  const isPreceded = after !== null
  const isFollowed = hasMore || until !== null
  const nearCursor = edges[0]?.cursor ?? null
  if (!isBackward)
    return {
      edges,
      pageInfo: { hasPreviousPage: isPreceded, startCursor: nearCursor, hasNextPage: isFollowed, endCursor: farCursor },
    }
  return {
    edges: edges.toReversed(),
    pageInfo: { hasPreviousPage: isFollowed, startCursor: farCursor, hasNextPage: isPreceded, endCursor: nearCursor },
  }
}
