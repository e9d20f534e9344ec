import { spawn } from 'node:child_process'
import { endWithThisProcess } from './children.mjs'
import { root } from './project.mjs'

/** A step failed; the message is written for the user. */
export class SetupError extends Error {}

/** A command failed. */
export class CommandError extends SetupError {
  /**
   * @param {string} command
   * @param {string} output
   * @param {string} end the exit code or signal
   */
  constructor(command, output, end) {
    super(`${output}\n\n${command} ended with ${end}.`)
    this.output = output
  }
}

/**
 * Runs a command without showing its output; returns the output. Throws CommandError when the command fails. The command
 * and its descendants end when this process receives a signal to end.
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
      // Makes it the leader of a process group, so that it can be killed together with its descendants.
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
 * Runs a script of an installed package the same way.
 * @param {string} script its path under node_modules
 * @param {string[]} args
 */
export function runInstalled(script, args) {
  return runQuietly(process.execPath, [`node_modules/${script}`, ...args])
}
