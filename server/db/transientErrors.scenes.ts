import mongoose from 'mongoose'
import { AppError } from '../errors.ts'
import { postsErrors } from '../posts/posts.errors.ts'
import { isTransientError } from './transientErrors.ts'

const { MongoNetworkError, MongoServerError } = mongoose.mongo
const serverError = (code: number) => new MongoServerError({ message: 'no', code })
const socketError = (code: string) => Object.assign(new Error('no'), { code })

describe('an error that passes by itself', () => {
  it.each<[string, Error]>([
    ['a primary that steps down', serverError(189)],
    ['a new primary without its keys', serverError(211)],
    ['a lost connection', socketError('ECONNRESET')],
    ['what one of these caused', new Error('wrapped', { cause: new Error('twice', { cause: serverError(13435) }) })],
    ['a bulk write whose connection closed', new MongoServerError(new MongoNetworkError('closed'))],
    ['several attempts of which one is', new AggregateError([new Error('no'), socketError('ECONNREFUSED')])],
  ])('is %s', (_what, error) => expect(isTransientError(error)).toBe(true))

  it.each<[string, unknown]>([
    ['a duplicate key', serverError(11_000)],
    ['a bug', new TypeError('undefined is not a function')],
    ['an error of our own, whatever caused it', new AppError(postsErrors.POST_NOT_FOUND, { cause: serverError(189) })],
    ['nothing', undefined],
  ])('is not %s', (_what, error) => expect(isTransientError(error)).toBe(false))

  it('is found in causes, to a limited depth', () => {
    const error = new Error('caused by itself')
    error.cause = error
    expect(isTransientError(error)).toBe(false)
  })
})
