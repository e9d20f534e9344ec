import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { aPost } from '../testing/posts.ts'
import { later, renderApp } from '../testing/renderApp.tsx'
import { watchUploads } from '../testing/uploads.ts'
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

describe('a dialog that closes while the upload of its picture has failed', () => {
  async function closesWithout(words: string) {
    const uploads = watchUploads()
    const dialog = <ComposerDialog title="New Tweet" mode={{ kind: 'new' }} onClose={() => {}} />
    await renderApp(dialog, { answers: {} })
    const picture = new File(['picture'], 'a.png', { type: 'image/png' })
    await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, picture)
    await waitFor(() => expect(uploads.running).toHaveLength(1))
    await uploads.fails()
    if (words !== '') await userEvent.type(screen.getByRole('textbox', { name: 'Tweet text' }), words)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  }

  it('says that a draft would not have the picture', async () => {
    await closesWithout('About a picture')
    await screen.findByRole('button', { name: 'Save draft' })
    await screen.findByText(/A file that is not uploaded is lost/)
  })

  it('asks only whether to discard it, if there is nothing else to save', async () => {
    await closesWithout('')
    await screen.findByRole('alertdialog', { name: 'Discard this?' })
    expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull()
  })
})
