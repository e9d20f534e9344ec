import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import writeFileAtomic from 'write-file-atomic'
import type { MongodBinary } from './binary.ts'

const list = z.array(z.object({ path: z.string(), version: z.string(), source: z.string() }))

export async function remembered(folder: string): Promise<MongodBinary[]> {
  try {
    return list.parse(JSON.parse(await readFile(fileIn(folder), 'utf8')))
  } catch {
    return []
  }
}

export async function remember(folder: string, binary: MongodBinary): Promise<void> {
  await writeFileAtomic(fileIn(folder), JSON.stringify([binary, ...(await others(folder, binary.path))], null, 2))
}

export async function forget(folder: string, path: string): Promise<void> {
  await writeFileAtomic(fileIn(folder), JSON.stringify(await others(folder, path), null, 2))
}

async function others(folder: string, path: string): Promise<MongodBinary[]> {
  return (await remembered(folder)).filter((known) => known.path !== path)
}

function fileIn(folder: string): string {
  return join(folder, 'mongod.json')
}
