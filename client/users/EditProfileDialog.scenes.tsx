import { gql } from '@apollo/client'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { later, renderApp } from '../testing/renderApp.tsx'
import { watchUploads } from '../testing/uploads.ts'
import { EditProfile_UserFragmentDoc } from './EditProfile.generated.ts'
import EditProfileDialog from './EditProfileDialog.tsx'

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

describe('a picture for the profile', () => {
  const made: string[] = []
  const revoked: string[] = []
  const lacking = {
    createObjectURL: () => made[made.push(`blob:${made.length}`) - 1],
    revokeObjectURL: (address: string) => revoked.push(address),
  }
  // jsdom has no addresses of files.
  beforeAll(() => void Object.assign(URL, lacking))
  afterAll(() => Object.keys(lacking).forEach((name) => Reflect.deleteProperty(URL, name)))
  beforeEach(() => void (made.length = revoked.length = 0))

  async function chooses(bytes: ArrayBuffer | Promise<ArrayBuffer>) {
    await opens(stored)
    const file = new File(['a photo'], 'photo.png', { type: 'image/png' })
    const part = { text: async () => '', arrayBuffer: async () => bytes } as Blob
    Object.assign(file, { slice: () => part })
    await userEvent.upload(screen.getByLabelText('Change avatar', { selector: 'input' }), file)
  }

  /** All promises settle before a timer runs. */
  const allThatFollows = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)))

  it('is not uploaded if its crop was cancelled while the browser worked on it', async () => {
    const { value, tell } = later<unknown>()
    Object.assign(globalThis, { createImageBitmap: () => value.then(() => Promise.reject(new Error('Unreadable'))) })
    await chooses(new ArrayBuffer(8))
    const crop = await screen.findByRole('dialog', { name: 'Crop the avatar' })
    fireEvent.load(crop.querySelector('img')!)
    await userEvent.click(within(crop).getByRole('button', { name: 'Apply' }))
    await userEvent.click(within(crop).getByRole('button', { name: 'Close' }))
    tell(null)
    await allThatFollows()
    Reflect.deleteProperty(globalThis, 'createImageBitmap')
    expect(screen.queryByRole('progressbar', { name: 'Upload' })).not.toBeInTheDocument()
  })

  it('is freed when its crop is closed before the browser has shown it', async () => {
    await chooses(new ArrayBuffer(8))
    const crop = await screen.findByRole('dialog', { name: 'Crop the avatar' })
    await userEvent.click(within(crop).getByRole('button', { name: 'Close' }))
    expect(made).toHaveLength(1)
    expect(revoked).toEqual(made)
  })

  it('is not uploaded if the form was closed while the browser read it', async () => {
    const { value, tell } = later<ArrayBuffer>()
    await chooses(value)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    tell(Uint8Array.from('GIF8', (letter) => letter.charCodeAt(0)).buffer)
    await allThatFollows()
    expect(made).toEqual([])
  })

  it('is not left behind without a question if its upload failed, and keeps the form from being stored', async () => {
    const uploads = watchUploads()
    await chooses(Uint8Array.from('GIF8', (letter) => letter.charCodeAt(0)).buffer)
    await waitFor(() => expect(uploads.running).toHaveLength(1))
    await uploads.fails()
    await screen.findByRole('button', { name: 'Upload again' })
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await screen.findByRole('alertdialog', { name: 'Discard changes?' })
  })
})
