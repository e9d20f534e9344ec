import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { useServer } from '../testing/testServer.ts'
import { countingAttempts } from './attempts.ts'

useServer()

/** As much of a request as attempts are counted by. */
const from = (address: string) => ({ address, config: { loginAttempts: 3 } }) as Context

describe('attempts to give a password', () => {
  it('cannot outrun the limit by coming all at once', async () => {
    let lookedAt = 0
    const wrong = async () => {
      lookedAt++
      return false
    }
    const tries = Array.from({ length: 20 }, () => countingAttempts(from('10.0.0.1'), 'Alice', wrong))
    const answers = await Promise.allSettled(tries)
    expect(lookedAt).toBe(3)
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    expect(refusals.map((error) => error.code)).toEqual(Array(17).fill('TOO_MANY_ATTEMPTS'))
    await expect(countingAttempts(from('10.0.0.1'), 'ALICE', wrong)).rejects.toThrow(AppError)
    expect(await countingAttempts(from('10.0.0.2'), 'alice', wrong)).toBe(false)
  })

  it('start anew after one that was right', async () => {
    for (const isRight of [false, false, true, false, false, false]) {
      expect(await countingAttempts(from('10.0.0.3'), 'bob', async () => isRight)).toBe(isRight)
    }
  })

  it('do not count when the server was too busy to look', async () => {
    const busy = async () => {
      throw new AppError('BUSY')
    }
    for (const _ of [1, 2, 3, 4, 5])
      await expect(countingAttempts(from('10.0.0.4'), 'carol', busy)).rejects.toMatchObject({ code: 'BUSY' })
  })
})
