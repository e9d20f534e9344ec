import { spawn } from 'node:child_process'
import { root } from './project.mjs'

/** A step that failed, its output already part of the message. */
export class SetupError extends Error {}

/**
 * Runs a command in the project, its output kept back; returns when it has ended well. Throws SetupError with all that
 * it said otherwise.
 * @param {string} command
 * @param {string[]} args
 */
export function runQuietly(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: command.endsWith('.cmd'),
    })
    const output = []
    child.stdout.on('data', (data) => output.push(data))
    child.stderr.on('data', (data) => output.push(data))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0) return resolve()
      const said = Buffer.concat(output).toString().trim()
      reject(new SetupError(`${said}\n\n${[command, ...args].join(' ')} ended with ${signal ?? `code ${code}`}.`))
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
