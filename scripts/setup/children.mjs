import { execFileSync } from 'node:child_process'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const running = new Set()
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const graceMs = 3000

/**
 * When this process receives a signal to end, ends the child and its descendants first. The returned function ends it
 * earlier.
 * @type {(child: ChildProcess) => () => void}
 */
export function endWithThisProcess(child) {
  if (running.size === 0) for (const signal of signals) process.on(signal, interrupted)
  running.add(child)
  child.on('close', () => {
    running.delete(child)
    if (running.size === 0) for (const signal of signals) process.off(signal, interrupted)
  })
  return () => kill(child, 'SIGTERM')
}

/** @param {NodeJS.Signals} signal */
function interrupted(signal) {
  const exitCode = signal === 'SIGINT' ? 130 : 143
  for (const child of running) {
    kill(child, 'SIGTERM')
    child.on('close', () => {
      if (running.size === 0) process.exit(exitCode)
    })
  }
  setTimeout(() => {
    for (const child of running) kill(child, 'SIGKILL')
    process.exit(exitCode)
  }, graceMs)
}

/** @type {(child: ChildProcess, signal: NodeJS.Signals) => void} the child leads a process group on POSIX */
function kill({ pid }, signal) {
  if (pid === undefined) return
  try {
    if (process.platform === 'win32') execFileSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' })
    else process.kill(-pid, signal)
  } catch {
    // It has ended already.
  }
}
