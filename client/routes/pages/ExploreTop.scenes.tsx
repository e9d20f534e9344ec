import { act, screen } from '@testing-library/react'
import { aPost } from '../../testing/posts.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import ExploreTop from './ExploreTop.tsx'

const page = (id: string, isCut: boolean, endCursor: string | null = null) => ({
  topPosts: {
    __typename: 'TopPostConnection',
    edges: [{ __typename: 'PostEdge', node: aPost(id) }],
    pageInfo: {
      __typename: 'PageInfo',
      hasPreviousPage: false,
      startCursor: null,
      hasNextPage: endCursor !== null,
      endCursor,
    },
    isCut,
  },
})

const theLine = () => screen.queryByText('This list has only the 1,000 most liked Tweets in the last 7 days.')

describe('the most liked posts of a period', () => {
  it('end with a line that says so when the list was cut', async () => {
    const answers = { Top: ({ after }: { after?: string }) => (after ? page('b', true) : page('a', true, 'end')) }
    await renderApp(<ExploreTop window="WEEK" />, { answers })
    await screen.findByText('Post a')
    expect(theLine()).not.toBeInTheDocument()
    await act(async () => screen.getByRole('button', { name: 'Show more' }).click())
    await screen.findByRole('img', { name: 'That is all' })
    expect(theLine()).toBeInTheDocument()
  })

  it('end without it when the list is whole', async () => {
    await renderApp(<ExploreTop window="WEEK" />, { answers: { Top: () => page('a', false) } })
    await screen.findByRole('img', { name: 'That is all' })
    expect(theLine()).not.toBeInTheDocument()
  })
})
