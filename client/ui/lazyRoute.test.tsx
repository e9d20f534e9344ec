import { render, screen } from '@testing-library/react'
import { Suspense, type ComponentType } from 'react'
import { lazyRoute, loadAhead } from './lazyRoute.tsx'

const draw = (Part: ComponentType) =>
  render(
    <Suspense fallback="Waiting">
      <Part />
    </Suspense>,
  )

describe('a lazy part', () => {
  it('shows what is waiting until its code is loaded', async () => {
    draw(lazyRoute(async () => ({ default: () => <p>The part</p> })))
    expect(screen.getByText('Waiting')).toBeVisible()
    expect(await screen.findByText('The part')).toBeVisible()
  })

  it('that was loaded ahead is there at the first render', async () => {
    const Part = lazyRoute(async () => ({ default: () => <p>The part</p> }))
    await loadAhead()
    draw(Part)
    expect(screen.getByText('The part')).toBeVisible()
    expect(screen.queryByText('Waiting')).toBeNull()
  })
})
