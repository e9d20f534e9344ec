import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import type { Drawing } from './svg.ts'

/** Write a drawing as WebP, lossless where that is smaller: it is for patterns that repeat. */
export async function writeWebp(file: string, drawing: Drawing): Promise<void> {
  const source = sharp(Buffer.from(drawing.svg))
  const lossy = await source.clone().webp({ quality: 82, effort: 6, smartSubsample: true }).toBuffer()
  const lossless = await source.clone().webp({ lossless: true, effort: 6 }).toBuffer()
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, lossless.length < lossy.length ? lossless : lossy)
}
