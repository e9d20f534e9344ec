import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aPost } from '../testing/posts.ts'
import { renderApp } from '../testing/renderApp.tsx'
import { forgetDrafts } from './drafts.ts'
import EditDialog from './EditDialog.tsx'

afterEach(() => act(forgetDrafts))

it('an edit of the text sends no choices, so that none from another device is undone', async () => {
  const post = aPost('a', { quotePolicy: 'FOLLOWERS', replyPolicy: 'FOLLOWED' })
  const { asked } = await renderApp(<EditDialog postId="a" onClose={() => {}} />, {
    answers: { EditedPost: () => ({ post }), EditPost: () => ({ editPost: { post } }) },
  })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Tweet text' }), ', and more')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain('EditPost'))
  const none = { replyPolicy: undefined, quotePolicy: undefined, isSensitive: undefined }
  expect(asked.at(-1)?.variables.input).toMatchObject({ content: 'Post a, and more', ...none })
})

it.each([
  ['cannot be loaded again', () => new Error('no network'), /Could not reach the server/],
  ['has gone', () => ({ post: null }), "This Tweet isn't available"],
])('an edit of a Tweet that was edited elsewhere and then %s keeps what was typed', async (_how, again, words) => {
  const EditedPost = [() => ({ post: aPost('a') }), again]
  const editedMeanwhile = { message: 'This Tweet has been edited.', extensions: { code: 'EDITED_MEANWHILE' } }
  let closed = 0
  await renderApp(<EditDialog postId="a" onClose={() => closed++} />, {
    answers: {
      EditedPost: () => EditedPost.shift()?.() ?? new Error('asked too often'),
      EditPost: () => new CombinedGraphQLErrors({ errors: [editedMeanwhile] }),
    },
  })
  const field = await screen.findByRole('textbox', { name: 'Tweet text' })
  await userEvent.type(field, ', and more')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(words)
  expect(screen.getByRole('textbox', { name: 'Tweet text' })).toHaveValue('Post a, and more')
  expect(closed).toBe(0)
})
