import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import mongoose from 'mongoose'
import { connect, database, disconnect } from '../../db/connection.ts'
import { keyOfAuthor } from '../../posts/searchKeys.ts'
import { bundledCommand } from '../bundle.ts'
import { seed } from '../seed.ts'
import { Client } from './client.ts'
import { Crowd } from './crowd.ts'
import { crowdPassword } from './members.ts'
import { databaseUriOf, ServerProcess } from './serverProcess.ts'

const patience = 600_000
const posts = 4_000
const mediaBytes = 20_000_000

let server: ServerProcess
let client: Client
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linnet-backup-faults-'))
  server = await ServerProcess.create()
  client = new Client(server.port)
}, patience)

afterAll(async () => {
  client.close()
  await server.remove()
  await rm(folder, { recursive: true })
}, patience)

function linnet(dataDir: string, ...args: string[]): ChildProcess {
  const env = { ...process.env, DATA_DIR: dataDir, MONGODB_URI: '', NODE_OPTIONS: '' }
  return spawn(process.execPath, [bundledCommand, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] })
}

async function ended(child: ChildProcess): Promise<{ code: number | null; problem: string }> {
  const [[code], problem] = await Promise.all([once(child, 'exit'), child.stderr ? text(child.stderr) : ''])
  return { code: code as number | null, problem }
}

const runs = (dataDir: string, ...args: string[]) => ended(linnet(dataDir, ...args))

/** Kills the process as soon as `isSo`. It must not end before. */
async function killedWhen(child: ChildProcess, isSo: () => Promise<boolean>): Promise<void> {
  const end = once(child, 'exit')
  while (!(await isSo().catch(() => false))) {
    if (child.exitCode !== null) throw new Error(`It ended first, with ${child.exitCode}.`)
    await sleep(5)
  }
  child.kill('SIGKILL')
  expect(await end).toEqual([null, 'SIGKILL'])
}

/** Stores so much that a backup and a restore can be interrupted. */
async function fill(): Promise<void> {
  await connect(await server.databaseUri())
  const author = await database().collection<{ _id: string }>('users').findOne({})
  const at = new Date()
  const common = {
    authorId: author?._id,
    parentId: null,
    top: 1,
    mentionIds: [],
    hashtags: [],
    words: [keyOfAuthor(author?._id ?? '')],
    createdAt: at,
    updatedAt: at,
  }
  const many = Array.from({ length: posts }, (_, number) => ({
    _id: `filled ${number}` as never,
    ...common,
    content: `${number}`.repeat(40),
  }))
  await database().collection('posts').insertMany(many)
  await database()
    .collection('users')
    .updateOne({ _id: author?._id as never }, { $inc: { postCount: posts } })
  const data = randomBytes(250_000)
  const ids = Array.from({ length: mediaBytes / data.length }, () => new mongoose.mongo.ObjectId())
  const files = ids.map((fileId, number) => ({ name: `${number}`, fileId, type: 'image/jpeg', bytes: data.length }))
  await database()
    .collection('media.chunks')
    .insertMany(ids.map((id) => ({ files_id: id, n: 0, data })))
  const upload = {
    ownerId: author?._id,
    kind: 'image',
    width: 1,
    height: 1,
    placeholder: null,
    usedBy: [],
    createdAt: at,
  }
  await database()
    .collection('media')
    .insertOne({ _id: 'filled' as never, ...upload, files, bytes: mediaBytes, removeAt: new Date('2999-01-01') })
  await disconnect()
}

it(
  'a backup and a restore that are killed in the middle, under load, leave nothing half done',
  async () => {
    const crowd = new Crowd([], client, seed)
    await Promise.all(Array.from({ length: 6 }, (_, index) => crowd.joins(`member_${index}`, crowdPassword)))
    await fill()
    const file = join(folder, 'a.backup')
    const stop = new AbortController()
    const acts = crowd.acts(Infinity, stop.signal)

    const first = linnet(server.dataDir, 'backup', file)
    await killedWhen(first, async () => (await stat(`${file}.part`)).size > 1_000_000)
    expect(existsSync(file)).toBe(false)
    await rm(`${file}.part`)
    expect((await runs(server.dataDir, 'backup', file)).code).toBe(0)
    stop.abort()
    await acts

    const elsewhere = await mkdtemp(join(folder, 'elsewhere-'))
    const restoring = linnet(elsewhere, 'restore', file)
    await killedWhen(restoring, async () => {
      if (mongoose.connection.readyState !== mongoose.ConnectionStates.connected) {
        await connect(await databaseUriOf(elsewhere))
      }
      return (await database().collection('posts').countDocuments({}, { limit: 1_000 })) === 1_000
    })
    await disconnect()
    // Without --replace, it takes only a database that is empty or half restored.
    expect((await runs(elsewhere, 'restore', file)).code).toBe(0)
    expect((await runs(elsewhere, 'check')).code).toBe(0)
  },
  patience,
)
