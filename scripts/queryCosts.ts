import { readFileSync } from 'node:fs'
import { type GraphQLSchema, buildSchema, parse } from 'graphql'
import { type Prices, costOf, maxCost } from '../server/graphql/limitsOfCost.ts'
import { AttackedServer } from './abuse/attackedServer.ts'
import { jsonRequest } from './abuse/request.ts'
import { type World, withWorld } from './abuse/world.ts'
import { table } from './plans/table.ts'
import { type TimedQuery, mostExpensive, explorePage, queries } from './queryCosts/queries.ts'
import { fitPrices } from './queryCosts/fit.ts'

/** `npm run query-costs` measures queries' processor time and fits the prices in `server/graphql/limitsOfCost.ts`. */
const names = ['request', 'list', 'searching', 'suggestions', 'phrase', 'row', 'single', 'field'] as const

const nothing = { ...Object.fromEntries(names.map((name) => [name, 0])), rowBeside: 0, mutation: 0 } as Prices

/** If only one thing has a price, and that is 1, a query's cost is how often it uses that thing. */
const countsIn = (schema: GraphQLSchema, { query }: TimedQuery) =>
  names.map((name) =>
    costOf(
      { schema, query: parse(query), variables: {} },
      { ...nothing, [name]: 1, ...(name === 'row' && { rowBeside: 1 }) },
    ),
  )

const leastCpu = 400
const leastRounds = 10

async function timeOf(server: AttackedServer, world: World, { name, query }: TimedQuery): Promise<number> {
  const request = () => jsonRequest(world, '/graphql', { query })
  for (let round = 0; round < 5; round += 1) {
    const { status, code } = await server.send(request())
    if (status !== 200 || code) throw new Error(`The server responded to "${name}" with ${status} ${code}.`)
  }
  const before = await server.cpuTime()
  for (let rounds = 1; ; rounds += 1) {
    await server.send(request())
    const taken = (await server.cpuTime()) - before
    if (rounds >= leastRounds && taken >= leastCpu) return taken / rounds
  }
}

async function main(): Promise<void> {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
  const costNow = ({ query }: TimedQuery) => costOf({ schema, query: parse(query), variables: {} })
  await withWorld(async (world) => {
    const server = await AttackedServer.start(world)
    try {
      const times = new Map<TimedQuery, number>()
      for (const query of [...queries, ...mostExpensive]) {
        if (costNow(query) <= maxCost) times.set(query, await timeOf(server, world, query))
      }
      const timeOfPage = times.get(explorePage) ?? NaN
      const inThousandths = (query: TimedQuery) => ((times.get(query) ?? NaN) / timeOfPage) * 1_000
      const parts = queries.map((query) => ({ counts: countsIn(schema, query), time: inThousandths(query) }))
      const found = fitPrices(parts)
      console.log(
        table(
          ['thing', 'price'],
          names.map((name, index) => [name, (found[index] ?? NaN).toPrecision(2)]),
        ),
      )
      const rows = [...queries, ...mostExpensive].map((query) => {
        const time = times.get(query) ?? NaN
        return [query.name, time.toFixed(1), (time / timeOfPage).toFixed(2), Math.round(costNow(query))]
      })
      console.log(table(['query', 'CPU ms', 'Explore pages', 'cost now'], rows))
    } finally {
      await server.kill()
    }
  })
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
