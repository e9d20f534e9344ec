import { emptyDatabase, useServer } from '../testing/testServer.ts'
import { commandsDuring } from '../testing/commands.ts'
import { database } from './connection.ts'
import { find } from './read.ts'

useServer()

const range = (length: number) => Array.from({ length }, (_, index) => index)

async function rows(count: number, bytes: number): Promise<void> {
  await emptyDatabase()
  const collection = database().collection<{ _id: string; content: string }>('posts')
  await collection.insertMany(range(count).map((index) => ({ _id: `row-${index}`, content: 'x'.repeat(bytes) })))
}

const read = (limit: number) => find<{ _id: string }>('posts', {}, { hint: '_id_', sort: { _id: 1 }, limit })

describe('reading a list', () => {
  it.each([3, 10, 12])('takes one command and leaves no cursor open, with a limit of %d for 10 rows', async (limit) => {
    await rows(10, 10)
    const commands = await commandsDuring(async () => expect(await read(limit)).toHaveLength(Math.min(10, limit)))
    expect(commands.map(({ name }) => name)).toEqual(['find'])
  })

  it('loses no row when there are more than fit one answer of MongoDB', async () => {
    await rows(180, 100_000)
    expect(await read(200)).toHaveLength(180)
  })
})
