import type { Running, Start } from './harness.ts'
import { type Figure, type Scenario, measure } from './scenario.ts'
import { memoryOf, perSecondOfEach, workersOf } from './scenarios/built.ts'
import { importRate } from './scenarios/import.ts'
import { mixes } from './scenarios/mixes.ts'
import { type Latency, latencies, perSecond } from './scenarios/rate.ts'
import { reads, readsBetweenWrites } from './scenarios/reads.ts'
import { restLists } from './scenarios/rest.ts'
import { secondStarts } from './scenarios/start.ts'
import { writeScenarios } from './scenarios/writes.ts'
import type { Server } from './servers.ts'
import { type Table, ratioTable, tableOf } from './tables.ts'
import type { World } from './world.ts'

/** In this order: reads before anything is written. */
export const groups = [
  'reads',
  'made',
  'rest',
  'rate',
  'writes',
  'mixes',
  'workers',
  'memory',
  'start',
  'import',
] as const
export type Group = (typeof groups)[number]

/** What the README says above the table of each group. */
export const captions: Record<Group, string> = {
  reads: `Pages per CPU second of each server, relative to the driver alone, which reads each collection by itself and has
no GraphQL, no sessions and no ETags. Eight requests for a page come at a time, or 50, each of another member. Nothing is
written meanwhile, so Linnet gives a member the same answer again, and asks MongoDB each time whether something was:`,
  made: `The same while something is written before each request, so that every answer is made anew; what is the same for those
that wait at once, as guests do, Linnet reads and makes once:`,
  rest: `\`GET /api/posts\` over REST, 20 posts and the 500 of a request without a limit: kept, made anew because something
is written before each request (once for those that wait at once), and asked for with an ETag while it is the same (304;
the driver alone sends the whole list):`,
  rate: `Milliseconds from when a request is due to its answer, median and 99th percentile, at ${perSecond} requests a second:`,
  writes: `Writes per CPU second by 16 accounts at once, relative to the driver with a transaction and the same commands for each.
Linnet stores writes that come at once in one transaction. The usual servers and Parse Server use none; in Parse a like
is a counter and a relation, and a post does not count on its author:`,
  mixes: `Mixes of both: 60% timelines, 30% posts and profiles, 10% writes; and 45% Home, 20% Explore, 12% posts, 10% profiles,
8% likes, 2% follows, 2% new posts, 1% searches, by 16 members at once:`,
  workers: `Pages per CPU second of several processes on one port (\`WORKERS\`), and of as many separate servers, which share
nothing but the database and the machine; relative to one process. Each process gets ${perSecondOfEach} requests a second:`,
  memory: 'Memory of the built server:',
  start: 'The second start of the built server with its MongoDB, until it is ready:',
  import: `Documents a second of \`npm run dataset\`, relative to \`bulkWrite\` of the same documents by the driver:`,
}

export type Bench = { start: Start; running: readonly Running<Server>[]; world: World; uri: string; rounds: number }

/** What is measured at a fixed rate, by the titles of the other groups. */
const atFixedRate = ['Explore, guest', 'Explore', 'Home, newest', 'Post with 20 replies', 'like', 'create']

const measureWith: Record<Group, (bench: Bench) => Promise<Table>> = {
  reads: (bench) => ratios(bench, reads(bench.world)),
  made: (bench) => ratios(bench, readsBetweenWrites(bench.world)),
  rest: (bench) => ratios(bench, restLists),
  writes: (bench) => ratios(bench, writeScenarios(bench.world)),
  mixes: (bench) => ratios(bench, mixes(bench.world)),
  rate: async ({ running, world }) => {
    const scenarios = [...reads(world), ...writeScenarios(world)].filter(({ title }) => atFixedRate.includes(title))
    // One query per field takes too long for that many requests.
    const quick = running.filter(({ name }) => name !== 'unbatched')
    const found: Latency[] = []
    for (const scenario of scenarios) found.push(...(await latencies(quick, scenario)))
    return tableOf(found, ({ p50, p99 }) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`)
  },
  workers: async ({ uri, world, rounds }) => {
    const found = await workersOf(uri, world, { counts: [2, 4], rounds })
    return linnets(found.map(({ name, perCpu }) => [name, perCpu.toFixed(2)]))
  },
  memory: async ({ uri, world }) => {
    const { idle, loaded } = await memoryOf(uri, world)
    return linnets([
      ['idle', `${Math.round(idle)} MiB`],
      ['50 members read Explore', `${Math.round(loaded)} MiB`],
    ])
  },
  start: async ({ rounds }) => {
    const { whole, mongo } = await secondStarts(rounds)
    const shown = (milliseconds: number) => `${Math.round(milliseconds)} ms`
    return linnets([
      ['second start', shown(whole)],
      ['its MongoDB alone', shown(mongo)],
      ['beyond MongoDB', shown(whole - mongo)],
    ])
  },
  import: async ({ start, rounds }) => linnets([['import', (await importRate(start, rounds)).toFixed(2)]]),
}

/** Measures a group and returns its table. Throws if servers answer differently. */
export function measureGroup(group: Group, bench: Bench): Promise<Table> {
  return measureWith[group](bench)
}

async function ratios({ running, rounds }: Bench, scenarios: readonly Scenario[]): Promise<Table> {
  const figures: Figure[] = []
  for (const scenario of scenarios) figures.push(...(await measure(running, scenario, rounds)))
  return ratioTable(figures)
}

const linnets = (cells: readonly (readonly [string, string])[]): Table => ({
  columns: cells.map(([column]) => column),
  rows: [{ server: 'linnet', cells: cells.map(([, cell]) => cell) }],
})
