import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anAccount } from '../testing/posts.ts'
import { renderApp } from '../testing/renderApp.tsx'
import { LogInForm } from './LogInForm.tsx'
import { clearSession, readToken } from './session.ts'
import { keepSignUpRequest, readSignUpRequest } from './signUpRequest.ts'

it('who goes back from the code finds the username as it was typed', async () => {
  const needsCode = { message: 'Enter your code.', extensions: { code: 'CODE_REQUIRED' } }
  await renderApp(<LogInForm />, {
    answers: {
      DemoAccounts: () => ({ demoAccounts: [] }),
      LogIn: () => new CombinedGraphQLErrors({ errors: [needsCode] }),
    },
    viewer: null,
  })
  await userEvent.type(screen.getByLabelText('Username'), 'alice')
  await userEvent.type(screen.getByLabelText('Password'), 'linnet-in-the-hedge')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
  expect(screen.getByLabelText('Username')).toHaveValue('alice')
  expect(screen.getByLabelText('Password')).toHaveValue('')
})

describe('a browser that keeps the request of an account', () => {
  afterEach(() => {
    act(clearSession)
    act(() => keepSignUpRequest(null))
  })

  /** Ada waits to be let in. The name logs in; `isWaiting` says that its account waits, too. */
  async function logsIn(username: string, { isWaiting }: { isWaiting: boolean }) {
    keepSignUpRequest({ token: 'earlier', username: 'ada' })
    const session = { token: 'new', user: anAccount(username), suspension: null }
    const { asked } = await renderApp(<LogInForm />, {
      answers: {
        DemoAccounts: () => ({ demoAccounts: [] }),
        LogIn: () => ({ logIn: { ...session, signUpRequest: isWaiting ? { id: 'a-request' } : null } }),
        LogOut: () => ({ logOut: { ended: true } }),
      },
      viewer: null,
    })
    await userEvent.type(screen.getByLabelText('Username'), username)
    await userEvent.type(screen.getByLabelText('Password'), 'linnet-in-the-hedge')
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(isWaiting ? readSignUpRequest()?.token : readToken()).toBe('new'))
    return asked.filter(({ name }) => name === 'LogOut').map(({ token }) => token)
  }

  it('forgets it and ends its session when that account logs in', async () => {
    expect(await logsIn('ada', { isWaiting: false })).toEqual(['earlier'])
    expect(readSignUpRequest()).toBeNull()
  })

  it('keeps it when another account logs in', async () => {
    expect(await logsIn('bob', { isWaiting: false })).toEqual([])
    expect(readSignUpRequest()).toEqual({ token: 'earlier', username: 'ada' })
  })

  it('ends its session when a later one takes its place', async () => {
    expect(await logsIn('ada', { isWaiting: true })).toEqual(['earlier'])
  })
})
