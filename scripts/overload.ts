import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { AttackedServer } from './abuse/attackedServer.ts'
import { watchHealth } from './abuse/watchHealth.ts'
import { type World, withWorld } from './abuse/world.ts'
import { table } from './plans/table.ts'

/**
 * `npm run overload`: offers the built server up to ten times the Explore pages that it can serve, and prints what it
 * served, what it refused with 503, its processor time, and the slowest health check. Goodput is pages served for each
 * second of the server's processor time, relative to the best row. What the loader cannot send is not offered, so the
 * offered rate is printed as sent.
 */
const head = [
  'load',
  'offered/s',
  'served/s',
  '503/s',
  'failed',
  'CPU s',
  'pages per CPU s',
  'of peak',
  'slowest health ms',
]
const factors = [0.5, 1, 2, 5, 10]
const seconds = 8
const query = `{ posts(first: 20) { edges { node { id content likeCount author { username name avatar } } } } }`

type Counts = { served: number; refused: number; failed: number; offered: number }

async function run(loader: ChildProcess, world: World, port: number, rate: number, duration: number): Promise<Counts> {
  const headers = { 'content-type': 'application/json', authorization: world.token }
  const body = JSON.stringify({ query })
  loader.send({ target: { port, path: '/graphql', headers, body }, rate, seconds: duration })
  const [counts] = (await once(loader, 'message')) as [Counts]
  return counts
}

/** The most pages a second: what is served under more load than any server here can take, after it is warm. */
async function capacityOf(loader: ChildProcess, world: World, port: number): Promise<number> {
  await run(loader, world, port, 200, 3)
  let best = 0
  for (const rate of [300, 600, 900, 1_200, 1_800]) {
    const { served } = await run(loader, world, port, rate, 3)
    best = Math.max(best, served / 3)
  }
  return best
}

async function measure(loader: ChildProcess, world: World, server: AttackedServer, rate: number) {
  const health = await watchHealth(server.port)
  const before = await server.cpuTime()
  const counts = await run(loader, world, server.port, rate, seconds)
  const cpu = ((await server.cpuTime()) - before) / 1000
  return { ...counts, cpu, perCpu: counts.served / cpu, longest: await health.longestWait() }
}

async function main(): Promise<void> {
  await withWorld(async (world) => {
    const server = await AttackedServer.start(world)
    const loader = fork(new URL('overload/loader.mjs', import.meta.url), { execArgv: [] })
    try {
      const capacity = await capacityOf(loader, world, server.port)
      const results = []
      for (const factor of factors) {
        const result = await measure(loader, world, server, capacity * factor)
        results.push({ factor, ...result })
      }
      const peak = Math.max(...results.map(({ perCpu }) => perCpu))
      const perSecond = (count: number) => Math.round(count / seconds)
      const rows = results.map((row) => [
        `${row.factor} ×`,
        ...[perSecond(row.offered), perSecond(row.served), perSecond(row.refused), row.failed],
        ...[row.cpu.toFixed(1), Math.round(row.perCpu), (row.perCpu / peak).toFixed(2), row.longest],
      ])
      console.log(table(head, rows))
    } finally {
      loader.disconnect()
      await server.kill()
    }
  })
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
