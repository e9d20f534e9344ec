import { constants } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import { homedir, tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** The folder for this user's mongod: in the home, the data folder or the temporary one. Throws if none is writable. */
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

/** A folder of another user could hold that user's program. */
async function isOurs(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK | constants.X_OK)
    return process.platform === 'win32' || (await stat(folder)).uid === userInfo().uid
  } catch {
    return false
  }
}
