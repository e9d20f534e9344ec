import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedMongo } from '../../server/db/mongod/embedded.ts'
import { table } from '../plans/table.ts'
import { startLinnet } from './ask.ts'
import { median } from './compare.ts'
import { type Contender, builtServer, folderOf, readyPort, titles } from './contenders.ts'
import { scenariosFor } from './scenarios.ts'
import { ask } from './send.ts'
import { type World, fill, withMongo } from './world.ts'

/** `npm run bench -- start`: how soon the built server is ready, and its memory when idle and after load. */
export async function measureStart(rounds: number, against?: string): Promise<void> {
  const names = against === undefined ? (['linnet'] as const) : (['linnet', 'against'] as const)
  const dataDirs = new Map<string, string>()
  for (const name of [...names, 'mongod']) dataDirs.set(name, await mkdtemp(join(tmpdir(), 'linnet-bench-')))
  const startOnce = (name: string) => {
    const dataDir = dataDirs.get(name) ?? ''
    return name === 'mongod' ? mongoStart(dataDir) : wholeStart(folderOf(name === 'against' ? against : '.'), dataDir)
  }
  try {
    const times = new Map<string, number[]>([...dataDirs.keys()].map((name) => [name, []]))
    for (let round = -1; round < rounds; round++)
      for (const [name, own] of times) {
        const time = await startOnce(name)
        if (round >= 0) own.push(time)
      }
    const mongo = median(times.get('mongod') ?? [])
    const rows = names.map((name) => {
      const whole = median(times.get(name) ?? [])
      return [titles[name], ...[whole, mongo, whole - mongo].map(Math.round)]
    })
    console.log(table(['start with its MongoDB, ms', 'ready', 'MongoDB alone', 'beyond MongoDB'], rows))
  } finally {
    for (const dataDir of dataDirs.values()) await rm(dataDir, { recursive: true, force: true })
  }
  await measureMemory(against)
}

async function mongoStart(dataDir: string): Promise<number> {
  const begin = performance.now()
  const mongo = await startEmbeddedMongo({ dataDir })
  const time = performance.now() - begin
  await mongo.stop()
  return time
}

async function wholeStart(folder: string, dataDir: string): Promise<number> {
  const { MONGODB_URI: _not, ...inherited } = process.env
  const env = { ...inherited, NODE_OPTIONS: '', DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'fatal' }
  const begin = performance.now()
  const child = spawn(process.execPath, [builtServer], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  try {
    await readyPort(child)
    return performance.now() - begin
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

/** Prints the peak memory of an idle server, and of one from which 16 members read all pages at once. */
async function measureMemory(against?: string): Promise<void> {
  await withMongo(async (place) => {
    const world = await fill(place)
    const rows: (string | number)[][] = []
    for (const server of await startLinnet(place, against)) {
      await forgetPeak(server.pid)
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      const idle = await peakOf(server.pid)
      await readAll(server, world)
      rows.push([titles[server.name], Math.round(idle), Math.round(await peakOf(server.pid))])
    }
    console.log(`\n${table(['memory, MiB', 'idle', 'after load on all pages'], rows)}`)
  })
}

async function readAll(server: Contender, world: World): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  for (const { atOnce, request } of scenariosFor(world).reads) {
    const read = async (_: unknown, worker: number) => {
      for (let index = 0; index < 100; index++) await ask(agent, server.port, server.request(request(worker, index)))
    }
    if (atOnce > 1) await Promise.all(Array.from({ length: atOnce }, read))
  }
  agent.destroy()
}

const forgetPeak = (pid: number) => writeFile(`/proc/${pid}/clear_refs`, '5')

async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024
}
