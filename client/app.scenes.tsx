import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from './app.tsx'
import { clearSession, readToken, storeSession } from './auth/session.ts'
import { anAccount } from './testing/posts.ts'

const { fetch, matchMedia } = window

const refused = async () => Response.json({ errors: [{ message: 'Log in.', extensions: { code: 'UNAUTHENTICATED' } }] })

/** The app in a wide window, whose server answers each request like this. */
function opens(path: string, { state = null as object | null, answer = refused } = {}) {
  globalThis.fetch = answer
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media === '(min-width: 1000px)' })
  window.history.replaceState(state, '', path)
  render(<App settings={{ brand: 'Linnet' }} />)
}

beforeEach(() => {
  // jsdom cannot scroll.
  import.meta.jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
})
afterEach(() => {
  import.meta.jest.restoreAllMocks()
  Object.assign(window, { fetch, matchMedia })
  clearSession()
  window.history.replaceState(null, '', '/')
})

it('a log-in form whose session ends meanwhile still returns to the page before it', async () => {
  storeSession('a-token', anAccount('alice'))
  opens('/login', { state: { idx: 0, usr: { from: '/bookmarks' } } })
  await screen.findByText('Your session has ended. Please log in again.')
  expect(readToken()).toBeNull()
  expect(window.location.pathname).toBe('/login')
  expect(window.history.state).toMatchObject({ usr: { from: '/bookmarks' } })
})

it('behind a dialog with an address, the columns are those of the page there', async () => {
  const column = () => screen.getByRole('complementary', { name: 'Search and join', hidden: true })
  const logsInFrom = async (path: string) => {
    opens(path)
    await userEvent.click(within(column()).getByRole('link', { name: 'Log in' }))
    await screen.findByRole('dialog')
  }
  await logsInFrom('/search/')
  // The page has a search field itself.
  expect(column().firstElementChild).toHaveTextContent('What is Linnet?')
  cleanup()
  await logsInFrom('/')
  const [explore] = screen.getAllByRole('link', { name: 'Explore', hidden: true })
  expect(explore).toHaveAttribute('aria-current', 'page')
})

it('a shared file that is too large is missing, and the app says why', async () => {
  storeSession('a-token', anAccount('alice'))
  opens('/share?files=1&large=', { answer: () => new Promise(() => {}) })
  await screen.findByText('A shared file is larger than 100 MB, too large for a Tweet.')
})
