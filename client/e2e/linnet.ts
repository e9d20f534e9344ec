import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Runs the operator's command on the app under test. */
export async function linnet(...args: string[]) {
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'], MONGODB_URI: '', LOG_LEVEL: 'silent' }
  return promisify(execFile)(process.execPath, ['dist/linnet.js', ...args], { env })
}
