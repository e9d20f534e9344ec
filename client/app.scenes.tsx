import { render, screen } from '@testing-library/react'
import { App } from './app.tsx'
import { clearSession, readToken, storeSession } from './auth/session.ts'
import { anAccount } from './testing/posts.ts'

const { fetch } = globalThis

beforeEach(() => {
  // jsdom cannot scroll.
  import.meta.jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
})
afterEach(() => {
  import.meta.jest.restoreAllMocks()
  globalThis.fetch = fetch
  clearSession()
  window.history.replaceState(null, '', '/')
})

it('a log-in form whose session ends meanwhile still returns to the page before it', async () => {
  globalThis.fetch = async () =>
    Response.json({ errors: [{ message: 'Log in.', extensions: { code: 'UNAUTHENTICATED' } }] })
  storeSession('a-token', anAccount('alice'))
  window.history.replaceState({ idx: 0, usr: { from: '/bookmarks' } }, '', '/login')
  render(<App settings={{ brand: 'Linnet' }} />)
  await screen.findByText('Your session has ended. Please log in again.')
  expect(readToken()).toBeNull()
  expect(window.location.pathname).toBe('/login')
  expect(window.history.state).toMatchObject({ usr: { from: '/bookmarks' } })
})
