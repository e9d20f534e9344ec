import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export const linnet = (...args: string[]) => linnetIn(process.env['E2E_DATA_DIR'], args)

export async function linnetIn(dataDir: string | undefined, args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, MONGODB_URI: '', LOG_LEVEL: 'silent' }
  return promisify(execFile)(process.execPath, ['dist/linnet.js', ...args], { env })
}
