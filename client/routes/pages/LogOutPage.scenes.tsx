import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { clearSession, readToken, storeSession } from '../../auth/session.ts'
import { anAccount } from '../../testing/posts.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import LogOutPage from './LogOutPage.tsx'

afterEach(() => {
  act(clearSession)
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

it('a log-out ends the push messages of this browser, even without a network', async () => {
  const subscription = { endpoint: 'https://push.example/1', unsubscribe: import.meta.jest.fn(async () => true) }
  const registration = { pushManager: { getSubscription: async () => subscription } }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration },
  })
  storeSession('a-token', anAccount('alice'))
  await renderApp(<LogOutPage />, { answers: { LogOut: () => new Error('no network') } })
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalledTimes(1))
  expect(readToken()).toBeNull()
})
