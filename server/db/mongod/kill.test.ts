import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { MongoClient } from 'mongodb'
import { tries } from '../../testing/seed.ts'
import { startEmbeddedMongo } from './embedded.ts'

const kills = tries(3)

let dataDir: string
const acknowledged: number[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'linnet killed '))
})

afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function writeAndDie(): Promise<void> {
  // The last write may be stored without an acknowledgement, so its number is skipped.
  const first = (acknowledged.at(-1) ?? 0) + 2
  const writer = spawn(
    process.execPath,
    ['--import', 'tsx', resolve('server/testing/mongodWriter.ts'), dataDir, String(first)],
    {
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const dead = once(writer, 'exit')
  for await (const line of createInterface({ input: writer.stdout })) {
    acknowledged.push(Number(line))
    if (line === String(first + 20)) writer.kill('SIGKILL')
  }
  await dead
}

it(`has every acknowledged write after ${kills} kills and restarts`, async () => {
  for (let kill = 0; kill < kills; kill++) await writeAndDie()
  expect(acknowledged.length).toBeGreaterThanOrEqual(21 * kills)
  const mongo = await startEmbeddedMongo({ dataDir })
  const client = await MongoClient.connect(mongo.uri)
  const stored = new Set(await client.db().collection<{ _id: number }>('numbers').distinct('_id'))
  expect(acknowledged.filter((number) => !stored.has(number))).toEqual([])
  await client.close()
  await mongo.stop()
})
