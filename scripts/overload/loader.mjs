/**
 * Sends requests at a fixed rate, whether or not the server keeps up, and reports how they were answered. A process of
 * its own, so that the load does not take the measuring process's time.
 */
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const sockets = 400
const patienceMs = 5_000

/** @typedef {{ port: number, path: string, headers: Record<string, string>, body: string }} Target */
/** @typedef {{ served: number, refused: number, failed: number, offered: number }} Counts */

/**
 * @param {Target} target
 * @param {number} rate requests a second
 * @param {number} seconds
 * @returns {Promise<Counts>}
 */
async function load(target, rate, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  const counts = { served: 0, refused: 0, failed: 0, offered: 0 }
  const pending = new Set()
  const start = performance.now()
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - start) {
    for (const due = Math.floor((elapsed / 1000) * rate); counts.offered < due; counts.offered++) {
      const answered = send(target, agent, counts).finally(() => pending.delete(answered))
      pending.add(answered)
    }
    await sleep(2)
  }
  await Promise.all(pending)
  agent.destroy()
  return counts
}

/**
 * @param {Target} target
 * @param {Agent} agent
 * @param {Counts} counts
 * @returns {Promise<void>}
 */
function send({ port, path, headers, body }, agent, counts) {
  return new Promise((resolve) => {
    const fail = () => {
      counts.failed++
      resolve()
    }
    const sent = request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      response.on('error', fail)
      response.resume().on('end', () => {
        if (response.statusCode === 200) counts.served++
        else if (response.statusCode === 503) counts.refused++
        else counts.failed++
        resolve()
      })
    })
    sent.setTimeout(patienceMs, () => sent.destroy(new Error('no answer')))
    sent.on('error', fail)
    sent.end(body)
  })
}

process.on('message', (/** @type {{ target: Target, rate: number, seconds: number }} */ order) => {
  void load(order.target, order.rate, order.seconds).then((counts) => process.send?.(counts))
})
process.on('disconnect', () => process.exit())
