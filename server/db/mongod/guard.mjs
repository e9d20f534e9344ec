import { startOf } from './processes.mjs'

/**
 * A process that ends a mongod when the process that runs it has died, by whatever signal: it holds the other end of this
 * one's standard input, and the system closes that.
 */
const pid = Number(process.argv[2])
const start = startOf(pid)
// Ctrl-C in a terminal is for the server, which still needs its database then.
process.on('SIGINT', () => {})
process.stdin.resume().on('close', () => {
  if (start !== undefined && startOf(pid) === start) process.kill(pid, 'SIGTERM')
  process.exit()
})
