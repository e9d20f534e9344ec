import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { later, renderApp } from '../../testing/renderApp.tsx'
import { AccountSettings } from './AccountSettings.tsx'
import { SensitiveMediaChoice } from './SensitiveMediaChoice.tsx'

const alice = { __typename: 'User', id: 'id-of-alice', username: 'alice', email: 'alice@example.org' }
const ChangePassword = () => ({ changePassword: { user: { __typename: 'User', id: 'id-of-alice' } } })

const sessions = (...devices: string[]) => ({
  sessions: {
    __typename: 'SessionConnection',
    edges: devices.map((device) => {
      const times = { createdAt: '2026-01-01T10:00:00.000Z', lastUsedAt: '2026-01-01T10:00:00.000Z' }
      const node = { __typename: 'Session', id: device, device, isCurrent: device === 'Firefox', ...times }
      return { __typename: 'SessionEdge', node }
    }),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
})

async function changesPassword() {
  const passwords = { 'Current password': 'linnet-old', 'New password': 'linnet-new', 'Confirm password': 'linnet-new' }
  for (const [label, password] of Object.entries(passwords))
    await userEvent.type(screen.getByLabelText(label), password)
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  await screen.findByText('Password changed')
}

it('settings that load say so, and not that people load', async () => {
  const { value } = later<Error>()
  await renderApp(<AccountSettings onDeleted={() => {}} alsoLost={() => ''} />, { answers: { Settings: () => value } })
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
})

it('a saved password empties its form, and leaves what somebody typed into the others', async () => {
  await renderApp(<AccountSettings onDeleted={() => {}} alsoLost={() => ''} />, {
    answers: {
      Settings: () => ({ viewer: { ...alice, isDemo: false, twoStep: null } }),
      Sessions: () => sessions('Firefox'),
      ChangePassword,
    },
  })
  const email = await screen.findByRole('textbox', { name: 'Email' })
  await userEvent.clear(email)
  await userEvent.type(email, 'new@example.org')
  await changesPassword()
  expect(screen.getByLabelText('New password')).toHaveValue('')
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('new@example.org')
})

it('a saved password takes the sessions that it ended from their list', async () => {
  let open = ['Firefox', 'Safari']
  await renderApp(<AccountSettings onDeleted={() => {}} alsoLost={() => ''} />, {
    answers: {
      Settings: () => ({ viewer: { ...alice, isDemo: false, twoStep: null } }),
      Sessions: () => sessions(...open),
      ChangePassword: () => {
        open = ['Firefox']
        return ChangePassword()
      },
    },
  })
  await screen.findByRole('button', { name: 'Log out Safari' })
  await changesPassword()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Log out Safari' })).toBeNull())
  await screen.findByText('Firefox')
})

it('a session that is ended on the second page leaves the others there', async () => {
  let later = ['Safari', 'Opera']
  const paged = (devices: string[], hasNextPage: boolean) => {
    const { sessions: list } = sessions(...devices)
    return { sessions: { ...list, pageInfo: { ...list.pageInfo, hasNextPage, endCursor: 'the end' } } }
  }
  const first = ['Firefox', ...Array.from({ length: 19 }, (_, index) => `Device ${index}`)]
  await renderApp(<AccountSettings onDeleted={() => {}} alsoLost={() => ''} />, {
    answers: {
      Settings: () => ({ viewer: { ...alice, isDemo: false, twoStep: null } }),
      Sessions: ({ first: count = 20, after }) =>
        after ? paged(later, false) : count > 20 ? paged([...first, ...later], false) : paged(first, true),
      EndSession: () => {
        later = ['Opera']
        return { endSession: { __typename: 'EndSessionPayload', ended: true } }
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Log out Safari' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Log out Safari' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Log out Opera' })).toBeInTheDocument()
})

it('the choice for sensitive media shows none, and takes none, before it is known', async () => {
  await renderApp(<SensitiveMediaChoice />, { answers: {}, viewer: null })
  for (const choice of screen.getAllByRole('radio')) {
    expect(choice).not.toBeChecked()
    expect(choice).toBeDisabled()
  }
})
