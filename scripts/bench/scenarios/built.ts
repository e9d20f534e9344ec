import { readFile, readdir } from 'node:fs/promises'
import { Agent } from 'node:http'
import { AttackedServer } from '../../abuse/attackedServer.ts'
import { interleave, secret } from '../harness.ts'
import { clientsQuestion } from '../operations.ts'
import { ask } from '../send.ts'
import type { Member, World } from '../world.ts'
import { sendWhenDue } from './rate.ts'

/** How the built server is loaded while its memory is measured. */
const explore = { count: 400, atOnce: 50 }

async function load(port: number, members: readonly Member[]): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  let left = explore.count
  const work = async (_: unknown, worker: number) => {
    const token = members[worker]?.token
    while (left-- > 0) await ask(agent, port, { body: clientsQuestion('Explore', {}), token })
  }
  await Promise.all(Array.from({ length: explore.atOnce }, work))
  agent.destroy()
}

/** The memory of the server in MiB, idle and at its highest while 50 members read Explore. */
export async function memoryOf(uri: string, { members }: World): Promise<{ idle: number; loaded: number }> {
  const server = await AttackedServer.start({ uri, secret })
  try {
    await server.settle()
    const idle = await server.peakMemory()
    for (let round = 0; round < 5; round++) await load(server.port, members)
    return { idle, loaded: await server.peakMemory() }
  } finally {
    await server.kill()
  }
}

/** Each process is asked for so many pages a second, by so many members with a connection each, for so long in a round. */
export const perSecondOfEach = 100
const [connections, seconds] = [12, 2]

/** Sends requests when they are due: as many to each server as it has processes. */
async function sendOnTime(servers: readonly AttackedServer[], processes: number, members: readonly Member[]) {
  const clients = Array.from({ length: processes * connections }, (_, index) => ({
    agent: new Agent({ keepAlive: true, maxSockets: 1 }),
    port: servers[index % servers.length]?.port ?? NaN,
    token: members[index]?.token,
  }))
  await sendWhenDue(processes * perSecondOfEach * seconds, processes * perSecondOfEach, (index) => {
    const { agent, port, token } = clients[index % clients.length] as (typeof clients)[number]
    return ask(agent, port, { body: clientsQuestion('Explore', {}), token })
  })
  for (const { agent } of clients) agent.destroy()
}

/**
 * How many pages per CPU second several processes on one port serve, as ratios to one process; and as many separate
 * servers, which share nothing but the database. All get the same number of pages a second for each process, fewer than
 * they could serve: where requests wait for a busy process, it serves them together, and each of them costs less.
 */
export async function workersOf(
  uri: string,
  { members }: World,
  { counts, rounds }: { counts: readonly number[]; rounds: number },
): Promise<{ name: string; perCpu: number }[]> {
  const all: { name: string; servers: AttackedServer[]; processes: number; cpu(): Promise<number> }[] = []
  const start = async (name: string, processes: number, workers: number) => {
    const servers: AttackedServer[] = []
    all.push({ name, servers, processes, cpu: () => cpuOfAll(servers) })
    while (servers.length < processes / workers)
      servers.push(await AttackedServer.start({ uri, secret }, { WORKERS: `${workers}` }))
  }
  try {
    await start('one', 1, 1)
    for (const count of counts) {
      await start(`WORKERS=${count}`, count, count)
      await start(`${count} servers`, count, 1)
    }
    const ratios = await interleave(all, 'one', { rounds, warmUp: 4 }, async ({ servers, processes }) => {
      await sendOnTime(servers, processes, members)
      // All of them together do so many times the work of one.
      return processes
    })
    return ratios.filter(({ name }) => name !== 'one')
  } finally {
    for (const { servers } of all) for (const server of servers) await server.kill()
  }
}

async function cpuOfAll(servers: readonly AttackedServer[]): Promise<number> {
  const times = await Promise.all(servers.map(({ pid }) => cpuOf(pid)))
  return times.reduce((sum, time) => sum + time, 0)
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
