import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp } from '../backup/backup.ts'
import { database, disconnect } from '../db/connection.ts'
import { linnet } from '../testing/linnet.ts'
import { testSettings } from '../testing/testServer.ts'
import { withAnyDatabase } from './database.ts'

const before = { ...process.env }

afterEach(() => {
  process.env = before
})

it('tells an operator in one sentence that the connection to MongoDB was lost in the middle', async () => {
  process.env = { ...before, ...testSettings, MONGODB_URI: process.env['TEST_MONGODB_URI'] }
  const work = withAnyDatabase(async () => {
    const connected = database()
    await disconnect()
    await connected.command({ ping: 1 })
  })
  await expect(work).rejects.toMatchObject({
    name: 'OperatorError',
    message: expect.stringMatching(/^MongoDB could not go on \([^\n]+\)[.] Do this again when it answers[.]$/),
  })
})

it('keeps a restore away from the database that a command still uses', async () => {
  const uri = new URL(process.env['TEST_MONGODB_URI'] ?? '')
  uri.pathname = `/test-${randomUUID()}`
  process.env = { ...before, ...testSettings, MONGODB_URI: uri.href }
  const folder = await mkdtemp(join(tmpdir(), 'linnet-backup-'))
  const file = join(folder, 'a.backup')
  const restored = await withAnyDatabase(async () => {
    await backUp(file)
    const { problem } = await linnet(['restore', file, '--replace'])
    await database().dropDatabase()
    return problem
  })
  expect(restored).toMatch(/^A server or another command uses this database, from /)
  await rm(folder, { recursive: true })
})
