import type { InMemoryCache } from '@apollo/client'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeCache } from '../apollo/cache.ts'
import { unlist } from '../apollo/connection.ts'
import { forget } from '../apollo/lists.ts'
import { asCard, cardOf } from '../navigation/cards.ts'
import ExplorePage from '../routes/pages/ExplorePage.tsx'
import { PostPageDocument, type PostPageQuery } from '../routes/pages/PostPage.generated.ts'
import { watchPaints } from '../testing/paints.ts'
import { aPost } from '../testing/posts.ts'
import { later, renderApp } from '../testing/renderApp.tsx'
import ListStart from '../ui/ListStart.tsx'
import { PostCard_PostFragmentDoc } from './PostCard.generated.ts'

const page = (ids: string[], endCursor: string | null = null) => ({
  posts: {
    __typename: 'PostConnection',
    edges: ids.map((id) => ({ __typename: 'PostEdge', node: aPost(id) })),
    pageInfo: {
      __typename: 'PageInfo',
      hasPreviousPage: false,
      startCursor: null,
      hasNextPage: endCursor !== null,
      endCursor,
    },
  },
})

async function explore(count: number) {
  const ids = Array.from({ length: count }, (_, index) => `post-${index}`)
  const idsRead: unknown[] = []
  const itemsRead: unknown[] = []
  const noteIn = (reads: unknown[]) => ({
    read: (value: unknown) => {
      reads.push(value)
      return value
    },
  })
  const { client } = await renderApp(<ExplorePage />, {
    answers: {
      Explore: ({ after }) => (after ? page(['further-1', 'further-2']) : page(ids, 'end')),
      LikePost: () => ({
        changed: { post: { __typename: 'Post', id: 'post-0', likeCount: 3, viewerHasLiked: true } },
      }),
      UnlikePost: () => ({
        changed: { post: { __typename: 'Post', id: 'post-0', likeCount: 2, viewerHasLiked: false } },
      }),
    },
    loaded: (cache) =>
      (cache as InMemoryCache).policies.addTypePolicies({
        PostConnection: { fields: { ids: noteIn(idsRead) } },
        PostEdge: { fields: { node: noteIn(itemsRead) } },
      }),
  })
  await screen.findByText('Post post-0')
  return { client, painted: watchPaints(), idsRead, itemsRead }
}

function showEnds(): void {
  window.IntersectionObserver = class {
    #tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell
    }
    observe() {
      setTimeout(() => this.#tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never))
    }
    disconnect() {
      this.#tell = () => {}
    }
  } as never
}

const { IntersectionObserver } = window
afterEach(() => void (window.IntersectionObserver = IntersectionObserver))

const pressLike = () => userEvent.click(document.querySelector('[data-post="post-0"] [data-action="like"]')!)

