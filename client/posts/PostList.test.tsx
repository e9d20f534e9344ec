import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ExplorePage from '../routes/pages/ExplorePage.tsx'
import { watchPaints } from '../testing/paints.ts'
import { aPost } from '../testing/posts.ts'
import { renderApp } from '../testing/renderApp.tsx'

const page = (ids: string[], endCursor: string | null = null) => ({
  posts: {
    __typename: 'PostConnection',
    edges: ids.map((id) => ({ __typename: 'PostEdge', node: aPost(id) })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
  },
})

/** Explore with `count` loaded posts, and the renders from then on. */
async function explore(count: number) {
  const ids = Array.from({ length: count }, (_, index) => `post-${index}`)
  await renderApp(<ExplorePage />, {
    answers: {
      Explore: ({ after }) => (after ? page(['further-1', 'further-2']) : page(ids, 'end')),
      LikePost: () => ({
        changed: { post: { __typename: 'Post', id: 'post-0', likeCount: 3, viewerHasLiked: true } },
      }),
    },
  })
  await screen.findByText('Post post-0')
  return { painted: watchPaints() }
}

describe('a list of posts', () => {
  it.each([20, 1000])('rerenders one card after a like, with %i posts loaded', async (count) => {
    const { painted } = await explore(count)
    await userEvent.click(document.querySelector('[data-post="post-0"] [data-action="like"]')!)
    await screen.findByText('Liked!')
    expect(new Set(painted.flatMap(({ post }) => post ?? []))).toEqual(new Set(['post-0']))
    expect(painted.map(({ name }) => name)).not.toContain('PostList')
  })

  it('rerenders no card when the next page arrives', async () => {
    const { painted } = await explore(20)
    await act(async () => screen.getByRole('button', { name: 'Show more' }).click())
    await screen.findByRole('img', { name: 'That is all' })
    expect(painted.map(({ name }) => name)).toContain('PostList')
    expect(painted.filter(({ name, post }) => name === 'PostCard' && !post?.startsWith('further'))).toEqual([])
  })
})
