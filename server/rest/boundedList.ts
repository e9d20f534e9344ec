import { setImmediate as nextTurn } from 'node:timers/promises'

/** The most bytes that an answer may have. */
export const largestAnswer = 1_990_000

/** What of a row fits into the room that is left of an answer: JSON, and whether it is all of the row. */
export type Written = { text: string; isWhole: boolean }

/** A piece of a list, read: whether everything that belongs to its rows was, and each row as JSON; null for one that is gone. */
export type Piece<Row> = { isWhole: boolean; write: (row: Row, room: number) => Written | null }

/** How a list is made of rows: about how many bytes each will have, and how a piece of them is read. */
type Recipe<Row> = { weightOf: (row: Row) => number; read: (rows: Row[]) => Promise<Piece<Row>> }

/** About so many bytes are read from the database at once. */
const heaviestPiece = 1_000_000

/** After so many bytes other requests have their turn. */
const sliceBytes = 64_000

/**
 * As many of the rows, in order, as an answer holds: `{ [key]: [ … ] }` as JSON, and how many of the rows that is. The
 * first row is shown in any case, as much of it as fits.
 */
export async function boundedList<Row>(
  key: string,
  rows: readonly Row[],
  { weightOf, read }: Recipe<Row>,
): Promise<{ json: string; shown: number }> {
  const head = `{${JSON.stringify(key)}:[`
  const parts: string[] = []
  const pieces = inPieces(rows, weightOf)
  let left = largestAnswer - head.length - 2
  let [shown, slice] = [0, 0]
  const answer = () => ({ json: `${head}${parts.join(',')}]}`, shown })
  for (let piece = pieces.shift(); piece; piece = pieces.shift()) {
    const { isWhole, write } = await read(piece)
    if (!isWhole && piece.length > 1) {
      // More hangs on these rows than is read at once: fewer of them, then.
      pieces.unshift(...halves(piece))
      continue
    }
    for (const row of piece) {
      const written = write(row, left)
      if (written && !written.isWhole && parts.length > 0) return answer()
      if (written) parts.push(written.text)
      shown++
      const bytes = written ? Buffer.byteLength(written.text) + 1 : 0
      left -= bytes
      slice += bytes
      if (slice > sliceBytes) slice = await nextTurn(0)
    }
  }
  return answer()
}

/** Cuts rows, in order, into pieces that each weigh little enough to be read at once. */
function inPieces<Row>(rows: readonly Row[], weightOf: (row: Row) => number): Row[][] {
  const pieces: Row[][] = []
  let weight = Infinity
  for (const row of rows) {
    weight += weightOf(row)
    if (weight > heaviestPiece) {
      pieces.push([])
      weight = weightOf(row)
    }
    pieces.at(-1)?.push(row)
  }
  return pieces
}

function halves<Row>(rows: readonly Row[]): [Row[], Row[]] {
  const middle = Math.ceil(rows.length / 2)
  return [rows.slice(0, middle), rows.slice(middle)]
}
