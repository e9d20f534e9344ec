import { constants } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import { homedir, tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/**
 * The folder where this user's mongod is kept, made when missing: `$XDG_CACHE_HOME/linnet` or `~/.cache/linnet`; under
 * the data folder or the system's temporary folder when the home can't be written. Throws when none can.
 */
export async function cacheFolder(dataDir?: string): Promise<string> {
  const home = process.env.XDG_CACHE_HOME || join(homedir(), '.cache')
  const choices = [
    join(home, 'linnet'),
    ...(dataDir ? [join(dataDir, 'cache')] : []),
    join(tmpdir(), `linnet-${userInfo().uid}`),
  ]
  for (const folder of choices) {
    if (await isOurs(folder)) return folder
  }
  throw new Error(`None of ${choices.join(', ')} can be written: set XDG_CACHE_HOME to a folder that can.`)
}

/** Writable and this user's own: what is run from here must not have been put there by somebody else. */
async function isOurs(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK | constants.X_OK)
    return process.platform === 'win32' || (await stat(folder)).uid === userInfo().uid
  } catch {
    return false
  }
}
