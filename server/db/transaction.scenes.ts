import mongoose from 'mongoose'
import { MetaModel } from './meta.model.ts'
import { useServer } from '../testing/testServer.ts'
import { inTransaction } from './transaction.ts'

const settings = { DATABASE_TIMEOUT_MS: '2000' }

const note = (_id: string) => ({ _id, at: new Date(), done: false })
const isStored = async (_id: string) => (await MetaModel.exists({ _id })) !== null

function conflict(): Error {
  const error = new mongoose.mongo.MongoServerError({ message: 'conflict', code: 112 })
  error.addErrorLabel('TransientTransactionError')
  return error
}

describe('a task after a commit', () => {
  useServer(settings)

  it('runs once, after the write is stored, however often the write was retried', async () => {
    const seen: boolean[] = []
    let tries = 0
    const result = await inTransaction([], async ({ session, afterCommit }) => {
      await MetaModel.create([note('tried')], { session })
      afterCommit(async () => seen.push(await isStored('tried')))
      if (++tries < 3) throw conflict()
      return 'the result'
    })
    expect({ result, tries, seen }).toEqual({ result: 'the result', tries: 3, seen: [true] })
  })

  it('never runs when the write fails', async () => {
    const done: string[] = []
    const failing = inTransaction([], async ({ session, afterCommit }) => {
      await MetaModel.create([note('failed')], { session })
      afterCommit(() => done.push('failed'))
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect({ done, isStored: await isStored('failed') }).toEqual({ done: [], isStored: false })
  })

  it('may fail without failing the write or other tasks', async () => {
    const done: string[] = []
    const result = await inTransaction([], async ({ session, afterCommit }) => {
      await MetaModel.create([note('kept')], { session })
      afterCommit(() => {
        throw new Error('nobody listens')
      })
      afterCommit(() => done.push('the other'))
      return 'stored'
    })
    expect({ result, done, isStored: await isStored('kept') }).toEqual({
      result: 'stored',
      done: ['the other'],
      isStored: true,
    })
  })
})

describe('a transaction that hangs', () => {
  useServer(settings)

  it('fails with BUSY, and lets the next one run', async () => {
    let finish = () => {}
    const hanging = inTransaction(['document'], () => new Promise<void>((resolve) => (finish = resolve)))
    await expect(hanging).rejects.toMatchObject({ code: 'BUSY', retryAfterSeconds: 1 })
    expect(await inTransaction(['document'], async () => 'next')).toBe('next')
    finish()
  })
})
