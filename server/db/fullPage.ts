import { type Page, type PageRequest, type Position, cutPage } from './keyset.ts'

const mostBeyond = 1_000

/** The first read beyond a page asks for at least this many rows; each further one asks for twice as many. */
const firstBeyond = 20

export type Reading<Row, Shown> = {
  read(request: PageRequest): Promise<Page<Row>>
  show(rows: Row[]): Promise<Shown[]>
  positionOf(shown: Shown): Position
}

/** A page of what the viewer may see. It may be short after 1,000 further rows; then `end` says where to continue. */
export async function fullPage<Row, Shown>(request: PageRequest, reading: Reading<Row, Shown>): Promise<Page<Shown>> {
  const page = await reading.read(request)
  return filledUp(request, page, await reading.show(page.rows), reading)
}

/** As `fullPage`, for a page that was already read and filtered. */
export async function filledUp<Row, Shown>(
  request: PageRequest,
  page: Page<Row>,
  firstShown: readonly Shown[],
  { read, show, positionOf }: Reading<Row, Shown>,
): Promise<Page<Shown>> {
  const { first } = request
  const shown = [...firstShown]
  let last = page
  let left = firstShown.length < page.rows.length ? mostBeyond : 0
  for (let size = Math.max(first, firstBeyond); shown.length < first && last.hasMore && left > 0; size *= 2) {
    last = await read({ ...request, first: Math.min(size, left), after: last.end })
    shown.push(...(await show(last.rows)))
    left -= size
  }
  const cut = cutPage(shown, first, positionOf)
  return cut.hasMore ? cut : { rows: cut.rows, hasMore: last.hasMore, end: last.end }
}
