import { setTimeout as sleep } from 'node:timers/promises'
import { table } from '../plans/table.ts'
import { type Round, median, run } from './compare.ts'
import { type Contender, cpuOf, start } from './contenders.ts'
import { subscribe } from './live.ts'
import { type Scenario, scenariosFor } from './scenarios.ts'
import { fill, mongoCpu, withMongo } from './world.ts'

const head = ['CPU, ms per request', 'requests/s', 'its process', 'a live process', 'an idle process', 'MongoDB']

const idleMs = 5_000
const warmUp = 3

/** What a round took of each process. `live` follows new posts for a subscriber; `idle` serves nobody. */
type Taken = Round & { live: number; idle: number }
type Processes = { answering: Contender; live: Contender; idle: Contender }

/** `npm run bench -- growth`: what a request costs its process, MongoDB, and each other process on the database. */
export async function measureGrowth(rounds: number): Promise<void> {
  await withMongo(async (place) => {
    const world = await fill(place)
    const startOne = () => start('linnet', { uri: place.uriOf('filled'), secret: place.secret })
    const processes = { answering: await startOne(), live: await startOne(), idle: await startOne() }
    await subscribe(processes.live.port, { query: 'subscription { newPosts { count } }' }, () => {})
    await sleep(idleMs)
    const quiet = await takenBy(processes, () => sleep(idleMs))
    const { mix, writes } = scenariosFor(world)
    const rows: string[][] = []
    for (const scenario of [...mix, ...writes].filter(({ atOnce }) => atOnce > 1)) {
      const found: Taken[] = []
      for (let round = 0; round < warmUp + rounds; round++)
        found.push(await takenBy(processes, () => run(processes.answering, scenario, round)))
      rows.push(rowOf(scenario, found.slice(warmUp), quiet))
    }
    console.log(table(head, rows))
  })
}

async function takenBy({ answering, live, idle }: Processes, work: () => Promise<void>): Promise<Taken> {
  const now = async () => ({
    cpu: await cpuOf(answering.pid),
    live: await cpuOf(live.pid),
    idle: await cpuOf(idle.pid),
    mongo: await mongoCpu(),
    wall: performance.now(),
  })
  const before = await now()
  await work()
  const after = await now()
  return {
    cpu: after.cpu - before.cpu,
    live: after.live - before.live,
    idle: after.idle - before.idle,
    mongo: after.mongo - before.mongo,
    wall: after.wall - before.wall,
  }
}

/** Medians of the rounds, less what the processes need when nothing happens. */
function rowOf({ title, atOnce, each }: Scenario, found: readonly Taken[], quiet: Taken): string[] {
  const requests = atOnce * each
  const costOf = (part: 'cpu' | 'live' | 'idle' | 'mongo') =>
    median(found.map((taken) => (taken[part] - (quiet[part] * taken.wall) / quiet.wall) / requests)).toFixed(2)
  const rate = median(found.map(({ wall }) => (requests / wall) * 1_000))
  return [title, rate.toFixed(0), costOf('cpu'), costOf('live'), costOf('idle'), costOf('mongo')]
}
