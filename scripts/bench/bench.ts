import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { table } from '../plans/table.ts'
import { type Figure, type Rounds, figures, measure } from './compare.ts'
import { type Contender, type Name, names, start } from './contenders.ts'
import { publish } from './report.ts'
import { rowsOf } from './tables.ts'
import { type Group, groups, scenariosFor } from './scenarios.ts'
import { copyTo, databaseNamed, fill, mongoCpu, withMongo } from './world.ts'

const usage = `npm run bench -- [${groups.join('|')} … | feeds [POSTS …] | top [POSTS …] | search | search posts [POSTS] | live | start | growth]
  [--against FOLDER] [--servers ${names.join(',')}] [--rounds N] [--warm-up N] [--publish]`

const options = {
  rounds: { type: 'string' },
  'warm-up': { type: 'string', default: '3' },
  against: { type: 'string' },
  servers: { type: 'string', default: 'driver,transactions,linnet,apollo' },
  publish: { type: 'boolean', default: false },
} as const

type Choices = { rounds: number; warmUp: number; against: string | undefined; servers: Name[]; publish: boolean }

async function compare(wanted: readonly Group[], choices: Choices): Promise<void> {
  await withMongo(async (place) => {
    const world = await fill(place)
    const contenders: Contender[] = []
    for (const name of choices.servers) {
      await copyTo(place.nameOf(name))
      contenders.push(await start(name, { ...place, uri: place.uriOf(name), against: choices.against }))
    }
    const setting = {
      ...choices,
      mongoCpu,
      writeElsewhere: (name: Name) =>
        databaseNamed(place.nameOf(name))
          .collection('elsewhere')
          .updateOne({}, { $inc: { writes: 1 } }, { upsert: true }),
    }
    for (const group of wanted) {
      const measured = new Map<string, Rounds>()
      for (const scenario of scenariosFor(world)[group]) {
        console.error(`${group}: ${scenario.title} …`)
        measured.set(scenario.title, await measure(contenders, scenario, setting))
      }
      console.log(`\n${group}: ${choices.rounds} rounds, at a load of ${(loadavg()[0] ?? NaN).toFixed(1)}`)
      for (const figure of Object.keys(figures) as Figure[]) {
        const [head, ...rows] = rowsOf(measured, figure)
        console.log(`\n${figure}\n${table(head ?? [], rows)}`)
      }
      if (choices.publish) await publish(group, measured)
    }
  })
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const { against, publish: publishes, 'warm-up': warmUp, rounds: given } = values
  const [part = '', ...others] = positionals
  const rounds = (usual: number) => Number(given ?? usual)
  const wanted = groups.filter((group) => positionals.length === 0 || positionals.includes(group))
  const servers = names.filter(
    (name) => values.servers.split(',').includes(name) || (name === 'against' && against !== undefined),
  )
  if (part === 'feeds') {
    const { measureFeeds } = await import('./feeds.ts')
    for (const posts of others.length > 0 ? others.map(Number) : [10_000, 1_000_000])
      await measureFeeds(posts, { rounds: rounds(200), against, publish: publishes })
  } else if (part === 'top') {
    const { measureTop } = await import('./top.ts')
    for (const posts of others.length > 0 ? others.map(Number) : [1_000_000])
      await measureTop(posts, rounds(200), against)
  } else if (part === 'search' && others[0] === 'posts') {
    await (await import('./postSearch.ts')).measurePostSearch(Number(others[1] ?? 1_000_000), rounds(200))
  } else if (part === 'search') await (await import('./search.ts')).measureSearch(rounds(100), against)
  else if (part === 'live') await (await import('./live.ts')).measureLive()
  else if (part === 'growth') await (await import('./growth.ts')).measureGrowth(rounds(7))
  else if (part === 'start') await (await import('./start.ts')).measureStart(rounds(7), against)
  else if (wanted.length === 0 || wanted.length < positionals.length) throw new Error(`Usage: ${usage}`)
  else await compare(wanted, { rounds: rounds(7), warmUp: Number(warmUp), against, servers, publish: publishes })
}

main()
  .catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
  // Subscribers' sockets would keep this process alive.
  .finally(() => process.exit())
