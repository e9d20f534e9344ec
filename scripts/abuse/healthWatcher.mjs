/** Runs in a process of its own, so that `watchHealth` measures the server and not its own load. */
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const [port, pid] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })
const longest = { wait: 0, cpu: 0 }
let isWatching = true

function ask() {
  return new Promise((resolve) => {
    const options = { agent, host: '127.0.0.1', port, path: '/healthz' }
    get(options, (response) => response.resume().on('end', resolve)).on('error', resolve)
  })
}

const cpuTime = () => Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6

process.on('message', () => (isWatching = false))
process.on('disconnect', () => process.exit())
await ask()
process.send?.('watching')
while (isWatching) {
  const [begin, before] = [performance.now(), cpuTime()]
  await ask()
  longest.wait = Math.max(longest.wait, performance.now() - begin)
  longest.cpu = Math.max(longest.cpu, cpuTime() - before)
  await sleep(10)
}
process.send?.(longest)
agent.destroy()
