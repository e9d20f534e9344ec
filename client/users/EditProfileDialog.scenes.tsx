import { gql } from '@apollo/client'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { later, renderApp } from '../testing/renderApp.tsx'
import { EditProfile_UserFragmentDoc } from './EditProfile.generated.ts'
import { EditProfileDialog } from './EditProfileDialog.tsx'

const alice = {
  ...{ __typename: 'User', id: 'id-of-alice', username: 'alice', name: 'Alice', bio: 'Two lines,\nas before' },
  ...{ location: 'Saltmere', website: 'https://alice.example.org', avatar: '/media/a.webp', cover: '/media/c.webp' },
}
const bio = { fragment: gql('fragment Bio on User { bio }'), id: 'User:id-of-alice' }

/** A step in the history closes the dialog at once. */
function Dialog() {
  const [isOpen, setOpen] = useState(true)
  return isOpen && <EditProfileDialog userId="id-of-alice" onClose={() => flushSync(() => setOpen(false))} />
}

const stored = { editProfile: { user: { ...alice, name: 'Alice Finch' } } }

const opens = (answer: Record<string, unknown> | Promise<Record<string, unknown>>) =>
  renderApp(<Dialog />, {
    answers: { EditProfile: () => answer },
    loaded: (cache) =>
      cache.writeFragment({
        ...{ fragment: EditProfile_UserFragmentDoc, fragmentName: 'EditProfile_user', id: 'User:id-of-alice' },
        data: alice,
      }),
  })

it('the profile form stores only what somebody changed in it, so that nothing from another device is undone', async () => {
  const { client, asked } = await opens(stored)
  act(() => void client.cache.writeFragment({ ...bio, data: { __typename: 'User', bio: 'Changed on the phone' } }))
  await userEvent.type(screen.getByLabelText('Name'), ' Finch')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.variables).toEqual({ input: { name: 'Alice Finch' } })
  await screen.findByText('Profile updated')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(localStorage.getItem('draft:alice:profile')).toBeNull()
})

it('the profile form takes no words while it is being stored, because they would be lost', async () => {
  const { value, tell } = later<Record<string, unknown>>()
  const { asked } = await opens(value)
  await userEvent.type(screen.getByLabelText('Name'), ' Finch')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  await userEvent.type(screen.getByLabelText('Bio'), ', and a third')
  expect(screen.getByLabelText('Bio')).toHaveValue(alice.bio)
  tell(stored)
  await screen.findByText('Profile updated')
})
