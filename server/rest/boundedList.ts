import { setImmediate as nextTurn } from 'node:timers/promises'

/** In bytes. */
export const largestAnswer = 1_990_000

/** As much of a row as fits into what is left of an answer, as JSON. */
export type Written = { text: string; isWhole: boolean }

/** Rows with their data. `write` returns null for a deleted row. */
export type Piece<Row> = { isWhole: boolean; write: (row: Row, room: number) => Written | null }

type Recipe<Row> = { weightOf: (row: Row) => number; read: (rows: Row[]) => Promise<Piece<Row>> }

/** About how many bytes one read of the database returns at most. */
const heaviestPiece = 1_000_000

/** After how many bytes other requests get their turn. */
const turnBytes = 64_000

/** Writes as many rows as fit into an answer `{ [key]: [ … ] }`; at least one, which is cut if necessary. */
export async function boundedList<Row>(
  key: string,
  rows: readonly Row[],
  { weightOf, read }: Recipe<Row>,
): Promise<{ json: string; shown: number }> {
  const head = `{${JSON.stringify(key)}:[`
  const parts: string[] = []
  const pieces = inPieces(rows, weightOf)
  let left = largestAnswer - head.length - 2
  let shown = 0
  let inTurn = 0
  const answer = () => ({ json: `${head}${parts.join(',')}]}`, shown })
  for (let piece = pieces.shift(); piece; piece = pieces.shift()) {
    const { isWhole, write } = await read(piece)
    if (!isWhole && piece.length > 1) {
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
      inTurn += bytes
      if (inTurn > turnBytes) {
        await nextTurn()
        inTurn = 0
      }
    }
  }
  return answer()
}

function inPieces<Row>(rows: readonly Row[], weightOf: (row: Row) => number): Row[][] {
  const pieces: Row[][] = []
  let weight = 0
  for (const row of rows) {
    weight += weightOf(row)
    const last = pieces.at(-1)
    if (last && weight <= heaviestPiece) {
      last.push(row)
    } else {
      pieces.push([row])
      weight = weightOf(row)
    }
  }
  return pieces
}

function halves<Row>(rows: readonly Row[]): [Row[], Row[]] {
  const middle = Math.ceil(rows.length / 2)
  return [rows.slice(0, middle), rows.slice(middle)]
}
