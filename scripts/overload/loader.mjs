/** Sends requests at a fixed rate, in a process of its own so that it does not measure itself. */
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Nearly as many as the server allows. While all of them wait for an answer, no request is sent. */
const sockets = 1_800
const patienceMs = 5_000

/** Connections stay open between orders, like a proxy's. */
const agent = new Agent({ keepAlive: true, maxSockets: sockets, maxFreeSockets: sockets })

/** @typedef {{ port: number, path: string, headers: Record<string, string>, body: object }} Target */
/** @typedef {{ served: number, refused: number, failed: number, unsent: number }} Counts */

/** @type {(target: Target, rate: number, seconds: number) => Promise<Counts>} `rate` is in requests a second */
async function load(target, rate, seconds) {
  const counts = { served: 0, refused: 0, failed: 0, unsent: 0 }
  const pending = new Set()
  const start = performance.now()
  let sent = 0
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - start) {
    for (const due = Math.floor((elapsed / 1000) * rate); sent < due; sent++) {
      if (pending.size >= sockets) {
        counts.unsent++
        continue
      }
      const answered = send(target, counts).finally(() => pending.delete(answered))
      pending.add(answered)
    }
    await sleep(2)
  }
  await Promise.all(pending)
  return counts
}

let told = 0

/** @type {(target: Target, counts: Counts) => Promise<void>} */
function send({ port, path, headers, body }, counts) {
  return new Promise((resolve) => {
    const count = (/** @type {keyof Counts} */ answer) => {
      counts[answer]++
      resolve()
    }
    const sent = request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      let start = ''
      response.once('data', (/** @type {Buffer} */ chunk) => (start = chunk.toString('latin1', 0, 8)))
      response.on('error', () => count('failed'))
      response.on('end', () => {
        // An answer with errors has the errors first.
        const isPage = response.statusCode === 200 && start === '{"data":'
        count(isPage ? 'served' : response.statusCode === 503 ? 'refused' : 'failed')
      })
    })
    sent.setTimeout(patienceMs, () => sent.destroy(new Error('no answer')))
    sent.on('error', () => count('failed'))
    // Equal requests would get cached answers.
    sent.end(JSON.stringify({ ...body, extensions: { told: told++ } }))
  })
}

process.on('message', (/** @type {{ target: Target, rate: number, seconds: number }} */ order) => {
  void load(order.target, order.rate, order.seconds).then((counts) => process.send?.(counts))
})
process.on('disconnect', () => process.exit())
