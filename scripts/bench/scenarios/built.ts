import { readFile, readdir } from 'node:fs/promises'
import { Agent } from 'node:http'
import { AttackedServer } from '../../abuse/attackedServer.ts'
import { type Running, interleave, secret } from '../harness.ts'
import { clientsQuestion } from '../operations.ts'
import { ask } from '../send.ts'
import type { World } from '../world.ts'

/** What is measured of the built server: its memory, and several processes against one. */
const explore = { count: 400, atOnce: 50 }

async function load(port: number, token: string): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  let left = explore.count
  const work = async () => {
    while (left-- > 0) await ask(agent, port, { body: clientsQuestion('Explore', {}), token })
  }
  await Promise.all(Array.from({ length: explore.atOnce }, work))
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

/** How many pages per CPU second several processes serve, as a ratio to one process. */
export async function workersOf(
  uri: string,
  { member }: World,
  { counts, rounds }: { counts: readonly number[]; rounds: number },
): Promise<{ workers: number; perCpu: number }[]> {
  const servers: AttackedServer[] = []
  try {
    const running: Running<string>[] = []
    for (const workers of [1, ...counts]) {
      const server = await AttackedServer.start({ uri, secret }, { WORKERS: `${workers}` })
      servers.push(server)
      running.push({ name: `${workers}`, port: server.port, cpu: () => cpuOf(server.pid) })
    }
    const ratios = await interleave(running, '1', { rounds, warmUp: 2 }, ({ port }) => load(port, member))
    return ratios.map(({ name, perCpu }) => ({ workers: Number(name), perCpu })).filter(({ workers }) => workers > 1)
  } finally {
    for (const server of servers) await server.kill()
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
