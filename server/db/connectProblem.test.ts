import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MongoClient } from 'mongodb'
import '../users/user.model.ts'
import { PostModel } from '../posts/post.model.ts'
import { freePort } from '../testing/freePort.ts'
import { connect, disconnect, ensureIndexes } from './connection.ts'
import { findMongod } from './mongod/find.ts'

let mongod: ChildProcess
let folder: string
let address: string

/** A replica set with a password; `reader` may only read, and its password holds an `@`. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linnet-guarded-'))
  const keyFile = join(folder, 'key')
  await writeFile(keyFile, 'a key that only this test has', { mode: 0o600 })
  const { path } = await findMongod()
  const port = await freePort()
  address = `127.0.0.1:${port}`
  const network = ['--port', `${port}`, '--bind_ip', '127.0.0.1', '--nounixsocket']
  const storage = ['--dbpath', folder, '--wiredTigerCacheSizeGB', '0.25', '--quiet']
  mongod = spawn(path, [...network, ...storage, '--replSet', 'guarded', '--keyFile', keyFile], { stdio: 'ignore' })
  await as('', async (client) => {
    await client.db('admin').command({ replSetInitiate: { _id: 'guarded', members: [{ _id: 0, host: address }] } })
    while (!(await client.db('admin').command({ hello: 1 }))['isWritablePrimary']) await sleep(10)
    await client.db('admin').command({ createUser: 'root', pwd: 'root', roles: ['root'] })
  })
  await as('root:root@', (client) =>
    client.db('linnet').command({ createUser: 'reader', pwd: 's@cret', roles: ['read'] }),
  )
})

afterAll(async () => {
  mongod.kill()
  await once(mongod, 'exit')
  await rm(folder, { recursive: true, force: true })
})

afterEach(disconnect)

async function as(user: string, work: (client: MongoClient) => Promise<unknown>): Promise<void> {
  const client = new MongoClient(`mongodb://${user}${address}/?directConnection=true&serverSelectionTimeoutMS=600000`)
  try {
    await work(client)
  } finally {
    await client.close()
  }
}

describe('the start without a usable MongoDB', () => {
  it.each([
    ['an unescaped @ in the password', 'mongodb://reader:s@cret@127.0.0.1/linnet?replicaSet=guarded'],
    ['an unescaped / in the password', 'mongodb://reader:s/cret@127.0.0.1/linnet'],
    ['an unescaped / after digits in the password', 'mongodb://reader:12/s-cret@127.0.0.1/linnet'],
    ['an unescaped / before an @ in the password', 'mongodb://reader:12/s@cret@127.0.0.1/linnet'],
    ['two unescaped @ in the password', 'mongodb://reader:s@c@cret@no-such-host.example/linnet'],
    ['an unescaped ? in the password', 'mongodb://reader:12?s-cret@127.0.0.1/linnet'],
    ['an unescaped @ in an SRV address', 'mongodb+srv://reader:s@cret@cluster.example/linnet'],
    ['an unescaped % in the password', 'mongodb://reader:s%cret@127.0.0.1/linnet'],
    ['no scheme', '127.0.0.1/s-cret'],
    ['a port beyond all', 'mongodb://127.0.0.1:99999/s-cret'],
    ['an option that does not exist', 'mongodb://127.0.0.1/linnet?s-cret=1'],
  ])('is said to have an unreadable address, without a part of it: %s', async (_what, uri) => {
    const message = await failure(uri)
    expect(message).toMatch(/^MONGODB_URI cannot be read\. It has the form .* write @ as %40/)
    expect(message).not.toMatch(/s.?cret/)
  })

  it('says that the password is wrong, without repeating it', async () => {
    const message = await failure(`mongodb://reader:wr0ng@${address}/linnet?replicaSet=guarded`)
    expect(message).toContain('MongoDB refuses the user name or password in MONGODB_URI.')
    expect(message).not.toContain('wr0ng')
  })

  it('says that the replica set has another name', async () => {
    expect(await failure(`mongodb://root:root@${address}/linnet?replicaSet=other&authSource=admin`)).toContain(
      'belong to a replica set of another name. Correct ?replicaSet=',
    )
  })

  it('says that no server is there, without its address', async () => {
    const message = await failure('mongodb://127.0.0.1:1/linnet', 1_000)
    expect(message).toMatch(/^MongoDB does not answer \(nothing listens at that address\)\. Is the server up/)
    expect(message).not.toContain('127.0.0.1')
  })

  it('says that the user has too few rights', async () => {
    await connect(`mongodb://reader:s%40cret@${address}/linnet?replicaSet=guarded`)
    await expect(ensureIndexes([PostModel])).rejects.toThrow(
      'The MongoDB user in MONGODB_URI lacks rights. Linnet needs the roles readWrite and dbAdmin on its database.',
    )
  })
})

async function failure(uri: string, longestWaitMs = 3_000): Promise<string> {
  const error: unknown = await connect(uri, { longestWaitMs }).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'DatabaseError' })
  return (error as Error).message
}
