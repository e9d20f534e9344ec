import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from '../testing/renderApp.tsx'
import InvitesDialog from './InvitesDialog.tsx'

const invite = { __typename: 'Invite', code: 'secret', uses: 1, usesLeft: 1, expiresAt: '2026-01-01T10:00:00.000Z' }

const opened = (invites: () => { invites: unknown[] } | Error, endInvite: object | Error) =>
  renderApp(<InvitesDialog onClose={() => {}} />, {
    answers: {
      Invites: invites,
      CreateInvite: () => ({ createInvite: { __typename: 'CreateInvitePayload', invite } }),
      EndInvite: () => (endInvite instanceof Error ? endInvite : { endInvite }),
    },
  })
const names = (asked: { name: string }[]) => asked.map(({ name }) => name)

it('an invite that was made is not taken for refused when the list cannot be read after it', async () => {
  let isLost = false
  const { asked } = await opened(() => (isLost ? new Error('Lost') : { invites: [] }), {})
  const make = await screen.findByRole('button', { name: 'Create invite' })
  isLost = true
  await userEvent.click(make)
  await waitFor(() => expect(names(asked)).toEqual(['Invites', 'CreateInvite', 'Invites']))
  await waitFor(() => expect(make).toBeEnabled())
  expect(make.closest('form')).not.toHaveTextContent('Could not reach the server.')
})

it.each([
  ['says so', { __typename: 'EndInvitePayload', ended: true }, 'Invite ended'],
  ['reads the list anew if it failed', new Error('Lost'), /^Could not reach the server/],
])('the end of an invite %s', async (_what, answer, words) => {
  const { asked } = await opened(() => ({ invites: [invite] }), answer)
  const end = await screen.findByRole('button', { name: 'End' })
  expect(end).toHaveAccessibleDescription(/#invite=secret$/)
  await userEvent.click(end)
  await screen.findByText(words)
  await waitFor(() => expect(names(asked)).toEqual(['Invites', 'EndInvite', 'Invites']))
})

it('an invite is copied where the browser has no clipboard for scripts, and the focus stays on the button', async () => {
  const selected = () => document.activeElement instanceof HTMLTextAreaElement && document.activeElement.value
  const copied: unknown[] = []
  // jsdom cannot copy; a browser copies what is selected.
  Object.assign(document, { execCommand: () => copied.push(selected()) })
  await opened(() => ({ invites: [invite] }), {})
  const copy = await screen.findByRole('button', { name: 'Copy link' })
  await userEvent.click(copy)
  expect(copied).toEqual([expect.stringMatching(/#invite=secret$/)])
  expect(copy).toHaveFocus()
  Reflect.deleteProperty(document, 'execCommand')
})
