import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import type { Drawing } from './svg.ts'

/** Write a drawing as WebP. `quality` is 1 to 100; flat drawings need little. */
export async function writeWebp(file: string, drawing: Drawing, quality = 82): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await sharp(Buffer.from(drawing.svg)).webp({ quality, effort: 6, smartSubsample: true }).toFile(file)
}
