import { database, disconnect } from '../db/connection.ts'
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
