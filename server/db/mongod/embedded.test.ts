import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MongoClient } from 'mongodb'
import { startEmbeddedMongo, useEmbeddedMongo, type EmbeddedMongo } from './embedded.ts'
import { findMongod } from './find.ts'
import { commandOf, startOf } from './processes.mjs'
import { becomePrimary } from './replicaSet.ts'

const patienceMs = 600_000

let dataDir: string
let running: EmbeddedMongo[]

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'linnet embedded '))
  running = []
})

afterEach(async () => {
  import.meta.jest.restoreAllMocks()
  for (const mongo of running) await mongo.stop()
  await rm(dataDir, { recursive: true })
})

async function start(report?: (line: string) => void): Promise<EmbeddedMongo> {
  const mongo = await startEmbeddedMongo({ dataDir, ...(report && { report }) })
  running.push(mongo)
  return mongo
}

async function using<T>({ uri }: Pick<EmbeddedMongo, 'uri'>, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = await MongoClient.connect(uri, {
    writeConcern: { w: 'majority', journal: true },
    serverSelectionTimeoutMS: patienceMs,
  })
  try {
    return await work(client)
  } finally {
    await client.close()
  }
}

const write = (mongo: EmbeddedMongo, word: string) =>
  using(mongo, (client) => client.db().collection('words').insertOne({ word }))
const words = (mongo: EmbeddedMongo) => using(mongo, (client) => client.db().collection('words').distinct('word'))
const pidOfMongod = async () => Number(await readFile(join(dataDir, 'mongo/mongod.lock'), 'utf8'))

it('runs transactions, and keeps its data and port across restarts', async () => {
  const first = await start()
  await using(first, (client) =>
    client.withSession((session) =>
      session.withTransaction(() => client.db().collection('words').insertOne({ word: 'kept' }, { session })),
    ),
  )
  await first.stop()
  const second = await start()
  expect(second.uri).toBe(first.uri)
  expect(await words(second)).toEqual(['kept'])
})

it('keeps as much in memory as it may, and of the oplog as little as it can', async () => {
  const mongo = await startEmbeddedMongo({ dataDir, cacheMb: 320 })
  running.push(mongo)
  await using(mongo, async (client) => {
    const { wiredTiger } = await client.db('admin').command({ serverStatus: 1 })
    expect(wiredTiger.cache['maximum bytes configured']).toBe(320 * 1024 * 1024)
    const { maxSize } = await client.db('local').command({ collStats: 'oplog.rs' })
    expect(maxSize).toBe(990 * 1024 * 1024)
  })
})

it('reports its launch before it is ready', async () => {
  const said: string[] = []
  running.push(await startEmbeddedMongo({ dataDir, launched: () => said.push('launched') }))
  said.push('ready')
  expect(said).toEqual(['launched', 'ready'])
})

it('moves to another port, with its data, when another program took its port', async () => {
  const first = await start()
  await write(first, 'moved')
  await first.stop()
  const port = Number(new URL(first.uri).port)
  const stranger = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1')
  await once(stranger, 'listening')
  const said: string[] = []
  const second = await start((line) => said.push(line))
  expect(said).toEqual([expect.stringContaining(`Port ${port} is taken by another program`)])
  expect(await words(second)).toEqual(['moved'])
  expect((stranger.address() as AddressInfo).port).not.toBe(Number(new URL(second.uri).port))
  stranger.close()
})

