import { parseArgs } from 'node:util'
import { graphqlCases } from './abuse/graphqlCases.ts'
import { mediaCases } from './abuse/mediaCases.ts'
import { restCases } from './abuse/restCases.ts'
import type { AbuseCase } from './abuse/request.ts'
import { AttackedServer } from './abuse/attackedServer.ts'
import { watchHealth } from './abuse/watchHealth.ts'
import { type World, withWorld } from './abuse/world.ts'
import { table } from './plans/table.ts'

/**
 * `npm run abuse`: sends the built server one hostile request after another, while a second process asks for /healthz
 * every 10 ms. Prints for each the longest wait for health, the time of the request, what it was answered, and the most
 * memory that the server's processes had. `npm run abuse -- variables mp4` takes only cases whose names contain a word.
 */
const head = ['case', 'bytes sent', 'longest health ms', 'request ms', 'answer', 'bytes back', 'peak MiB']

const cases: AbuseCase[] = [...graphqlCases, ...restCases, ...mediaCases]

async function attack(world: World, { name, request }: AbuseCase, server: AttackedServer) {
  const prepared = request(world)
  await server.settle()
  const health = await watchHealth(server.port)
  const { status, code, milliseconds, bytes, isAbandoned } = await server.send(prepared)
  const longest = await health.longestWait()
  const peak = Math.round(await server.peakMemory())
  const time = isAbandoned ? `> ${milliseconds}` : milliseconds
  const row = [name, prepared.body.length, longest, time, `${status} ${code}`.trim(), bytes, peak]
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
        // It is still busy with the request, and would spoil the next case.
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
