import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type Group, groups, measureGroup } from './bench/groups.ts'
import { type Running, type Start, inNewWorld } from './bench/harness.ts'
import { installParse } from './bench/parse/install.ts'
import { publish } from './bench/publish.ts'
import { warmUp } from './bench/scenarios/writes.ts'
import { type Server, servers } from './bench/servers.ts'
import type { Table } from './bench/tables.ts'
import { fill } from './bench/world.ts'
import { table } from './plans/table.ts'

/**
 * `npm run bench`: compares the driver, Linnet, usual servers and Parse Server by the client's operations, in turns, on
 * one MongoDB and equal data. All must answer alike. Prints a table for each group of measurements:
 * `npm run bench -- reads writes` runs two of them, `--rounds 3` is a quick look, `--without-parse` leaves Parse out, and
 * `--publish` puts the tables and a chart of them into the README.
 */
const options = {
  rounds: { type: 'string', default: '9' },
  'without-parse': { type: 'boolean', default: false },
  publish: { type: 'boolean', default: false },
} as const

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const unknown = positionals.find((name) => !groups.includes(name as Group))
  const rounds = Number(values.rounds)
  if (unknown !== undefined || !(rounds >= 1))
    throw new Error(`Usage: npm run bench -- [${groups.join('|')} …] [--rounds N] [--without-parse] [--publish]`)
  const wanted = groups.filter((group) => positionals.length === 0 || positionals.includes(group))
  const withParse = !values['without-parse'] && (await installParse()) !== null
  const tables = new Map<Group, Table>()
  await inNewWorld(async (start, uri) => {
    // Enough for every group, however many rounds.
    const world = await fill((rounds + warmUp) * 1_400 + 3_000)
    const running = await startAll(start, withParse)
    for (const group of wanted) {
      const measured = await measureGroup(group, { start, running, world, uri, rounds })
      tables.set(group, measured)
      const rows = measured.rows.map(({ server, cells }) => [servers[server].title, ...cells])
      console.log(`\n${group}, at a load of ${(loadavg()[0] ?? NaN).toFixed(1)}\n`)
      console.log(table(['server', ...measured.columns], rows))
    }
  })
  if (values.publish) await publish(tables)
}

async function startAll(start: Start, withParse: boolean): Promise<Running<Server>[]> {
  const names = (Object.keys(servers) as Server[]).filter((name) => name !== 'parse' || withParse)
  const running: Running<Server>[] = []
  for (const name of names) running.push(await start(name, servers[name].file))
  return running
}

const others: Record<string, () => Promise<unknown>> = {
  '--live': () => import('./benchLive.ts'),
  '--feeds': () => import('./benchFeeds.ts'),
  '--search': () => import('./benchSearch.ts'),
}
const work = others[process.argv[2] ?? ''] ?? main
work().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
