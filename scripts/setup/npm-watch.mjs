import { commandOf, parentOf, startOf } from '../../server/db/mongod/processes.mjs'

/**
 * Ends this process as Ctrl-C does when the `npm` that started it is killed. npm can't forward SIGKILL, and a server that
 * keeps running would hold the port and the data folder that the next start needs.
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
 * Finds npm among the ancestors: it may have started the script through a shell, and sets its process title to "npm …".
 * @param {number | undefined} pid
 * @returns {number | undefined}
 */
function npmAbove(pid) {
  if (!pid || pid === 1) return undefined
  return commandOf(pid)?.startsWith('npm ') ? pid : npmAbove(parentOf(pid))
}
