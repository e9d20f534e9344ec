import { spawn } from 'node:child_process'
import { endWithThisProcess } from './children.mjs'
import { root } from './project.mjs'

export class SetupError extends Error {}

export class CommandError extends SetupError {
  /** @param {string} command @param {string} output @param {string} end the exit code or signal */
  constructor(command, output, end) {
    super(`${output}\n\n${command} ended with ${end}.`)
    this.output = output
  }
}

/**
 * Runs a command without showing its output, and returns it. Throws CommandError. Signals end the command and its
 * descendants.
 * @type {(command: string, args: string[], options?: { cwd?: string, signal?: AbortSignal }) => Promise<string>}
 */
export function runQuietly(command, args, { cwd = root, signal } = {}) {
  return new Promise((resolve, reject) => {
    const isWindows = process.platform === 'win32'
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: command.endsWith('.cmd'),
      // The leader of a process group, to be killed with its descendants.
      detached: !isWindows,
    })
    const end = endWithThisProcess(child)
    signal?.addEventListener('abort', end, { once: true })
    /** @type {Buffer[]} */
    const output = []
    child.stdout.on('data', (data) => output.push(data))
    child.stderr.on('data', (data) => output.push(data))
    child.on('error', reject)
    child.on('close', (code, killed) => {
      signal?.removeEventListener('abort', end)
      const said = Buffer.concat(output).toString().trim()
      if (code === 0) resolve(said)
      else reject(new CommandError([command, ...args].join(' '), said, killed ?? `code ${code}`))
    })
  })
}

/** @type {(script: string, args: string[]) => Promise<string>} runs a script below node_modules */
export function runInstalled(script, args) {
  return runQuietly(process.execPath, [`node_modules/${script}`, ...args])
}