it('becomes a primary though it closes a connection, as it does when its role changes', async () => {
  const { port, password } = new URL((await start()).uri)
  let connections = 0
  const between = createServer((socket) => {
    connections += 1
    // The driver watches the server on the first, and logs in on the second.
    if (connections === 2) return socket.destroy()
    const onward = connect(Number(port), '127.0.0.1')
    for (const one of [socket, onward]) one.on('error', () => onward.destroy())
    socket.pipe(onward).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(between, 'listening')
  await becomePrimary((between.address() as AddressInfo).port, decodeURIComponent(password))
  expect(connections).toBeGreaterThan(2)
  between.close()
})

it('belongs to one process: a second is refused and told whose it is, a tool uses the same and leaves it running', async () => {
  const first = await start()
  const said: string[] = []
  const second = start((line) => {
    said.push(line)
    const later = Date.now() + 11_000
    import.meta.jest.spyOn(Date, 'now').mockReturnValue(later)
  })
  await expect(second).rejects.toMatchObject({
    name: 'DataFolderError',
    message: expect.stringContaining(`is in use by process ${process.pid}, and only one Linnet can run on it`),
  })
  expect(said).toEqual([expect.stringContaining('waiting 10 seconds for its end')])
  const tool = await useEmbeddedMongo({ dataDir })
  expect(tool.uri).toBe(first.uri)
  await tool.stop()
  await write(first, 'still there')
})

it('is used by a tool also if it takes long to answer or to become primary', async () => {
  const first = await start()
  const pid = await pidOfMongod()
  process.kill(pid, 'SIGSTOP')
  setTimeout(() => process.kill(pid, 'SIGCONT'), 1_000)
  expect(await useEmbeddedMongo({ dataDir })).toMatchObject({ uri: first.uri })
  await using(first, (client) => client.db('admin').command({ replSetStepDown: 3, force: true }))
  expect(await useEmbeddedMongo({ dataDir })).toMatchObject({ uri: first.uri })
})

it('is started by a tool where nobody runs it, and by another process once that has ended', async () => {
  const tool = await useEmbeddedMongo({ dataDir })
  await write(tool, 'by the tool')
  // The other process waits for ten seconds, and a busy machine may take longer to stop MongoDB.
  const now = Date.now()
  import.meta.jest.spyOn(Date, 'now').mockReturnValue(now)
  const next = start()
  await tool.stop()
  expect(await words(await next)).toEqual(['by the tool'])
})

it('restarts after a crash', async () => {
  const mongo = await start()
  await write(mongo, 'before')
  await using(mongo, async (client) => {
    process.kill(await pidOfMongod(), 'SIGKILL')
    await client.db().collection('words').insertOne({ word: 'after' })
  })
  expect(await words(mongo)).toEqual(['after', 'before'])
})

it('explains a crash after which its files cannot be opened, and retries until they can', async () => {
  const said: string[] = []
  const mongo = await start((line) => said.push(line))
  await write(mongo, 'before')
  const file = join(dataDir, 'mongo/WiredTiger.turtle')
  const whole = await readFile(file)
  const pid = await pidOfMongod()
  process.kill(pid, 'SIGSTOP')
  await writeFile(file, 'damaged')
  process.kill(pid, 'SIGKILL')
  while (!said.some((line) => line.includes('are damaged'))) await sleep(50)
  await writeFile(file, whole)
  expect(await words(mongo)).toEqual(['before'])
  expect(said.filter((line) => line.includes('are damaged'))).toHaveLength(1)
})

/** The mongod of a release that had no key, on the data of this test. */
async function mongodWithoutKey(port: string) {
  const { path } = await findMongod()
  const place = ['--dbpath', join(dataDir, 'mongo'), '--replSet', 'linnet', '--bind_ip', '127.0.0.1', '--nounixsocket']
  const mongod = spawn(path, ['--port', port, ...place], { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(mongod, 'exit')
  for await (const log of mongod.stdout) if (String(log).includes('Waiting for connections')) break
  mongod.stdout.resume()
  return { uri: `mongodb://127.0.0.1:${port}/linnet?replicaSet=linnet`, ended }
}

it('stops a mongod that outlived its killed owner', async () => {
  const first = await start()
  await first.stop()
  const orphan = await mongodWithoutKey(new URL(first.uri).port)
  const second = await start()
  expect(await orphan.ended).toEqual([0, null])
  await write(second, 'taken over')
  expect(await words(second)).toEqual(['taken over'])
})

it('lets in only who has the key, which nobody but its owner can read', async () => {
  const { uri } = await start()
  const { port, password } = new URL(uri)
  const stranger = await MongoClient.connect(`mongodb://127.0.0.1:${port}/?directConnection=true`)
  const admin = stranger.db('admin')
  const root = { pwd: 'of a stranger', roles: ['root'] }
  for (const command of [{ find: 'words' }, { insert: 'words', documents: [{}] }, { createUser: 'stranger', ...root }])
    await expect(admin.command(command)).rejects.toMatchObject({ codeName: 'Unauthorized' })
  await stranger.close()
  const modes = ['mongo', 'mongo.key'].map(async (name) => (await stat(join(dataDir, name))).mode & 0o777)
  expect(await Promise.all(modes)).toEqual([0o700, 0o600])
  expect(password).toBe(await readFile(join(dataDir, 'mongo.key'), 'utf8'))
  expect(commandOf(await pidOfMongod())).not.toContain(password)
})

it('takes over the data of a release that had no key, which can still open it', async () => {
  const first = await start()
  await write(first, 'with a key')
  await first.stop()
  await rm(join(dataDir, 'mongo.key'))
  await chmod(join(dataDir, 'mongo'), 0o755)
  const older = await mongodWithoutKey(new URL(first.uri).port)
  await using({ uri: older.uri }, (client) => client.db().collection('words').insertOne({ word: 'without' }))
  const second = await start()
  expect(second.uri).not.toBe(first.uri)
  expect(await words(second)).toEqual(['with a key', 'without'])
  expect((await stat(join(dataDir, 'mongo'))).mode & 0o777).toBe(0o700)
})

it('uses a key whose file lost its mode in a copy', async () => {
  await writeFile(join(dataDir, 'mongo.key'), `${'of another machine'.replaceAll(' ', '').repeat(3)}\n`, {
    mode: 0o644,
  })
  await write(await start(), 'copied')
  expect((await stat(join(dataDir, 'mongo.key'))).mode & 0o777).toBe(0o600)
})

it('stops when its process is killed', async () => {
  const writer = spawn(process.execPath, ['--import', 'tsx', resolve('server/testing/mongodWriter.ts'), dataDir, '1'], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(writer.stdout, 'data')
  const pid = await pidOfMongod()
  writer.kill('SIGKILL')
  while (startOf(pid) !== undefined) await sleep(50)
  // A clean stop empties the file.
  expect(await readFile(join(dataDir, 'mongo/mongod.lock'), 'utf8')).toBe('')
})

it('finds another mongod when the downloaded one no longer runs', async () => {
  const { path, version } = await findMongod()
  const environment = { ...process.env }
  const cache = join(dataDir, 'cache/linnet')
  await mkdir(cache, { recursive: true })
  const broken = { path: join(cache, 'mongod'), version, source: 'mongodb-memory-server' }
  await writeFile(broken.path, '#!/bin/sh\necho "error while loading shared libraries" >&2; exit 127\n', {
    mode: 0o755,
  })
  await writeFile(join(cache, 'mongod.json'), JSON.stringify([broken]))
  await symlink(path, join(dataDir, 'mongod'))
  Object.assign(process.env, { PATH: `${dataDir}:${process.env.PATH}`, XDG_CACHE_HOME: join(dataDir, 'cache') })
  try {
    const mongo = await start()
    expect(mongo.source).toBe('mongod on PATH')
    await write(mongo, 'found')
  } finally {
    process.env = environment
  }
})

it('refuses data of another version with a helpful message, and does not touch it', async () => {
  await mkdir(join(dataDir, 'mongo'))
  await writeFile(join(dataDir, 'mongo/WiredTiger'), 'as it was')
  await writeFile(join(dataDir, 'mongo.json'), JSON.stringify({ port: 27_117, version: '4.4.29' }))
  const environment = { ...process.env }
  Object.assign(process.env, { PATH: dataDir, MONGOMS_RUNTIME_DOWNLOAD: 'false', MONGOMS_DOWNLOAD_DIR: dataDir })
  await expect(start()).rejects.toMatchObject({
    name: 'DataFolderError',
    message: expect.stringMatching(/was written by MongoDB 4\.4\.29[^]*nothing was changed[^]*MONGOMS_SYSTEM_BINARY/),
  })
  process.env = environment
  expect(await readdir(join(dataDir, 'mongo'))).toEqual(['WiredTiger'])
  expect(await readFile(join(dataDir, 'mongo/WiredTiger'), 'utf8')).toBe('as it was')
})

it('refuses data of an unknown version', async () => {
  await mkdir(join(dataDir, 'mongo'))
  await writeFile(join(dataDir, 'mongo/WiredTiger'), 'as it was')
  await expect(start()).rejects.toThrow(/mongo\.json, which says what version wrote it, can't be read/)
})
