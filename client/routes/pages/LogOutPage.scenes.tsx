import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { clearSession, readToken, storeSession } from '../../auth/session.ts'
import { keepSignUpRequest, readSignUpRequest } from '../../auth/signUpRequest.ts'
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

it('a log-out ends the session of an account that waits to be let in', async () => {
  storeSession('a-token', anAccount('alice'))
  keepSignUpRequest({ token: 'of-the-request', username: 'ada' })
  const { asked } = await renderApp(<LogOutPage />, { answers: { LogOut: () => ({ logOut: { ended: true } }) } })
  await screen.findByText('You can always log back in at any time. This also logs out @ada.')
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(readToken()).toBeNull())
  expect(asked.map(({ token }) => token)).toEqual(['a-token', 'of-the-request'])
  expect(readSignUpRequest()).toBeNull()
})
