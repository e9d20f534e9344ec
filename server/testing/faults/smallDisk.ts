import { execFile } from 'node:child_process'
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** An empty data folder of MongoDB takes 33 MB. */
const megabytes = 200

export class SmallDisk {
  readonly folder: string
  readonly #ballast: string

  private constructor(folder: string) {
    this.folder = folder
    this.#ballast = join(folder, 'ballast')
  }

  /** Null if this user may not mount disks. */
  static async mount(): Promise<SmallDisk | null> {
    const folder = await mkdtemp(join(tmpdir(), 'linnet-disk-'))
    try {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
      return new SmallDisk(folder)
    } catch {
      await rmdir(folder)
      return null
    }
  }

  async fill(): Promise<void> {
    const file = await open(this.#ballast, 'w')
    const megabyte = Buffer.alloc(1_000_000)
    try {
      // A write that finds too little room writes what fits.
      for (;;) await file.write(megabyte)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    } finally {
      await file.close()
    }
  }

  async free(): Promise<void> {
    await rm(this.#ballast)
  }

  async unmount(): Promise<void> {
    await run('umount', [this.folder])
    await rmdir(this.folder)
  }
}
