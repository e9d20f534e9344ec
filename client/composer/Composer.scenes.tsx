import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aPost } from '../testing/posts.ts'
import { later, renderApp } from '../testing/renderApp.tsx'
import { Composer } from './Composer.tsx'
import { draftKey, forgetDrafts } from './drafts.ts'

const key = draftKey('alice', 'new')
const field = () => screen.getByRole('textbox', { name: 'Tweet text' })

async function sends(words: string) {
  const { value, tell } = later<Record<string, unknown>>()
  const { asked } = await renderApp(<Composer mode={{ kind: 'new' }} />, { answers: { CreatePost: () => value } })
  await userEvent.type(field(), words)
  await userEvent.click(screen.getByRole('button', { name: 'Tweet' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  const post = aPost(asked[0]?.variables.input.id)
  return { answers: () => tell({ createPost: { post: { ...post, author: { ...post.author, postCount: 1 } } } }) }
}

/** What another tab does with the draft, which this tab hears. */
function otherTabStores(content: string): void {
  const before = localStorage.getItem(key)
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(before ?? '{}'), content }))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
}

afterEach(() => act(forgetDrafts))

describe('a composer whose post is sent', () => {
  it('is empty then', async () => {
    const { answers } = await sends('One thought')
    answers()
    await waitFor(() => expect(field()).toHaveValue(''))
    expect(localStorage.getItem(key)).toBeNull()
  })

  it('keeps what another tab has written into the draft meanwhile', async () => {
    const { answers } = await sends('One thought')
    otherTabStores('One thought, and another')
    answers()
    await screen.findByText('Tweeted')
    await waitFor(() => expect(field()).toHaveValue('One thought, and another'))
  })
})
