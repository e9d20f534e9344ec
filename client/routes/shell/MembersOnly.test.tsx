import { render } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { MembersOnly } from './MembersOnly.tsx'

/** A guest's window shows `address` while the router still draws the settings; returns where the router ends. */
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

  it('leads a guest to the log-in page', () => {
    expect(drawnSettings('/settings')).toBe('/login')
  })

  it('leads a guest nowhere whose address is already another page, as after a log-out', () => {
    expect(drawnSettings('/')).toBe('/settings')
  })
})
