import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import mongoose from 'mongoose'
import { openDataFolder } from '../../server/db/mongod/dataFolder.ts'
import { takeLock } from '../../server/db/mongod/lock.mjs'
import { emptyDatabase, urlOf, useServer } from '../../server/testing/testServer.ts'
import { logsIn } from '../../server/testing/cast.ts'
import { Person } from '../../server/testing/person.ts'
import { hashPassword } from '../../server/auth/passwords.ts'
import { violations } from '../../server/testing/violations.ts'
import { generate } from './generate.ts'

const sizes = { users: 60, posts: 120, replies: 80, quotes: 30, follows: 10, likes: 20, reposts: 5, bookmarks: 5 }
const collections = ['users', 'posts', 'follows', 'likes', 'reposts', 'bookmarks']

async function everything(): Promise<Record<string, mongoose.mongo.Document[]>> {
  const entries = collections.map(async (name) => {
    const documents = await mongoose.connection.collection(name).find().sort({ $natural: 1 }).toArray()
    return [
      name,
      documents.map(({ _id, ...fields }) => (typeof _id === 'string' ? { _id, ...fields } : fields)),
    ] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

describe('the generated data set', () => {
  useServer()

  it('is the same every time', async () => {
    await emptyDatabase()
    await generate(sizes)
    const first = await everything()
    await emptyDatabase()
    await generate(sizes)
    expect(await everything()).toEqual(first)
    expect(first['users']).toHaveLength(60)
    expect(first['posts']).toHaveLength(200)
  })

  it('has a demo account that can be logged in to, and avatars that exist', async () => {
    await emptyDatabase()
    await generate({ ...sizes, users: 9 }, { password: 'dataset', passwordHash: await hashPassword('dataset') })
    const { demoAccounts } = await new Person().asks('{ demoAccounts { password user { username } } }')
    expect(demoAccounts).toEqual([{ password: 'dataset', user: { username: 'user_0' } }])
    const person = await logsIn(new Person({ username: 'user_0', password: 'dataset' }))
    const { users } = await person.asks('{ users(first: 9) { edges { node { avatar cover } } } }')
    for (const { node } of users.edges) {
      for (const path of [node.avatar, node.cover]) expect((await fetch(urlOf(path))).status).toBe(200)
    }
  })

  it('contradicts itself nowhere, and has as many quotes as it should, reposts and threads', async () => {
    await emptyDatabase()
    await generate(sizes)
    expect(await violations()).toEqual([])
    const { posts = [], reposts = [] } = await everything()
    expect(posts.filter((post) => 'quotedId' in post)).toHaveLength(30)
    expect(posts.some((post) => 'continuedId' in post)).toBe(true)
    expect(reposts.length).toBeGreaterThan(0)
  })
})

it('is made where .env says, and not while another process has that folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'linnet-dataset-'))
  await writeFile(join(folder, '.env'), 'DATA_DIR=kept\n')
  const { dbPath, ownerFile } = await openDataFolder(join(folder, 'kept/demo'))
  const release = takeLock(ownerFile)
  const { DATA_DIR: _not, ...env } = process.env
  const tsx = pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href
  const child = spawn(process.execPath, ['--import', tsx, resolve('scripts/dataset.ts'), '--users=1', '--fill-only'], {
    cwd: folder,
    env,
  })
  const ended = once(child, 'close')
  const [line] = await Promise.race([once(child.stdout.setEncoding('utf8'), 'data'), ended])
  child.kill('SIGKILL')
  await ended
  release?.()
  await rm(folder, { recursive: true, maxRetries: 5 })
  expect(line).toContain(`${dbPath} is in use by process ${process.pid}`)
})
