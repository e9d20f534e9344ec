import { parseArgs } from 'node:util'
import { floodCases } from './abuse/floodCases.ts'
import { flood } from './abuse/floods.ts'
import { graphqlCases } from './abuse/graphqlCases.ts'
import { mediaCases } from './abuse/mediaCases.ts'
import { restCases } from './abuse/restCases.ts'
import type { AbuseCase } from './abuse/request.ts'
import type { FloodCase } from './abuse/floods.ts'
import { AttackedServer } from './abuse/attackedServer.ts'
import { watchHealth } from './abuse/watchHealth.ts'
import { type World, withWorld } from './abuse/world.ts'
import { table } from './plans/table.ts'

/** `npm run abuse` sends hostile requests to the built server while it times /healthz. Arguments select cases. */
const head = [
  'case',
  'bytes sent',
  'slowest health ms',
  'of it CPU ms',
  'request ms',
  'response',
  'bytes back',
  'peak MiB',
]

const cases = [...graphqlCases, ...restCases, ...mediaCases, ...floodCases]

function prepare(hostile: AbuseCase | FloodCase, world: World, server: AttackedServer) {
  if ('flood' in hostile) {
    const { connections, text } = hostile.flood
    return { bytesSent: connections * text.length, send: () => flood(server, hostile.flood) }
  }
  const prepared = hostile.request(world)
  return { bytesSent: prepared.body.length, send: () => server.send(prepared) }
}

async function attack(world: World, hostile: AbuseCase | FloodCase, server: AttackedServer) {
  const { bytesSent, send } = prepare(hostile, world, server)
  await server.settle()
  const health = await watchHealth(server)
  const { status, code, milliseconds, bytes, isAbandoned } = await send()
  const longest = await health.longest()
  const peak = Math.round(await server.peakMemory())
  const time = isAbandoned ? `> ${milliseconds}` : milliseconds
  const response = 'flood' in hostile ? code : `${status} ${code}`.trim()
  const row = [hostile.name, bytesSent, longest.wait, longest.cpu, time, response, bytes, peak]
  console.error(row.join('  '))
  return { row, isAbandoned }
}

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const chosen = cases.filter(({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)))
  await withWorld(async (world) => {
    let server = await AttackedServer.start(world)
    const rows: (string | number)[][] = []
    try {
      for (const hostile of chosen) {
        const { row, isAbandoned } = await attack(world, hostile, server)
        rows.push(row)
        if (!isAbandoned) continue
        // The server is still busy with this request.
        await server.kill()
        server = await AttackedServer.start(world)
      }
    } finally {
      await server.kill()
    }
    console.log(table(head, rows))
  })
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
