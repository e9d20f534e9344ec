/**
 * `npm run backups -- [posts] [megabytes] [restores]` measures `linnet backup` and `linnet restore` of made-up data: time,
 * peak memory (where there is /proc) and size. Then it backs up and restores a small site many times while ten members
 * write, and checks the restored data each time.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import mongoose from 'mongoose'
import { connect, database, disconnect, ensureIndexes } from '../server/db/connection.ts'
import { startEmbeddedMongo } from '../server/db/mongod/embedded.ts'
import { modelsOf } from '../server/domain.ts'
import { domains } from '../server/domains.ts'
import { bundle, removeBundle } from '../server/testing/bundle.ts'
import { Client } from '../server/testing/faults/client.ts'
import { Crowd } from '../server/testing/faults/crowd.ts'
import { crowdPassword } from '../server/testing/faults/members.ts'
import { ServerProcess } from '../server/testing/faults/serverProcess.ts'
import { seed } from '../server/testing/seed.ts'
import { generate } from './dataset/generate.ts'
import { prepare } from './setup/prepare.mjs'
import { everything } from './setup/steps.mjs'

const [posts = 100_000, megabytes = 2_000, restores = 50] = process.argv.slice(2).map(Number)
const uploadBytes = 1_000_000
const chunkBytes = 255 * 1024
type Upload = { _id: string; [field: string]: unknown }

const say = (line: string) => void process.stdout.write(`${line}\n`)

async function fill(dataDir: string, size: number, uploads: number): Promise<void> {
  const mongo = await startEmbeddedMongo({ dataDir })
  await connect(mongo.uri)
  await ensureIndexes(modelsOf(domains))
  const users = Math.max(10, size / 100)
  await generate({ users, posts: size, replies: size / 2, follows: 30, likes: 50, bookmarks: 5 })
  for (let number = 0; number < uploads; number++) await upload(`upload ${number}`)
  await disconnect()
  await mongo.stop()
}

async function upload(id: string): Promise<void> {
  const fileId = new mongoose.mongo.ObjectId()
  const data = randomBytes(uploadBytes)
  const starts = Array.from({ length: Math.ceil(uploadBytes / chunkBytes) }, (_, n) => n * chunkBytes)
  const chunks = starts.map((start, n) => ({ files_id: fileId, n, data: data.subarray(start, start + chunkBytes) }))
  await database().collection('media.chunks').insertMany(chunks)
  const files = [{ name: 'full', fileId, type: 'image/jpeg', bytes: uploadBytes }]
  const common = { ownerId: 'nobody', kind: 'image', width: 1, height: 1, placeholder: null, usedBy: [] }
  const times = { createdAt: new Date(), removeAt: new Date('2999-01-01') }
  await database()
    .collection<Upload>('media')
    .insertOne({ _id: id, ...common, ...times, files, bytes: uploadBytes })
}

type Run = { seconds: number; peakMegabytes: number | null }

async function linnet(dataDir: string, ...args: string[]): Promise<Run> {
  const env = { ...process.env, DATA_DIR: dataDir, MONGODB_URI: '' }
  const begun = performance.now()
  const child = spawn(process.execPath, ['dist/linnet.js', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  let peakMegabytes: number | null = null
  const watching = new AbortController()
  const watch = async () => {
    for (; !watching.signal.aborted; await sleep(20)) peakMegabytes = (await peakOf(child.pid)) ?? peakMegabytes
  }
  const [[code]] = (await Promise.all([once(child, 'exit').finally(() => watching.abort()), watch()])) as [
    [number],
    void,
  ]
  if (code !== 0) throw new Error(`linnet ${args.join(' ')} ended with ${code}`)
  return { seconds: (performance.now() - begun) / 1_000, peakMegabytes }
}

async function peakOf(pid: number | undefined): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /VmHWM:\s+(\d+)/.exec(status)?.[1]
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1_000)
}

const told = (what: string, { seconds, peakMegabytes }: Run) =>
  say(`${what.padEnd(8)} ${seconds.toFixed(1).padStart(8)} s   peak ${peakMegabytes ?? '?'} MB`)

/** Makes each backup while members write, and restores it over the one before. */
async function restoreOften(): Promise<void> {
  await bundle()
  const server = await ServerProcess.create({}, folder)
  const client = new Client(server.port)
  const crowd = new Crowd([], client, seed)
  try {
    for (let number = 0; number < 10; number++) await crowd.joins(`member_${number}`, crowdPassword)
    for (let number = 0; number < restores; number++) {
      const file = at(`${number}.backup`)
      const stop = new AbortController()
      const acts = crowd.acts(Infinity, stop.signal)
      await linnet(server.dataDir, 'backup', file)
      stop.abort()
      await acts
      await linnet(at('again'), 'restore', file, '--replace')
      await linnet(at('again'), 'check')
    }
    say(`${restores} backups while ten members wrote, each restored over the one before and checked: nothing found`)
    say(`the members' requests: ${[...crowd.outcomes].map(([code, count]) => `${code} ${count}`).join(', ')}`)
  } finally {
    client.close()
    await server.remove()
  }
}

await prepare(everything)
const folder = await mkdtemp(join(tmpdir(), 'linnet-backups-'))
const at = (name: string) => join(folder, name)
try {
  await fill(at('large'), posts, megabytes)
  told('backup', await linnet(at('large'), 'backup', at('large.backup')))
  say(
    `${posts} posts, ${posts / 2} replies, ${megabytes} MB of media: ${((await stat(at('large.backup'))).size / 1e6).toFixed(0)} MB`,
  )
  told('restore', await linnet(at('copy'), 'restore', at('large.backup')))
  await linnet(at('copy'), 'check')
  await restoreOften()
} finally {
  await Promise.all([rm(folder, { recursive: true, force: true }), removeBundle()])
}
