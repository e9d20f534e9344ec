import type { ApolloCache } from '@apollo/client'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anAccount, aPost } from '../testing/posts.ts'
import { renderApp } from '../testing/renderApp.tsx'
import { Ancestors } from './Ancestors.tsx'
import { PostCard } from './PostCard.tsx'
import { PostCard_PostFragmentDoc } from './PostCard.generated.ts'

const fragment = { fragment: PostCard_PostFragmentDoc, fragmentName: 'PostCard_post' }
const knows = (posts: ReturnType<typeof aPost>[]) => (cache: ApolloCache) => {
  for (const post of posts) cache.writeFragment({ ...fragment, id: `Post:${post.id}`, data: post as never })
}

// jsdom has no layout.
beforeAll(() => void (window.scrollBy = () => {}))

/** The posts above an opened one. If `leftOut`, the server leaves some out after the first. */
async function unfolds(leftOut: boolean) {
  const ids = Array.from({ length: 10 }, (_, index) => `${leftOut ? 'far' : 'near'}-${index}`)
  const ancestors = ids.map((id, index) => ({
    id,
    parent: index === 0 ? null : { id: index === 1 && leftOut ? 'left-out' : (ids[index - 1] ?? '') },
  }))
  const loaded = knows(ids.map((id) => aPost(id)))
  await renderApp(<Ancestors postId={`below-${ids[0]}`} ancestors={ancestors} ids={ids} />, { answers: {}, loaded })
  await userEvent.click(screen.getByRole('button', { name: 'Show 6 more' }))
}

describe('the posts above a reply', () => {
  it('say where the server has left out some of a long chain, and lead there', async () => {
    await unfolds(true)
    expect(screen.getByRole('link', { name: 'Show what is between' })).toHaveAttribute('href', '/post/far-1')
  })

  it('have no such link where none is left out', async () => {
    await unfolds(false)
    expect(screen.getByText('Post near-9')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Show what is between' })).not.toBeInTheDocument()
  })
})

it('a reply in a list says whom it answers, and the first line of what', async () => {
  const parent = { __typename: 'Post', id: 'asked', content: 'Who is there?\nAnd why?', author: anAccount('carol') }
  await renderApp(<PostCard id="answer" />, { answers: {}, loaded: knows([aPost('answer', { parent })]) })
  const line = screen.getByText(/^Replying to/)
  expect(line).toHaveTextContent(/^Replying to @carol: Who is there\?$/)
  expect(screen.getByRole('link', { name: '@carol' })).toHaveAttribute('href', '/post/asked')
})
