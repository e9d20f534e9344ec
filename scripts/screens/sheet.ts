import { mkdirSync } from 'node:fs'
import sharp from 'sharp'

export type Shot = { mode: 'light' | 'dark'; width: number; height: number; picture: Buffer }

const scale = 0.6
const gap = 20
const label = 28

/** Writes artifacts/screens/NAME.png, with a row for each mode and a column for each width. */
export async function writeSheet(name: string, shots: readonly Shot[]): Promise<void> {
  const rows = (['light', 'dark'] as const).map((mode) => shots.filter((shot) => shot.mode === mode))
  const rowHeight = Math.max(...shots.map(({ height }) => Math.round(height * scale))) + label + gap
  const pieces = await Promise.all(rows.flatMap((row, index) => rowOf(row, index * rowHeight)))
  const right = Math.max(...pieces.map(({ left, width }) => left + width))
  mkdirSync('artifacts/screens', { recursive: true })
  await sharp({
    create: { width: right + gap, height: rows.length * rowHeight + gap, channels: 3, background: '#8b95a1' },
  })
    .composite(pieces.flatMap(({ input, left, top, words }) => [{ input, left, top }, caption(words, left, top)]))
    .png()
    .toFile(`artifacts/screens/${name}.png`)
}

function rowOf(row: readonly Shot[], from: number) {
  let left = gap
  return row.map(async ({ width, mode, picture }) => {
    const place = { left, top: from + label, width: Math.round(width * scale), words: `${width} ${mode}` }
    left += place.width + gap
    return { ...place, input: await sharp(picture).resize(place.width).toBuffer() }
  })
}

function caption(words: string, left: number, top: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="20">
    <text x="0" y="15" font-family="sans-serif" font-size="15" font-weight="700" fill="#10161d">${words}</text></svg>`
  return { input: Buffer.from(svg), left, top: top - 23 }
}
