import { readFile, readdir } from 'node:fs/promises'
import { Agent } from 'node:http'
import { AttackedServer } from '../../abuse/attackedServer.ts'
import { type Running, interleave, secret } from '../harness.ts'
import { clientsQuestion } from '../operations.ts'
import { ask } from '../send.ts'
import type { World } from '../world.ts'

/** What is measured of the built server: its memory, and several processes against one. */
const explore = { count: 400, atOnce: 50 }

async function load(port: number, token: string, { count, atOnce } = explore): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  let left = count
  const work = async () => {
    while (left-- > 0) await ask(agent, port, { body: clientsQuestion('Explore', {}), token })
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  agent.destroy()
}

/** The memory of the server in MiB, idle and at its highest while 50 members read Explore. */
export async function memoryOf(uri: string, { member }: World): Promise<{ idle: number; loaded: number }> {
  const server = await AttackedServer.start({ uri, secret })
  try {
    await server.settle()
    const idle = await server.peakMemory()
    for (let round = 0; round < 5; round++) await load(server.port, member)
    return { idle, loaded: await server.peakMemory() }
  } finally {
    await server.kill()
  }
}

/** Several processes on one port, or as many servers that share nothing but the database: that much the machine allows. */
type Several = { name: string; servers: AttackedServer[] }

/** How many pages per CPU second several processes serve, and as many separate servers, as ratios to one process. */
export async function workersOf(
  uri: string,
  { member }: World,
  { counts, rounds }: { counts: readonly number[]; rounds: number },
): Promise<{ name: string; perCpu: number }[]> {
  const all: Several[] = []
  const start = async (name: string, servers: number, workers: number) => {
    const several: Several = { name, servers: [] }
    all.push(several)
    for (let index = 0; index < servers; index++)
      several.servers.push(await AttackedServer.start({ uri, secret }, { WORKERS: `${workers}` }))
  }
  try {
    await start('one', 1, 1)
    for (const count of counts) {
      await start(`WORKERS=${count}`, 1, count)
      await start(`${count} servers`, count, 1)
    }
    const running = all.map(({ name, servers }): Running<string> => {
      const cpu = async () => (await Promise.all(servers.map(({ pid }) => cpuOf(pid)))).reduce((sum, one) => sum + one)
      return { name, port: servers[0]?.port ?? 0, cpu }
    })
    const ratios = await interleave(running, 'one', { rounds, warmUp: 2 }, async ({ name }) => {
      const { servers } = all.find((several) => several.name === name) ?? { servers: [] }
      const share = { count: explore.count / servers.length, atOnce: Math.ceil(explore.atOnce / servers.length) }
      await Promise.all(servers.map(({ port }) => load(port, member, share)))
    })
    return ratios.filter(({ name }) => name !== 'one')
  } finally {
    for (const { servers } of all) for (const server of servers) await server.kill()
  }
}

/** The CPU time of a process and its children so far, in milliseconds, by the nanoseconds of each thread. */
async function cpuOf(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`)
  const parts = threads.map(async (thread) => {
    const [nanoseconds = '0'] = (await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')).split(' ')
    const children = (await readFile(`/proc/${pid}/task/${thread}/children`, 'utf8')).split(' ').filter(Boolean)
    const below = await Promise.all(children.map((child) => cpuOf(Number(child))))
    return below.reduce((sum, part) => sum + part, Number(nanoseconds) / 1e6)
  })
  return (await Promise.all(parts)).reduce((sum, part) => sum + part, 0)
}
