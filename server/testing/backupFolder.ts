import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mongoose from 'mongoose'

/** The database into which tests restore. */
export const copy = () => mongoose.connection.useDb(`${mongoose.connection.name}-copy`)

/** Gives each test of a `describe` a new folder for backups, and drops `copy` after it. */
export function useBackupFolder(use: (folder: string) => void): void {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'linnet-backup-'))
    use(folder)
  })
  afterEach(async () => {
    await rm(folder, { recursive: true })
    await copy().dropDatabase()
  })
}
