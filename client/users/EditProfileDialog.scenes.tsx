import { gql } from '@apollo/client'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { renderApp } from '../testing/renderApp.tsx'
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

it('the profile form stores only what somebody changed in it, so that nothing from another device is undone', async () => {
  const { client, asked } = await renderApp(<Dialog />, {
    answers: { EditProfile: () => ({ editProfile: { user: { ...alice, name: 'Alice Finch' } } }) },
    loaded: (cache) =>
      cache.writeFragment({
        ...{ fragment: EditProfile_UserFragmentDoc, fragmentName: 'EditProfile_user', id: 'User:id-of-alice' },
        data: alice,
      }),
  })
  act(() => void client.cache.writeFragment({ ...bio, data: { __typename: 'User', bio: 'Changed on the phone' } }))
  await userEvent.type(screen.getByLabelText('Name'), ' Finch')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.variables).toEqual({ input: { name: 'Alice Finch' } })
  await screen.findByText('Profile updated')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(localStorage.getItem('draft:alice:profile')).toBeNull()
})
