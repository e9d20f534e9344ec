import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { pidOfMongod, using, write } from '../../testing/embeddedMongod.ts'
import { startEmbeddedMongo, useEmbeddedMongo, type EmbeddedMongo } from './embedded.ts'
import { findMongod } from './find.ts'
import { isListening } from './mongodLog.ts'
import { startOf } from './processes.mjs'

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

const words = (mongo: EmbeddedMongo) => using(mongo, (client) => client.db().collection('words').distinct('word'))

it('uses a key whose file lost its mode, keeps its data and port when a tool hands over, and moves from a taken port', async () => {
  const keyFile = join(dataDir, 'mongo.key')
  await writeFile(keyFile, `${'of another machine'.replaceAll(' ', '').repeat(3)}\n`, { mode: 0o644 })
  // Where nobody runs it, a tool starts it.
  const first = await useEmbeddedMongo({ dataDir })
  expect((await stat(keyFile)).mode & 0o777).toBe(0o600)
  await using(first, (client) =>
    client.withSession((session) =>
      session.withTransaction(() => client.db().collection('words').insertOne({ word: 'kept' }, { session })),
    ),
  )
  // The other process waits for ten seconds, and a busy machine may take longer to stop MongoDB.
  const clock = import.meta.jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  const next = start()
  await first.stop()
  const second = await next
  clock.mockRestore()
  expect(second.uri).toBe(first.uri)
  expect(await words(second)).toEqual(['kept'])
  await second.stop()
  const port = Number(new URL(first.uri).port)
  const stranger = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1')
  await once(stranger, 'listening')
  const said: string[] = []
  const third = await start((line) => said.push(line))
  expect(said).toEqual([expect.stringContaining(`Port ${port} is taken by another program`)])
  expect(await words(third)).toEqual(['kept'])
  expect((stranger.address() as AddressInfo).port).not.toBe(Number(new URL(third.uri).port))
  stranger.close()
})

it('restarts after a crash, explains one after which its files cannot be opened, and retries until they can', async () => {
  const said: string[] = []
  const mongo = await start((line) => said.push(line))
  await write(mongo, 'before')
  await using(mongo, async (client) => {
    process.kill(await pidOfMongod(dataDir), 'SIGKILL')
    await client.db().collection('words').insertOne({ word: 'after' })
  })
  const file = join(dataDir, 'mongo/WiredTiger.turtle')
  const pid = await pidOfMongod(dataDir)
  process.kill(pid, 'SIGSTOP')
  const whole = await readFile(file)
  await writeFile(file, 'damaged')
  process.kill(pid, 'SIGKILL')
  while (!said.some((line) => line.includes('are damaged'))) await sleep(50)
  await writeFile(file, whole)
  expect(await words(mongo)).toEqual(['after', 'before'])
  expect(said.filter((line) => line.includes('are damaged'))).toHaveLength(1)
})

/** The mongod of a release that had no key, on the data of this test. */
async function mongodWithoutKey(port: string) {
  const { path } = await findMongod()
  const place = ['--dbpath', join(dataDir, 'mongo'), '--replSet', 'linnet', '--bind_ip', '127.0.0.1', '--nounixsocket']
  const mongod = spawn(path, ['--port', port, ...place], { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(mongod, 'exit')
  const log: string[] = []
  const listens = new Promise<boolean>((resolve) =>
    createInterface({ input: mongod.stdout }).on('line', (line) => {
      log.push(line)
      if (isListening(line)) resolve(true)
    }),
  )
  if (!(await Promise.race([listens, ended.then(() => false)])))
    throw new Error(`mongod ended early:\n${log.slice(-8).join('\n')}`)
  return { uri: `mongodb://127.0.0.1:${port}/linnet?replicaSet=linnet`, ended }
}

it('stops a mongod that outlived its killed owner, also of a release that had no key, which can still open the data', async () => {
  const first = await start()
  await write(first, 'with a key')
  await first.stop()
  await rm(join(dataDir, 'mongo.key'))
  await chmod(join(dataDir, 'mongo'), 0o755)
  const older = await mongodWithoutKey(new URL(first.uri).port)
  await using({ uri: older.uri }, (client) => client.db().collection('words').insertOne({ word: 'without' }))
  const second = await start()
  expect(await older.ended).toEqual([0, null])
  expect(second.uri).not.toBe(first.uri)
  await write(second, 'taken over')
  expect(await words(second)).toEqual(['taken over', 'with a key', 'without'])
  expect((await stat(join(dataDir, 'mongo'))).mode & 0o777).toBe(0o700)
})

it('stops when its process is killed', async () => {
  const writer = spawn(process.execPath, ['--import', 'tsx', resolve('server/testing/mongodWriter.ts'), dataDir], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(writer.stdout, 'data')
  const pid = await pidOfMongod(dataDir)
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
