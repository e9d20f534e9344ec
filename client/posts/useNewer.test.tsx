import { ApolloClient, ApolloLink } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { renderHook, waitFor } from '@testing-library/react'
import { makeCache } from '../apollo/cache.ts'
import { unlist } from '../apollo/connection.ts'
import { aPost } from '../testing/posts.ts'
import { PostCard_PostFragmentDoc } from './PostCard.generated.ts'
import { useNewer, type Newer } from './useNewer.ts'

type Times = Record<string, number>

const createdAt = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString()
const post = (id: string, second: number): Newer => ({
  id,
  createdAt: createdAt(second),
  author: { id: `author-of-${id}`, avatar: `/media/${id}.webp` },
})

/** Lists posts of the times `shown`, while live updates report posts of the times `told`. */
function newerThan(shown: Times, told: Times, hasMore = true) {
  const client = new ApolloClient({ cache: makeCache(), link: ApolloLink.empty() })
  for (const [id, second] of Object.entries(shown))
    client.cache.writeFragment<any>({
      fragment: PostCard_PostFragmentDoc,
      fragmentName: 'PostCard_post',
      data: aPost(id, { createdAt: createdAt(second) }),
    })
  const source = {
    key: 'list',
    newest: () => Promise.resolve([]),
    live: () =>
      Promise.resolve(({ onNewer }: { onNewer(newer: readonly Newer[]): void }) => {
        onNewer(Object.entries(told).map(([id, second]) => post(id, second)))
        return () => {}
      }),
  }
  return renderHook((ids) => useNewer({ status: 'ready', ids, hasMore, hasPrevious: false }, source), {
    initialProps: Object.keys(shown),
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  })
}

describe('newer posts', () => {
  it("are those that live updates report, without the list's and deleted ones", async () => {
    const { result, rerender } = newerThan({ mine: 3, b: 2, a: 1 }, { new: 4, mine: 3, b: 2 })
    await waitFor(() => expect(result.current).toEqual({ count: 1, faces: ['/media/new.webp'] }))
    unlist('Post:mine')
    rerender(['b', 'a'])
    expect(result.current).toEqual({ count: 1, faces: ['/media/new.webp'] })
  })

  it.each([
    ['but none older than its first page', true, 1],
    ['and older ones if the list is complete', false, 2],
  ])('include a late post that belongs below the top of the list, %s', async (_what, hasMore, count) => {
    const { result } = newerThan({ c: 5, b: 3 }, { late: 4, older: 2 }, hasMore)
    await waitFor(() => expect(result.current.count).toBe(count))
  })
})
