import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { AttackedServer } from './abuse/attackedServer.ts'
import { watchHealth } from './abuse/watchHealth.ts'
import { type World, withWorld } from './abuse/world.ts'
import { table } from './plans/table.ts'

/** `npm run overload` requests up to ten times what the server can serve. Goodput is pages per processor second. */
const head = [
  'load',
  'offered/s',
  'served/s',
  '503/s',
  'unsent/s',
  'failed',
  'CPU s',
  'pages per CPU s',
  'of peak',
  'slowest health ms',
]
const factors = [0.5, 1, 2, 5, 10]
const turns = 5
const seconds = 4
const query = `{ posts(first: 20) { edges { node { id content likeCount author { username name avatar } } } } }`

type Counts = { served: number; refused: number; failed: number; unsent: number }
type Result = Counts & { wall: number; cpu: number; longest: number }

async function run(loader: ChildProcess, world: World, port: number, rate: number, duration: number): Promise<Counts> {
  const headers = { 'content-type': 'application/json', authorization: world.token }
  loader.send({ target: { port, path: '/graphql', headers, body: { query } }, rate, seconds: duration })
  const [counts] = (await once(loader, 'message')) as [Counts]
  return counts
}

async function capacityOf(loader: ChildProcess, world: World, port: number): Promise<number> {
  await run(loader, world, port, 200, 3)
  let best = 0
  for (const rate of [300, 600, 900, 1_200]) {
    const { served } = await run(loader, world, port, rate, 3)
    best = Math.max(best, served / 3)
  }
  return best
}

async function measure(loader: ChildProcess, world: World, server: AttackedServer, rate: number): Promise<Result> {
  const health = await watchHealth(server)
  const [began, before] = [performance.now(), await server.cpuTime()]
  const counts = await run(loader, world, server.port, rate, seconds)
  const [wall, cpu] = [(performance.now() - began) / 1000, ((await server.cpuTime()) - before) / 1000]
  return { ...counts, wall, cpu, longest: (await health.longest()).wait }
}

function sumOf(results: readonly Result[]): Result {
  const total = (field: keyof Result) => results.reduce((sum, result) => sum + result[field], 0)
  return {
    served: total('served'),
    refused: total('refused'),
    failed: total('failed'),
    unsent: total('unsent'),
    wall: total('wall'),
    cpu: total('cpu'),
    longest: Math.max(...results.map(({ longest }) => longest)),
  }
}

function tableOf(results: Map<number, Result[]>): string {
  const sums = [...results].map(([factor, each]) => ({ factor, ...sumOf(each) }))
  const peak = Math.max(...sums.map(({ served, cpu }) => served / cpu))
  const rows = sums.map(({ factor, served, refused, failed, unsent, wall, cpu, longest }) => {
    const perSecond = (count: number) => Math.round(count / wall)
    return [
      `${factor} ×`,
      ...[
        perSecond(served + refused + failed + unsent),
        perSecond(served),
        perSecond(refused),
        perSecond(unsent),
        failed,
      ],
      ...[cpu.toFixed(1), Math.round(served / cpu), (served / cpu / peak).toFixed(2), longest],
    ]
  })
  return table(head, rows)
}

async function main(): Promise<void> {
  await withWorld(async (world) => {
    // All clients of the loader have one address.
    const server = await AttackedServer.start(world, { CONNECTIONS_PER_ADDRESS: '2000', MAX_REQUESTS: '2000' })
    const loader = fork(new URL('overload/loader.mjs', import.meta.url), { execArgv: [] })
    const results = new Map<number, Result[]>(factors.map((factor) => [factor, []]))
    try {
      const capacity = await capacityOf(loader, world, server.port)
      for (let turn = 0; turn < turns; turn++)
        for (const [factor, each] of results) each.push(await measure(loader, world, server, capacity * factor))
      console.log(tableOf(results))
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
