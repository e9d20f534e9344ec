import { act, render, screen } from '@testing-library/react'
import { Suspense, type ComponentType } from 'react'
import { PagePart } from './PartBoundary.tsx'
import { lazyRoute, loadAhead } from './lazyRoute.tsx'
import { optionalPart } from './optionalPart.tsx'

const draw = (Part: ComponentType) =>
  render(
    <Suspense fallback="Waiting">
      <Part />
    </Suspense>,
  )

/** Fails to load `times` times, and calls `then` after each failure. */
const failing =
  (times: number, then = () => {}) =>
  async () => {
    if (times-- === 0) return { default: () => <p>The part</p> }
    then()
    throw new Error('The network is down.')
  }

describe('a lazy part', () => {
  it('shows a placeholder until its code is loaded', async () => {
    draw(lazyRoute(async () => ({ default: () => <p>The part</p> })))
    expect(screen.getByText('Waiting')).toBeVisible()
    expect(await screen.findByText('The part')).toBeVisible()
  })

  it('renders at once if it was loaded ahead', async () => {
    const Part = lazyRoute(async () => ({ default: () => <p>The part</p> }))
    await loadAhead('guests')
    draw(Part)
    expect(screen.getByText('The part')).toBeVisible()
    expect(screen.queryByText('Waiting')).toBeNull()
  })

  it('is loaded ahead only for those who can open it', async () => {
    const Part = lazyRoute(async () => ({ default: () => <p>The part</p> }), 'members')
    await loadAhead('guests')
    const { unmount } = draw(Part)
    expect(screen.getByText('Waiting')).toBeVisible()
    unmount()
    const Other = lazyRoute(async () => ({ default: () => <p>The other part</p> }), 'members')
    await loadAhead('members')
    draw(Other)
    expect(screen.getByText('The other part')).toBeVisible()
  })

  it('loads again after one failure', async () => {
    draw(lazyRoute(failing(1)))
    expect(await screen.findByText('The part')).toBeVisible()
  })

  it('loads again after a failure if the browser is back online', async () => {
    let isOnline = false
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
    const Part = lazyRoute(failing(1, () => setTimeout(() => (isOnline = true))))
    render(
      <PagePart waiting="Waiting">
        <Part />
      </PagePart>,
      { onCaughtError: () => {} },
    )
    expect(await screen.findByText('The part')).toBeVisible()
    Reflect.deleteProperty(navigator, 'onLine')
  })
})

describe('an optional part that fails to load', () => {
  afterEach(() => void import.meta.jest.useRealTimers())

  it('is tried again after pauses that grow, though the browser never said that it was offline', async () => {
    import.meta.jest.useFakeTimers()
    const failures: number[] = []
    draw(optionalPart(failing(7, () => failures.push(Date.now()))))
    await act(() => import.meta.jest.advanceTimersByTimeAsync(182_000))
    expect(screen.getByText('The part')).toBeVisible()
    const pauses = failures.slice(1).map((at, index) => (at - (failures[index] ?? 0)) / 1000)
    expect(pauses).toEqual([2, 4, 8, 16, 32, 60])
  })

  it('is tried again at once when the browser goes online', async () => {
    await act(async () => draw(optionalPart(failing(1))))
    await act(async () => void window.dispatchEvent(new Event('online')))
    expect(screen.getByText('The part')).toBeVisible()
  })
})