describe('a list of posts', () => {
  it.each([20, 1000])('rerenders one card after a like, with %i posts loaded', async (count) => {
    const { painted } = await explore(count)
    await pressLike()
    await screen.findByText('Liked!')
    expect(new Set(painted.flatMap(({ post }) => post ?? []))).toEqual(new Set(['post-0']))
    expect(painted.map(({ name }) => name)).not.toContain('PostList')
  })

  it('is not read again when one of its posts changes', async () => {
    const { idsRead } = await explore(20)
    await pressLike()
    await screen.findByText('Liked!')
    // The cache stores optimistic data apart, so the first like reads the ids once.
    expect(idsRead).not.toEqual([])
    idsRead.length = 0
    await pressLike()
    await screen.findByText('Unliked!')
    expect(idsRead).toEqual([])
  })

  it('loses a deleted post without reading the others', async () => {
    const { client, painted, itemsRead } = await explore(20)
    act(() => forget(client.cache, { __typename: 'Post', id: 'post-1' }))
    await waitFor(() => expect(screen.queryByText('Post post-1')).not.toBeInTheDocument())
    expect(painted.map(({ name }) => name)).toContain('PostList')
    expect(itemsRead).toEqual([])
  })

  it("can show a post that only the post's page has loaded", () => {
    const cache = makeCache()
    const post = { ...aPost('a'), ancestors: [aPost('above')], thread: [], replies: page([]).posts }
    cache.writeQuery({ query: PostPageDocument, variables: { id: 'a' }, data: { post } as object as PostPageQuery })
    const card = { fragment: PostCard_PostFragmentDoc, fragmentName: 'PostCard_post' }
    for (const id of ['Post:a', 'Post:above']) expect(cache.readFragment({ ...card, id })).not.toBeNull()
  })

  it('reads at most five pages in a row that bring nothing new, until somebody asks for more', async () => {
    showEnds()
    const Explore = ({ after = '0' }) => page([], `${Number(after) + 1}`)
    const { asked } = await renderApp(<ExplorePage />, { answers: { Explore } })
    const pages = () => asked.filter(({ name }) => name === 'Explore').length
    await screen.findByText('Nothing more so far.')
    expect(pages()).toBe(1 + 5)
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await screen.findByText('Nothing more so far.')
    expect(pages()).toBe(1 + 5 + 1 + 5)
  })

  it('tries its next page again when the browser is online', async () => {
    showEnds()
    let isLost = true
    const next = () => (isLost ? new Error('Lost') : page(['further']))
    const Explore = ({ after }: { after?: string }) => (after ? next() : page(['first'], 'end'))
    const { asked } = await renderApp(<ExplorePage />, { answers: { Explore } })
    await screen.findByText('Could not load more.')
    isLost = false
    act(() => void window.dispatchEvent(new Event('online')))
    await screen.findByText('Post further')
    expect(asked.filter(({ name }) => name === 'Explore')).toHaveLength(3)
  })

  it('keeps the focus on Retry until its next page comes, whose first card gets it', async () => {
    const answers = [page(['first'], 'end'), new Error('Lost'), new Error('Lost'), page(['further', 'last'])]
    const next = [later<void>(), later<void>()]
    let pressed = 0
    const explored = (
      <main>
        <ExplorePage />
      </main>
    )
    const { client } = await renderApp(explored, {
      answers: {
        Explore: async () => {
          const answer = answers.shift() ?? new Error('Lost')
          if (answers.length < 2) await next[pressed++]?.value
          return answer
        },
      },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    const retry = await screen.findByRole('button', { name: 'Retry' })
    for (const { tell } of next) {
      act(() => retry.focus())
      await userEvent.keyboard('{Enter}')
      expect(document.activeElement).toHaveAttribute('aria-busy', 'true')
      await act(async () => tell())
    }
    await screen.findByText('Post further')
    expect(document.activeElement).toHaveAttribute('data-post', 'further')
    act(() => cardOf('first')?.focus())
    act(() => unlist(client.cache, 'Post:last'))
    await waitFor(() => expect(screen.queryByText('Post last')).not.toBeInTheDocument())
    expect(document.activeElement).toHaveAttribute('data-post', 'first')
  })

  it('gives the focus to the heading when Retry has loaded its first page', async () => {
    const answers = [new Error('Lost'), page(['first'])]
    const explored = (
      <main>
        <ExplorePage />
      </main>
    )
    await renderApp(explored, { answers: { Explore: () => answers.shift() ?? new Error('Lost') } })
    act(() => screen.getByRole('button', { name: 'Retry' }).focus())
    await userEvent.keyboard('{Enter}')
    await screen.findByText('Post first')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Explore' })).toHaveFocus())
  })

  it('has the focus on its first card when somebody asks again for what is above it', async () => {
    const list = { ids: ['first'], previous: 'failed' as const, loadPrevious: import.meta.jest.fn() }
    const opened = (
      <main>
        <ListStart list={list} />
        <article tabIndex={-1} {...asCard('first')} />
      </main>
    )
    await renderApp(opened, { answers: {} })
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.getByRole('article')).toHaveFocus()
    expect(list.loadPrevious).toHaveBeenCalled()
  })

  it('rerenders no card when the next page arrives', async () => {
    const { painted } = await explore(20)
    await act(async () => screen.getByRole('button', { name: 'Show more' }).click())
    await screen.findByRole('img', { name: 'That is all' })
    expect(painted.map(({ name }) => name)).toContain('PostList')
    expect(painted.filter(({ name, post }) => name === 'PostCard' && !post?.startsWith('further'))).toEqual([])
  })
})
