import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

/** The first executable `mongod` on PATH. Throws when there is none. */
export async function mongodOnPath(): Promise<string> {
  const name = process.platform === 'win32' ? 'mongod.exe' : 'mongod'
  for (const folder of (process.env.PATH ?? '').split(delimiter).filter(Boolean)) {
    const path = join(folder, name)
    if (await executable(path)) return path
  }
  throw new Error(`no ${name} there`)
}

async function executable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}
