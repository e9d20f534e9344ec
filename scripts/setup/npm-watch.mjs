import { commandOf, parentOf, startOf } from '../../server/db/mongod/processes.mjs'

/**
 * Ends this process like Ctrl-C does when the `npm` that runs it is killed: npm can't pass that on, and a server left
 * alone would hold the port and the data of the next start.
 */
export function endWithNpm() {
  const npm = process.env.npm_lifecycle_event && process.platform === 'linux' ? npmAbove(process.ppid) : undefined
  if (!npm) return
  const start = startOf(npm)
  const timer = setInterval(() => {
    if (startOf(npm) === start) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 100)
  timer.unref()
}

/**
 * npm names itself after what it runs, and starts scripts through a shell, which may stay in between.
 * @param {number | undefined} pid
 * @returns {number | undefined}
 */
function npmAbove(pid) {
  if (!pid || pid === 1) return undefined
  return commandOf(pid)?.startsWith('npm ') ? pid : npmAbove(parentOf(pid))
}
