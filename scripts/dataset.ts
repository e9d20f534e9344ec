import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { hashPassword } from '../server/auth/passwords.ts'
import { connect, database, disconnect, ensureIndexes } from '../server/db/connection.ts'
import { startEmbeddedMongo } from '../server/db/mongod/embedded.ts'
import { modelsOf } from '../server/domain.ts'
import { domains } from '../server/domains.ts'
import { loadConfig } from '../server/loadConfig.ts'
import { OperatorError } from '../server/operatorError.ts'
import { type Sizes, generate } from './dataset/generate.ts'
import { start } from './setup/start.mjs'

const password = 'dataset'

const help = `npm run dataset -- [options]
Fills an EMPTY database with accounts, posts, replies, quotes, follows, likes, reposts and bookmarks, and opens it: starts Linnet there.
The same numbers give the same data. All accounts have the password "${password}"; they are called user_0, user_1 and so on.
  --users      number of accounts (1000)
  --posts      number of posts (10000)
  --replies    number of replies (5000)
  --quotes     number of posts that quote another one (500)
  --follows    average number of accounts that an account follows (30)
  --likes      average number of likes per account (50)
  --reposts    average number of reposts per account (5)
  --bookmarks  average number of bookmarks per account (5)
  --uri        a database; by default Linnet's own MongoDB with its data in DATA_DIR/demo
  --fill-only  ends when the database is filled`

const size = (fallback: number) => z.coerce.number().int().min(1).default(fallback)
const options = z.object({
  uri: z.string().startsWith('mongodb').optional(),
  'fill-only': z.boolean().default(false),
  users: size(1000),
  posts: size(10000),
  replies: size(5000),
  quotes: size(500),
  follows: size(30),
  likes: size(50),
  reposts: size(5),
  bookmarks: size(5),
})

const collections = ['users', 'posts', 'follows', 'likes', 'reposts', 'bookmarks'] as const
const say = (line: string) => void process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const { uri, 'fill-only': fillOnly, ...sizes } = chosen()
  const dataDir = () => join(loadConfig().dataDir, 'demo')
  if (uri) await fillGiven(uri, sizes)
  else await fillOwn(dataDir(), sizes)
  if (fillOnly) return
  say(`Log in as user_0 (or user_1, user_2 …) with the password "${password}"`)
  // These override `.env`. An empty value means that a setting is missing.
  Object.assign(process.env, { MONGODB_URI: uri ?? '', DATA_DIR: dataDir(), SEED: 'false', DEMO_ACCOUNTS: 'true' })
  await start()
}

function chosen(): z.infer<typeof options> {
  const names = Object.keys(options.shape).filter((name) => name !== 'fill-only')
  try {
    const { values } = parseArgs({
      options: {
        'fill-only': { type: 'boolean' },
        ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
      },
    })
    return options.parse(values)
  } catch {
    throw new OperatorError(help)
  }
}

async function fillGiven(uri: string, sizes: Sizes): Promise<void> {
  await connect(uri)
  try {
    const counts = await Promise.all(collections.map((name) => database().collection(name).estimatedDocumentCount()))
    if (counts.some((count) => count > 0)) throw new OperatorError('This database is not empty.')
    await fill(sizes)
  } finally {
    await disconnect()
  }
}

/** Existing data is opened as it is. Accounts are written last, so data without them is incomplete. */
async function fillOwn(dataDir: string, sizes: Sizes): Promise<void> {
  const mongo = await startEmbeddedMongo({ dataDir, report: say })
  try {
    await connect(mongo.uri)
    const users = await database().collection('users').estimatedDocumentCount()
    if (users > 0) {
      say(`${join(dataDir, 'mongo')} holds ${users} accounts already. Delete the folder to make others.`)
      return
    }
    await database().dropDatabase()
    await fill(sizes)
  } finally {
    await disconnect()
    await mongo.stop()
  }
}

async function fill(sizes: Sizes): Promise<void> {
  say(`Making ${sizes.users} accounts with ${sizes.posts} posts and ${sizes.replies} replies …`)
  await ensureIndexes(modelsOf(domains))
  await generate(sizes, { password, passwordHash: await hashPassword(password) })
  for (const name of collections) {
    say(`${name.padEnd(10)} ${await database().collection(name).estimatedDocumentCount()}`)
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof OperatorError ? error.message : error)
  process.exitCode = 1
})
