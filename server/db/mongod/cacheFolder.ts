import { constants } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { OperatorError } from '../../operatorError.ts'

/** The folder for this user's mongod: in the home, the data folder or the temporary one. Throws if none is writable. */
export async function cacheFolder(dataDir?: string): Promise<string> {
  const home = process.env.XDG_CACHE_HOME || homeCache()
  const choices = [
    ...(home ? [join(home, 'linnet')] : []),
    ...(dataDir ? [join(dataDir, 'cache')] : []),
    join(tmpdir(), `linnet-${process.geteuid?.() ?? 'user'}`),
  ]
  for (const folder of choices) {
    if (await isOurs(folder)) return folder
  }
  throw new OperatorError(`None of ${choices.join(', ')} can be written: set XDG_CACHE_HOME to a folder that can.`)
}

/** In a container, a process may run as a user whom the system does not know. */
function homeCache(): string | undefined {
  try {
    return join(homedir(), '.cache')
  } catch {
    return undefined
  }
}

/** A folder of another user could hold that user's program. */
async function isOurs(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK | constants.X_OK)
    const uid = process.geteuid?.()
    return uid === undefined || (await stat(folder)).uid === uid
  } catch {
    return false
  }
}
