import type { ApolloCache } from '@apollo/client'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { PostCard } from '../posts/PostCard.tsx'
import { PostCard_PostFragmentDoc } from '../posts/PostCard.generated.ts'
import { aPost } from '../testing/posts.ts'
import { later, renderApp, type Answers } from '../testing/renderApp.tsx'

const liked = (count: number) => ({
  changed: { post: { __typename: 'Post', id: 'a', likeCount: count, viewerHasLiked: true } },
})
const unliked = (count: number) => ({
  changed: { post: { __typename: 'Post', id: 'a', likeCount: count, viewerHasLiked: false } },
})

async function cards(ids: string[], answers: Answers) {
  const painted: string[] = []
  // Only the first cards are rendered, as in a real list, but the cache has all posts.
  const list = ids.slice(0, 30).map((id) => (
    <Profiler key={id} id={id} onRender={() => painted.push(id)}>
      <PostCard id={id} />
    </Profiler>
  ))
  const fragment = { fragment: PostCard_PostFragmentDoc, fragmentName: 'PostCard_post' }
  const loaded = (cache: ApolloCache) => {
    for (const id of ids) cache.writeFragment({ ...fragment, id: `Post:${id}`, data: aPost(id) as never })
  }
  const app = await renderApp(list, { answers, loaded })
  painted.length = 0
  const like = document.querySelector<HTMLElement>('[data-action="like"]')!
  return { ...app, painted, like }
}

describe('a like', () => {
  it("shows at once and then takes the server's count", async () => {
    const answer = later<Record<string, unknown>>()
    const { like } = await cards(['a'], { LikePost: () => answer.value })
    await userEvent.click(like)
    expect(like).toHaveAccessibleName('Like, 3')
    expect(like).toHaveAttribute('aria-pressed', 'true')
    await act(async () => answer.tell(liked(7)))
    expect(like).toHaveAccessibleName('Like, 7')
    expect(await screen.findByText('Liked!')).toBeInTheDocument()
  })

  it('shows in the next frame, before any timer runs', async () => {
    const { like } = await cards(['a'], { LikePost: () => liked(3) })
    act(() => like.click())
    expect(like).toHaveAttribute('aria-pressed', 'true')
    expect(await screen.findByText('Liked!')).toBeInTheDocument()
  })

  it('is undone with a toast when the request fails', async () => {
    const { like } = await cards(['a'], { LikePost: () => new Error('no network') })
    await userEvent.click(like)
    expect(await screen.findByText(/Could not reach the server/)).toBeInTheDocument()
    expect(like).toHaveAccessibleName('Like, 2')
    expect(like).toHaveAttribute('aria-pressed', 'false')
  })

  it('is sent before the unlike that follows it on a slow network', async () => {
    const first = later<Record<string, unknown>>()
    const { like, asked } = await cards(['a'], { LikePost: () => first.value, UnlikePost: () => unliked(2) })
    await userEvent.click(like)
    await userEvent.click(like)
    expect(like).toHaveAttribute('aria-pressed', 'false')
    expect(asked.map(({ name }) => name)).toEqual(['LikePost'])
    await act(async () => first.tell(liked(3)))
    expect(await screen.findByText('Unliked!')).toBeInTheDocument()
    expect(asked.map(({ name }) => name)).toEqual(['LikePost', 'UnlikePost'])
    expect(like).toHaveAccessibleName('Like, 2')
  })

  it.each([20, 1000])('rerenders only its own card, with %i posts loaded', async (count) => {
    const ids = ['a', ...Array.from({ length: count - 1 }, (_, index) => `post-${index}`)]
    const { like, painted } = await cards(ids, { LikePost: () => liked(3) })
    await userEvent.click(like)
    await screen.findByText('Liked!')
    expect(new Set(painted)).toEqual(new Set(['a']))
  })
})
