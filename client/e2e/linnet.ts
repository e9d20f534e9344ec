import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Runs the operator's command on the app under test. */
export const linnet = (...args: string[]) => linnetIn(process.env['E2E_DATA_DIR'], args)

/** Runs the operator's command on an app with this data folder. */
export async function linnetIn(dataDir: string | undefined, args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, MONGODB_URI: '', LOG_LEVEL: 'silent' }
  return promisify(execFile)(process.execPath, ['dist/linnet.js', ...args], { env })
}
