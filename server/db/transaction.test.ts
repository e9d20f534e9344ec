import mongoose from 'mongoose'
import { MetaModel } from './meta.model.ts'
import { useServer } from '../testing/testServer.ts'
import { inTransaction } from './transaction.ts'

useServer({ DATABASE_TIMEOUT_MS: '5000' })

const note = (_id: string) => ({ _id, at: new Date(), done: false })
const isStored = async (_id: string) => (await MetaModel.exists({ _id })) !== null

/** What MongoDB answers when a transaction has to begin again. */
function conflict(): Error {
  const error = new mongoose.mongo.MongoServerError({ message: 'conflict', code: 112 })
  error.addErrorLabel('TransientTransactionError')
  return error
}

describe('what is to be done after a commit', () => {
  it('is done once, when the write is stored, however often it was tried', async () => {
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

  it('is never done when the write fails', async () => {
    const done: string[] = []
    const failing = inTransaction([], async ({ session, afterCommit }) => {
      await MetaModel.create([note('failed')], { session })
      afterCommit(() => done.push('failed'))
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect({ done, isStored: await isStored('failed') }).toEqual({ done: [], isStored: false })
  })

  it('fails without failing the write or what else is to be done', async () => {
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
  it('is given up with BUSY, and its turn goes to the next one', async () => {
    let finish = () => {}
    const hanging = inTransaction(['document'], () => new Promise<void>((resolve) => (finish = resolve)))
    await expect(hanging).rejects.toMatchObject({ code: 'BUSY', retryAfterSeconds: 1 })
    expect(await inTransaction(['document'], async () => 'next')).toBe('next')
    finish()
  })
})
