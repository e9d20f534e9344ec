import { setImmediate as nextTurn } from 'node:timers/promises'
import mongoose from 'mongoose'
import { emptyDatabase, useServer } from '../testing/testServer.ts'
import { commandsDuring } from '../testing/commands.ts'
import { database, ensureIndexes } from './connection.ts'
import { batchesOf } from './batches.ts'
import { databaseTimeoutMs, setDatabaseTimeout } from './deadline.ts'
import { find, findShared } from './read.ts'
import { sharedRead } from './sharedRead.ts'
import { PostModel } from '../posts/post.model.ts'

useServer()

const range = (length: number) => Array.from({ length }, (_, index) => index)

async function rows(count: number, bytes: number): Promise<void> {
  await emptyDatabase()
  const collection = database().collection<{ _id: string; content: string }>('posts')
  await collection.insertMany(range(count).map((index) => ({ _id: `row-${index}`, content: 'x'.repeat(bytes) })))
}

const read = (limit: number) => find<{ _id: string }>('posts', {}, { hint: '_id_', sort: { _id: 1 }, limit })

it('reading in batches takes as long as it needs, as long as no batch needs too long', async () => {
  await rows(14, 10)
  const slowly = { collection: 'posts', filter: { $where: 'sleep(80) || true' }, sort: { _id: 1 }, hint: '_id_' }
  const usual = databaseTimeoutMs()
  setDatabaseTimeout(1_000)
  try {
    let count = 0
    for await (const batch of batchesOf(slowly, 1)) count += batch.length
    expect(count).toBe(14)
  } finally {
    setDatabaseTimeout(usual)
  }
})

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

type Row = { _id: string; content: string }

const posts = () => database().collection<Row>('posts')

const readsShared = (limit = 5) => findShared<Row>('posts', {}, { hint: '_id_', sort: { _id: 1 }, limit })

function slowRead() {
  let end = (_result: string) => {}
  const made: Promise<string>[] = []
  const make = () => {
    const reading = new Promise<string>((resolve) => (end = resolve))
    made.push(reading)
    return reading
  }
  return { made, make, end: (result: string) => end(result) }
}

async function begun(): Promise<void> {
  await nextTurn()
  await nextTurn()
}

describe('shared reads', () => {
  beforeEach(async () => {
    await emptyDatabase()
    await posts().insertMany([
      { _id: 'first', content: 'one' },
      { _id: 'second', content: 'two' },
    ])
  })

  it('take one command for requests in two turns, and one for requests while it runs', async () => {
    const ask = () => Promise.all(Array.from({ length: 20 }, () => readsShared()))
    const sent = await commandsDuring(async () => {
      const first = ask()
      await nextTurn()
      const second = ask()
      await nextTurn()
      const found = await Promise.all([first, second, ask()])
      for (const rows of found.flat()) expect(rows.map(({ content }) => content)).toEqual(['one', 'two'])
    })
    expect(sent).toHaveLength(2)
  })

  it('return separate rows to each request', async () => {
    const [, ...sharing] = await Promise.all([readsShared(), readsShared(), readsShared()])
    for (const [row] of sharing) {
      expect(row?.content).toBe('one')
      if (row) row.content = 'changed'
    }
  })

  it('see each write that was acknowledged before the request', async () => {
    const older: Promise<unknown>[] = []
    for (let round = 0; round < 30; round++) {
      older.push(readsShared())
      await begun()
      older.push(readsShared())
      await posts().updateOne({ _id: 'first' }, { $set: { content: `round ${round}` } })
      const [row] = await readsShared()
      expect(row?.content).toBe(`round ${round}`)
    }
    await Promise.all(older)
  })

  it('are not shared between different queries', async () => {
    const sizes = await Promise.all([readsShared(), readsShared(1), readsShared(), readsShared(1)])
    expect(sizes.map((rows) => rows.length)).toEqual([2, 1, 2, 1])
  })

  it('begin in the turn after the next when no such read runs', async () => {
    const { make, made, end } = slowRead()
    for (const [index, result] of ['done', 'again'].entries()) {
      const reading = sharedRead('nobody', make)
      await begun()
      expect(made).toHaveLength(index + 1)
      end(result)
      expect(await reading).toBe(result)
    }
  })

  it('run again for a request that comes during a read', async () => {
    const { make, end } = slowRead()
    const first = sharedRead('changing', make)
    await begun()
    const second = sharedRead('changing', () => Promise.resolve('newer'))
    end('older')
    expect(await Promise.all([first, second])).toEqual(['older', 'newer'])
  })

  it('do not wait for a read that hangs', async () => {
    void sharedRead('hanging', () => new Promise<string>(() => {}))
    await begun()
    expect(await sharedRead('hanging', () => Promise.resolve('quick'))).toBe('quick')
    expect(await sharedRead('hanging', () => Promise.resolve('quicker'))).toBe('quicker')
  })

  it('fail for the requests that share a failing read, and for no later ones', async () => {
    const fail = () => Promise.reject(new Error('gone'))
    const ends = await Promise.allSettled(Array.from({ length: 3 }, () => sharedRead('failing', fail)))
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(await sharedRead('failing', () => Promise.resolve('well'))).toBe('well')
  })
})

describe('the indexes', () => {
  it('are replaced where an older release defined them differently', async () => {
    const posts = mongoose.connection.collection('posts')
    const named = (await posts.indexes()).find(({ name }) => name?.startsWith('parentId'))
    await posts.dropIndex(named?.name ?? '')
    await posts.createIndex({ parentId: 1, createdAt: -1, _id: -1 }, { name: named?.name ?? '' })
    await ensureIndexes([PostModel])
    const again = (await posts.indexes()).find(({ name }) => name === named?.name)
    expect(again).toEqual(named)
    expect(await PostModel.diffIndexes()).toEqual({ toCreate: [], toDrop: [] })
  })
})
