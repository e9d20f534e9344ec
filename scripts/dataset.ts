import { parseArgs } from 'node:util'
import * as z from 'zod'
import { hashPassword } from '../server/auth/passwords.ts'
import { connect, database, disconnect, ensureIndexes } from '../server/db/connection.ts'
import { modelsOf } from '../server/domain.ts'
import { domains } from '../server/domains.ts'
import { generate } from './dataset/generate.ts'

const help = `npm run dataset -- --uri mongodb://… [options]
Fills an EMPTY database with accounts, posts, replies, follows, likes and bookmarks. The same numbers give the same data.
  --uri        the database (required)
  --users      number of accounts (1000); named user_0, user_1 and so on, all with the password "dataset"
  --posts      number of posts (10000)
  --replies    number of replies (5000)
  --follows    average number of accounts that an account follows (30)
  --likes      average number of likes per account (50)
  --bookmarks  average number of bookmarks per account (5)`

const size = (fallback: number) => z.coerce.number().int().min(1).default(fallback)
const options = z.object({
  uri: z.string().startsWith('mongodb'),
  users: size(1000),
  posts: size(10000),
  replies: size(5000),
  follows: size(30),
  likes: size(50),
  bookmarks: size(5),
})

async function main(): Promise<void> {
  const names = Object.keys(options.shape)
  const { values } = parseArgs({
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  })
  const parsed = options.safeParse(values)
  if (!parsed.success) throw new Error(help)
  const { uri, ...sizes } = parsed.data
  await connect(uri)
  try {
    const users = database().collection('users')
    if ((await users.estimatedDocumentCount()) > 0) throw new Error('This database is not empty.')
    await ensureIndexes(modelsOf(domains))
    await generate(sizes, await hashPassword('dataset'))
    for (const name of ['users', 'posts', 'follows', 'likes', 'bookmarks']) {
      console.log(name.padEnd(10), await database().collection(name).estimatedDocumentCount())
    }
  } finally {
    await disconnect()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
