import { spawn } from 'node:child_process'
import { endWithThisProcess } from './children.mjs'
import { root } from './project.mjs'

/** A step that failed, in words for the person who started it. */
export class SetupError extends Error {}

/** A command that ended badly; `output` is all that it said. */
export class CommandError extends SetupError {
  /**
   * @param {string} command
   * @param {string} output
   * @param {string} end how it ended
   */
  constructor(command, output, end) {
    super(`${output}\n\n${command} ended with ${end}.`)
    this.output = output
  }
}

/**
 * Runs a command, its output kept back; returns the output when the command has ended well. The command and all that it
 * started end when this process is told to end. Throws CommandError otherwise.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, signal?: AbortSignal }} [options] `signal` ends the command
 * @returns {Promise<string>}
 */
export function runQuietly(command, args, { cwd = root, signal } = {}) {
  return new Promise((resolve, reject) => {
    const isWindows = process.platform === 'win32'
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: command.endsWith('.cmd'),
      // A process group of its own, so that it can be ended together with what it starts.
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

/**
 * Runs a program of an installed package the same way.
 * @param {string} script its path under node_modules
 * @param {string[]} args
 */
export function runInstalled(script, args) {
  return runQuietly(process.execPath, [`node_modules/${script}`, ...args])
}
