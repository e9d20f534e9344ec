import { render } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { MembersOnly } from './MembersOnly.tsx'

/** Renders the settings page for a guest at `address`. Returns where the router then is. */
function drawnSettings(address: string): string {
  window.history.replaceState(null, '', address)
  const Address = () => <p>{useLocation().pathname}</p>
  const { container } = render(
    <MemoryRouter initialEntries={['/settings']}>
      <MembersOnly page={() => null} />
      <Address />
    </MemoryRouter>,
  )
  return container.textContent
}

describe("a members' page", () => {
  afterEach(() => window.history.replaceState(null, '', '/'))

  it('redirects a guest to the log-in page', () => {
    expect(drawnSettings('/settings')).toBe('/login')
  })

  it('does not redirect if the address is already another page, as after a log-out', () => {
    expect(drawnSettings('/')).toBe('/settings')
  })
})
