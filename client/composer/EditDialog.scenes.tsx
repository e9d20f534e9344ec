import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aPost } from '../testing/posts.ts'
import { renderApp } from '../testing/renderApp.tsx'
import { EditDialog } from './EditDialog.tsx'

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
