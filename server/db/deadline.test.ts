import { beforeDeadline, databaseTimeoutMs, withDeadline, withoutDeadline } from './deadline.ts'
import { inTransaction } from './transaction.ts'

afterEach(() => import.meta.jest.useRealTimers())

describe('the clock of a request', () => {
  it('does not restart when work that outlives the request ends', async () => {
    import.meta.jest.useFakeTimers()
    let end = () => {}
    let outliving: Promise<void> | undefined
    await withDeadline(async (deadline) => {
      outliving = withoutDeadline(() => new Promise<void>((resolve) => (end = resolve)), deadline)
    })
    end()
    await outliving
    expect(import.meta.jest.getTimerCount()).toBe(0)
  })

  it('stops while the request hashes a password', async () => {
    import.meta.jest.useFakeTimers()
    const answer = withDeadline(async (deadline) => {
      await withoutDeadline(async () => import.meta.jest.advanceTimersByTime(60_000), deadline)
      return beforeDeadline(async () => 'in time', deadline)
    })
    expect(await answer).toBe('in time')
  })
})

describe('a request that is out of time', () => {
  it('is answered BUSY, and stores nothing afterwards', async () => {
    import.meta.jest.useFakeTimers()
    let goOn = () => {}
    let isStored = false
    let late: Promise<void> | undefined
    const answer = withDeadline((deadline) => {
      const reading = new Promise<void>((resolve) => (goOn = resolve))
      late = reading.then(() => inTransaction([], async () => void (isStored = true), deadline))
      return late
    })
    import.meta.jest.advanceTimersByTime(60_000)
    await expect(answer).rejects.toMatchObject({ code: 'BUSY' })
    goOn()
    await expect(late).rejects.toMatchObject({ code: 'BUSY' })
    expect(isStored).toBe(false)
  })

  it('is answered at once when it waits for the database itself', async () => {
    import.meta.jest.useFakeTimers()
    const answer = withDeadline((deadline) => beforeDeadline(() => new Promise(() => {}), deadline))
    import.meta.jest.advanceTimersByTime(databaseTimeoutMs())
    await expect(answer).rejects.toMatchObject({ code: 'BUSY' })
  })
})
