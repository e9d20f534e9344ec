import { whenIdle } from './whenIdle.ts'

const { jest } = import.meta

describe('where no browser says when it is idle, work', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it('is done after three seconds', () => {
    const act = jest.fn()
    whenIdle(act)
    jest.advanceTimersByTime(2_999)
    expect(act).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('is not done once it is cancelled', () => {
    const act = jest.fn()
    whenIdle(act)()
    jest.advanceTimersByTime(3_000)
    expect(act).not.toHaveBeenCalled()
  })
})
