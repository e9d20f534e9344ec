/** How much one piece of a long list may weigh: about this many people in the lists inside it are read and held at once. */
const heaviestPiece = 100_000

/** Cuts rows, in order, into pieces that each weigh little enough to be read and written at once; at least one piece. */
export function inPieces<Row>(rows: readonly Row[], weightOf: (row: Row) => number): Row[][] {
  const pieces: Row[][] = [[]]
  let weight = 0
  for (const row of rows) {
    weight += weightOf(row)
    if (weight > heaviestPiece && pieces.at(-1)?.length) {
      pieces.push([])
      weight = weightOf(row)
    }
    pieces.at(-1)?.push(row)
  }
  return pieces
}

/**
 * `{ [key]: [ … ] }` over all pieces. One piece, the usual case, is read before anything is answered; more of them are
 * read and written one after the other, so that memory stays bounded however large the answer is.
 */
export async function listBody<Row>(
  key: string,
  pieces: readonly Row[][],
  shape: (rows: Row[]) => Promise<object[]>,
): Promise<object | AsyncIterable<string>> {
  const [first = [], ...others] = pieces
  return others.length === 0 ? { [key]: await shape(first) } : streamed(key, pieces, shape)
}

async function* streamed<Row>(key: string, pieces: readonly Row[][], shape: (rows: Row[]) => Promise<object[]>) {
  let separator = `{${JSON.stringify(key)}:[`
  for (const piece of pieces) {
    const items = JSON.stringify(await shape(piece)).slice(1, -1)
    if (items === '') continue
    yield separator + items
    separator = ','
  }
  yield separator === ',' ? ']}' : `${separator}]}`
}
