import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, useLocation } from 'react-router-dom'
import { renderApp } from '../testing/renderApp.tsx'
import { useScroll } from './useScroll.ts'

function Page({ addresses }: { addresses: string[] }) {
  useScroll(useLocation())
  return addresses.map((to) => (
    <Link key={to} to={to}>
      {to}
    </Link>
  ))
}

/** Opens these addresses of a page one after the other. Returns where the window is then. */
async function opens(...addresses: string[]) {
  await renderApp(<Page addresses={[...new Set(addresses)]} />, { answers: {} })
  const go = (to: string) => userEvent.click(screen.getByRole('link', { name: to }))
  const [first = '', ...others] = addresses
  await go(first)
  window.scrollTo(0, 500)
  window.dispatchEvent(new Event('scroll'))
  const places: number[] = []
  for (const address of others) {
    await go(address)
    places.push(window.scrollY)
  }
  return places
}

const scrollsTo = (top: number) => Object.assign(window, { scrollY: top })

beforeEach(() => {
  // jsdom cannot scroll.
  import.meta.jest
    .spyOn(window, 'scrollTo')
    .mockImplementation((...place: unknown[]) => void scrollsTo(Number(place[1])))
})
afterEach(() => {
  import.meta.jest.restoreAllMocks()
  scrollsTo(0)
})

describe('the place in a page', () => {
  it('belongs to each list of the moderators alone', async () => {
    expect(await opens('/moderation', '/moderation?list=appeals', '/moderation')).toEqual([0, 500])
  })

  it('stays where a list opens over the page', async () => {
    expect(await opens('/settings', '/settings?list=muted', '/settings')).toEqual([500, 500])
  })
})
