import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startEmbeddedMongo } from '../../../server/db/mongod/embedded.ts'
import { server as build } from '../../setup/server.mjs'
import { median } from '../harness.ts'

/** The medians, in milliseconds, of a second start: the whole server with its MongoDB, and that MongoDB alone. */
export async function secondStarts(rounds: number): Promise<{ whole: number; mongo: number }> {
  if (!build.isDone()) await build.run()
  const dataDir = await mkdtemp(join(tmpdir(), 'linnet-bench-'))
  try {
    await wholeStart(dataDir)
    const times: { whole: number; mongo: number }[] = []
    // In turns, so that other load affects both alike.
    for (let round = 0; round < rounds; round++)
      times.push({ whole: await wholeStart(dataDir), mongo: await mongoStart(dataDir) })
    return { whole: median(times.map(({ whole }) => whole)), mongo: median(times.map(({ mongo }) => mongo)) }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function mongoStart(dataDir: string): Promise<number> {
  const begin = performance.now()
  const mongo = await startEmbeddedMongo({ dataDir })
  const time = performance.now() - begin
  await mongo.stop()
  return time
}

/** Starts the built server as a person would, stops it in order, and returns the time until it was ready. */
async function wholeStart(dataDir: string): Promise<number> {
  const { MONGODB_URI: _not, ...inherited } = process.env
  const env = { ...inherited, NODE_OPTIONS: '', DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'fatal' }
  const begin = performance.now()
  const child = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    await ready(child)
    return performance.now() - begin
  } finally {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
}

async function ready(child: ChildProcess): Promise<void> {
  if (!child.stdout) throw new Error('The server has no output.')
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('Ready on ')) continue
    child.stdout.resume()
    return
  }
  throw new Error('The server ended before it was ready.')
}
