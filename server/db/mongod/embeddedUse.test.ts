import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { pidOfMongod, using, write } from '../../testing/embeddedMongod.ts'
import { type EmbeddedMongo, startEmbeddedMongo, useEmbeddedMongo } from './embedded.ts'
import { commandOf } from './processes.mjs'
import { becomePrimary } from './replicaSet.ts'

const said: string[] = []
let dataDir: string
let mongo: EmbeddedMongo

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'linnet embedded '))
  mongo = await startEmbeddedMongo({ dataDir, cacheMb: 320, launched: () => said.push('launched') })
  said.push('ready')
})
afterAll(async () => {
  await mongo.stop()
  await rm(dataDir, { recursive: true })
})
afterEach(() => import.meta.jest.restoreAllMocks())

describe('the embedded MongoDB', () => {
  it('reports its launch before it is ready', () => {
    expect(said).toEqual(['launched', 'ready'])
  })

  it('keeps as much in memory as it may, and of the oplog as little as it can', async () => {
    await using(mongo, async (client) => {
      const { wiredTiger } = await client.db('admin').command({ serverStatus: 1 })
      expect(wiredTiger.cache['maximum bytes configured']).toBe(320 * 1024 * 1024)
      const { maxSize } = await client.db('local').command({ collStats: 'oplog.rs' })
      expect(maxSize).toBe(990 * 1024 * 1024)
    })
  })

  it('lets in only who has the key, which nobody but its owner can read', async () => {
    const { port, password } = new URL(mongo.uri)
    const stranger = await MongoClient.connect(`mongodb://127.0.0.1:${port}/?directConnection=true`)
    const admin = stranger.db('admin')
    const root = { pwd: 'of a stranger', roles: ['root'] }
    for (const command of [
      { find: 'words' },
      { insert: 'words', documents: [{}] },
      { createUser: 'stranger', ...root },
    ])
      await expect(admin.command(command)).rejects.toMatchObject({ codeName: 'Unauthorized' })
    await stranger.close()
    const modes = ['mongo', 'mongo.key'].map(async (name) => (await stat(join(dataDir, name))).mode & 0o777)
    expect(await Promise.all(modes)).toEqual([0o700, 0o600])
    expect(password).toBe(await readFile(join(dataDir, 'mongo.key'), 'utf8'))
    expect(commandOf(await pidOfMongod(dataDir))).not.toContain(password)
  })

  it('becomes a primary though it closes a connection, as it does when its role changes', async () => {
    const { port, password } = new URL(mongo.uri)
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
    const lines: string[] = []
    const report = (line: string) => {
      lines.push(line)
      const later = Date.now() + 11_000
      import.meta.jest.spyOn(Date, 'now').mockReturnValue(later)
    }
    await expect(startEmbeddedMongo({ dataDir, report })).rejects.toMatchObject({
      name: 'DataFolderError',
      message: expect.stringMatching(
        new RegExp(
          `is in use by process ${process.pid}, and only one Linnet .* is no Linnet, delete .*[.]owner[.]json[.]$`,
        ),
      ),
    })
    expect(lines).toEqual([expect.stringContaining('waiting 10 seconds for its end')])
    const tool = await useEmbeddedMongo({ dataDir })
    expect(tool.uri).toBe(mongo.uri)
    await tool.stop()
    await write(mongo, 'still there')
  })

  it('is used by a tool also if it takes long to answer or to become primary', async () => {
    const pid = await pidOfMongod(dataDir)
    process.kill(pid, 'SIGSTOP')
    setTimeout(() => process.kill(pid, 'SIGCONT'), 700)
    expect(await useEmbeddedMongo({ dataDir })).toMatchObject({ uri: mongo.uri })
    await using(mongo, (client) => client.db('admin').command({ replSetStepDown: 1, force: true }))
    expect(await useEmbeddedMongo({ dataDir })).toMatchObject({ uri: mongo.uri })
  })
})
