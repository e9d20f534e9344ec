import { randomUUID } from 'node:crypto'
import { tries } from '../seed.ts'
import { Visitor } from './visitor.ts'
import { ServerProcess } from './serverProcess.ts'

const rounds = tries(1)
const patience = 900_000 + rounds * 30_000

const [regulars, newcomers] = [40, 10]

/** Long enough for a check of readiness on a busy machine. */
const grace = '3000'

async function serverOnSharedDatabase(graceMs = grace): Promise<ServerProcess> {
  const uri = new URL(process.env['TEST_MONGODB_URI'] ?? '')
  uri.pathname = `/test-${randomUUID()}`
  return ServerProcess.create({ MONGODB_URI: uri.href, SHUTDOWN_GRACE_MS: graceMs })
}

/** Asks until the answer is that the server is not ready; every answer before must be "ready". */
async function untilUnready(port: number): Promise<number> {
  const visitor = new Visitor(port)
  for (;;) {
    const { status } = await visitor.gets('/readyz')
    if (status !== 200) return status
  }
}

it(
  'a server that gets SIGHUP goes on, and with SIGTERM resets none of 40 clients with open connections and 10 new ones',
  async () => {
    for (let round = 0; round < rounds; round++) {
      const server = await serverOnSharedDatabase()
      server.gets('SIGHUP')
      expect(await new Visitor(server.port).gets('/readyz')).toMatchObject({ status: 200 })
      const visitors = Array.from({ length: regulars }, () => new Visitor(server.port))
      await Promise.all(visitors.map((visitor) => visitor.reads()))
      const visits = visitors.map((visitor) => visitor.readsUntilRefused())
      const ended = server.terminates()
      expect(await untilUnready(server.port)).toBe(503)
      const late = Array.from({ length: newcomers }, () => new Visitor(server.port))
      const newVisits = late.map((visitor) => visitor.readsUntilRefused())
      const [answers, newAnswers] = await Promise.all([Promise.all(visits), Promise.all(newVisits)])
      const statuses = [...answers, ...newAnswers].flat().map(({ status }) => status)
      expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
      const told = answers.filter((own) => own.some(({ connection }) => connection === 'close'))
      expect(told).toHaveLength(regulars)
      expect(await ended).toBe(0)
      await server.remove()
    }
  },
  patience,
)

it('a server that is told twice at once to stop finishes what it does, and ends at once when it is told again later', async () => {
  const server = await serverOnSharedDatabase('60000')
  // One Ctrl-C comes from the terminal and from npm. The system may join two signals of the same name.
  server.gets('SIGINT')
  server.gets('SIGTERM')
  expect(await untilUnready(server.port)).toBe(503)
  expect(await new Visitor(server.port).gets('/healthz')).toMatchObject({ status: 200 })
  let hasEnded = false
  const ended = server.ends().finally(() => (hasEnded = true))
  while (!hasEnded) {
    server.gets('SIGINT')
    await new Visitor(server.port).gets('/healthz').catch(() => {})
  }
  expect(await ended).toBe(130)
  await server.remove()
})
