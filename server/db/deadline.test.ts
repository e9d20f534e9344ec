import { withDeadline, withoutDeadline } from './deadline.ts'

afterEach(() => import.meta.jest.useRealTimers())

describe('the clock of a request', () => {
  it('does not start again when work that outlives the request ends', async () => {
    import.meta.jest.useFakeTimers()
    let end = () => {}
    let outliving: Promise<void> | undefined
    await withDeadline(async () => {
      outliving = withoutDeadline(() => new Promise<void>((resolve) => (end = resolve)))
    })
    end()
    await outliving
    expect(import.meta.jest.getTimerCount()).toBe(0)
  })
})
