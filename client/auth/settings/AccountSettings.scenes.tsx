import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from '../../testing/renderApp.tsx'
import { AccountSettings } from './AccountSettings.tsx'

const alice = { __typename: 'User', id: 'id-of-alice', username: 'alice', email: 'alice@example.org' }
const noSessions = { edges: [], pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null } }

it('a saved password empties its form, and leaves what somebody typed into the others', async () => {
  await renderApp(<AccountSettings onDeleted={() => {}} alsoLost={() => ''} />, {
    answers: {
      Settings: () => ({ viewer: { ...alice, isDemo: false, twoStep: null } }),
      Sessions: () => ({ sessions: { __typename: 'SessionConnection', ...noSessions } }),
      ChangePassword: () => ({ changePassword: { user: { __typename: 'User', id: 'id-of-alice' } } }),
    },
  })
  const email = await screen.findByRole('textbox', { name: 'Email' })
  await userEvent.clear(email)
  await userEvent.type(email, 'new@example.org')
  const passwords = { 'Current password': 'linnet-old', 'New password': 'linnet-new', 'Confirm password': 'linnet-new' }
  for (const [label, password] of Object.entries(passwords))
    await userEvent.type(screen.getByLabelText(label), password)
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  await screen.findByText('Password changed')
  expect(screen.getByLabelText('New password')).toHaveValue('')
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('new@example.org')
})
