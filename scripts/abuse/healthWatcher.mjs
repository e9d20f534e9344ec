/** The process behind `watchHealth`. It does nothing else, so that it measures the server and not its own load. */
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const port = Number(process.argv[2])
const agent = new Agent({ keepAlive: true })
let isWatching = true
let longest = 0

function ask() {
  return new Promise((resolve) => {
    const options = { agent, host: '127.0.0.1', port, path: '/healthz' }
    get(options, (response) => response.resume().on('end', resolve)).on('error', resolve)
  })
}

process.on('message', () => (isWatching = false))
process.on('disconnect', () => process.exit())
await ask()
process.send?.('watching')
while (isWatching) {
  const begin = performance.now()
  await ask()
  longest = Math.max(longest, performance.now() - begin)
  await sleep(10)
}
process.send?.(longest)
agent.destroy()
