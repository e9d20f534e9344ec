import { readFileSync } from 'node:fs'

/** npm cannot pass SIGKILL on, and the port and the data would stay in use. So this process ends with npm. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform !== 'linux') return
  let npm = process.ppid
  // There may be a shell between the two.
  while (npm > 1 && !isNpm(npm)) npm = Number(textOf(npm, 'stat').split(') ').at(-1)?.split(' ')[1])
  if (npm <= 1) return
  const timer = setInterval(() => {
    if (isNpm(npm)) return
    // A second signal would cut short the stop that the first one began.
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 100).unref()
}

/** @param {number} pid */
const isNpm = (pid) => textOf(pid, 'cmdline').startsWith('npm ')

/** @type {(pid: number, file: string) => string} empty for a process that has ended */
function textOf(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
