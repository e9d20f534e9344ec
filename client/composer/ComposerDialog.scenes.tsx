import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { aPost } from '../testing/posts.ts'
import { later, renderApp } from '../testing/renderApp.tsx'
import { Composer } from './Composer.tsx'
import { ComposerDialog } from './ComposerDialog.tsx'
import { draftKey, forgetDrafts } from './drafts.ts'

const key = draftKey('alice', 'new')

afterEach(() => act(forgetDrafts))

/** Sends a Tweet and closes its dialog before the answer. */
async function closesWhileSending() {
  const { value, tell } = later<Record<string, unknown> | Error>()
  let closed = 0
  function Page() {
    const [isOpen, setOpen] = useState(true)
    const onClose = () => {
      closed++
      setOpen(false)
    }
    if (isOpen) return <ComposerDialog title="New Tweet" mode={{ kind: 'new' }} onClose={onClose} />
    return <Composer mode={{ kind: 'new' }} />
  }
  const { asked } = await renderApp(<Page />, { answers: { CreatePost: () => value } })
  await userEvent.type(screen.getByRole('textbox', { name: 'Tweet text' }), 'One thought')
  await userEvent.click(screen.getByRole('button', { name: 'Tweet' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(closed).toBe(1)
  const post = aPost(asked[0]?.variables.input.id)
  const created = { createPost: { post: { ...post, author: { ...post.author, postCount: 1 } } } }
  return { timesClosed: () => closed, succeeds: () => tell(created), fails: () => tell(new Error('no network')) }
}

describe('a dialog that closes while its Tweet is being sent', () => {
  it('asks nothing, and the draft goes when the Tweet is stored', async () => {
    const { timesClosed, succeeds } = await closesWhileSending()
    succeeds()
    await screen.findByText('Tweeted')
    expect(localStorage.getItem(key)).toBeNull()
    // By then, the dialog may be open again with another draft.
    expect(timesClosed()).toBe(1)
  })

  it('leaves the draft stored if the Tweet is not', async () => {
    const { fails } = await closesWhileSending()
    fails()
    await screen.findByText(/Could not reach the server/)
    expect(localStorage.getItem(key)).toContain('One thought')
  })

  it('locks the draft in the page until then', async () => {
    const { succeeds } = await closesWhileSending()
    const field = screen.getByRole('textbox', { name: 'Tweet text' })
    await userEvent.type(field, ', and another')
    expect(field).toHaveValue('One thought')
    succeeds()
    await waitFor(() => expect(field).toHaveValue(''))
    await userEvent.type(field, 'Another')
    expect(field).toHaveValue('Another')
  })
})
