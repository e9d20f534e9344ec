import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** @param {...string} parts */
export const inProject = (...parts) => join(root, ...parts)

/**
 * Runs a program until it or this process ends; resolves to its exit code. `pipe` shows its output only if it fails.
 * @type {(command: string, args: string[], options?: { env?: NodeJS.ProcessEnv, stdio?: 'ignore' | 'inherit' | 'pipe' }) => Promise<number>}
 */
export function run(command, args, { env = process.env, stdio = 'inherit' } = {}) {
  // On Windows, npm is a script.
  const shell = process.platform === 'win32' && command === 'npm'
  const child = spawn(command, args, { cwd: root, env, shell, stdio })
  /** @type {Buffer[]} */
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => output.push(data))
  /** @type {number | undefined} */
  let stopCode
  const end = () => {
    stopCode = 143
    child.kill()
  }
  // The terminal tells the child, too.
  const interrupt = () => {
    stopCode = 130
  }
  process.on('SIGTERM', end).on('SIGINT', interrupt)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (stopCode !== undefined) process.exit(stopCode)
      process.off('SIGTERM', end).off('SIGINT', interrupt)
      if (code !== 0) process.stderr.write(Buffer.concat(output))
      resolve(code ?? 1)
    })
  })
}
