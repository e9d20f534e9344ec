import { commandOf, parentOf, startOf } from '../../server/db/mongod/processes.mjs'

/** Ends this process when its `npm` is killed: npm cannot forward SIGKILL, and the port and data would stay in use. */
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

/** @type {(pid: number | undefined) => number | undefined} the npm above a process, maybe with a shell between */
function npmAbove(pid) {
  if (!pid || pid === 1) return undefined
  return commandOf(pid)?.startsWith('npm ') ? pid : npmAbove(parentOf(pid))
}
