import { ApolloClient, ApolloLink } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, renderHook, waitFor } from '@testing-library/react'
import { makeCache } from '../apollo/cache.ts'
import { unlist } from '../apollo/connection.ts'
import { aPost } from '../testing/posts.ts'
import { PostCard_PostFragmentDoc } from './PostCard.generated.ts'
import { useNewer, type Newer, type Source } from './useNewer.ts'

type Times = Record<string, number>

const createdAt = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString()
const post = (id: string, second: number): Newer => ({
  id,
  createdAt: createdAt(second),
  author: { id: `author-of-${id}`, avatar: `/media/${id}.webp` },
})

/** A list with posts of the times `shown`, while live updates report posts of the times `told`. */
function newerThan(shown: Times, told: Times, { hasMore = true, moved = [] as string[] } = {}) {
  let note = () => {}
  const heard = new Promise<void>((resolve) => (note = resolve))
  const live: Source['live'] = () =>
    Promise.resolve(({ onNewer }) => {
      onNewer(Object.entries(told).map(([id, second]) => post(id, second)))
      note()
      return () => {}
    })
  const list = listed(shown, { key: 'list', newest: () => Promise.resolve([]), live }, { hasMore, moved })
  return { ...list, heard }
}

/** A list with posts of the times `shown`, in which reposts placed those in `moved`. `source` reports newer ones. */
function listed(shown: Times, source: Source, { hasMore = true, moved = [] as string[] } = {}) {
  const client = new ApolloClient({ cache: makeCache(), link: ApolloLink.empty() })
  for (const [id, second] of Object.entries(shown))
    client.cache.writeFragment<any>({
      fragment: PostCard_PostFragmentDoc,
      fragmentName: 'PostCard_post',
      data: aPost(id, { createdAt: createdAt(second) }),
    })
  const list = (ids: string[]) => ({ ids, byTime: ids.filter((id) => !moved.includes(id)) })
  const rendered = renderHook(
    (ids) => useNewer({ status: 'ready', ...list(ids), hasMore, hasPrevious: false }, source),
    {
      initialProps: Object.keys(shown),
      wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
    },
  )
  return { ...rendered, cache: client.cache }
}

/** Only some browsers say when they are idle. In others, reading waits for three seconds. */
const useIdle = () => {
  beforeAll(() => {
    window.requestIdleCallback = (act) => window.setTimeout(() => act({ didTimeout: false, timeRemaining: () => 50 }))
    window.cancelIdleCallback = (handle) => window.clearTimeout(handle)
  })
  afterAll(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
    Reflect.deleteProperty(window, 'cancelIdleCallback')
  })
}

describe('newer posts', () => {
  useIdle()

  it('are counted up to a hundred, also if the server answers with more', async () => {
    const many = Array.from({ length: 101 }, (_, index) => post(`new-${index}`, 10))
    const live: Source['live'] = () =>
      Promise.resolve(({ onGap }) => {
        onGap()
        return () => {}
      })
    const { result } = listed({ a: 1 }, { key: 'list', newest: () => Promise.resolve(many), live })
    await waitFor(() => expect(result.current.count).toBe(100))
  })

  it("are those that live updates report, without the list's and deleted ones", async () => {
    const { result, rerender, cache } = newerThan({ mine: 3, b: 2, a: 1 }, { new: 4, mine: 3, b: 2 })
    await waitFor(() => expect(result.current).toMatchObject({ count: 1, faces: ['/media/new.webp'] }))
    unlist(cache, 'Post:mine')
    rerender(['b', 'a'])
    expect(result.current).toMatchObject({ count: 1, faces: ['/media/new.webp'] })
  })

  it.each([
    ['but none older than its first page', true, 1],
    ['and older ones if the list is complete', false, 2],
  ])('include a late post that belongs below the top of the list, %s', async (_what, hasMore, count) => {
    const { result } = newerThan({ c: 5, b: 3 }, { late: 4, older: 2 }, { hasMore })
    await waitFor(() => expect(result.current.count).toBe(count))
  })

  it.each([
    ['the last post that no repost has moved', ['moved'], 1],
    ['nothing, if reposts placed all', ['c', 'moved'], 0],
  ])('are told from older ones by the time of %s', async (_what, moved, count) => {
    const { result, heard } = newerThan({ c: 5, moved: 1 }, { new: 6, older: 2 }, { moved })
    await act(() => heard)
    expect(result.current.count).toBe(count)
  })

  it('are asked for again if the request after missed updates fails', async () => {
    let asked = 0
    const newest = async () => {
      if (++asked === 1) throw new Error('no network')
      return [post('missed', 4)]
    }
    const live: Source['live'] = () =>
      Promise.resolve(({ onGap, onTold }) => {
        onTold(true)
        onGap()
        return () => {}
      })
    const { result } = listed({ a: 1 }, { key: 'list', newest, live })
    await waitFor(() => expect(asked).toBe(1))
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(result.current.count).toBe(1))
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    expect(asked).toBe(2)
  })

  it('are those of the server’s answer, changed by what live updates report before it arrives', async () => {
    let answer = (_posts: readonly Newer[]) => {}
    const newest = () => new Promise<readonly Newer[]>((resolve) => (answer = resolve))
    const live: Source['live'] = () =>
      Promise.resolve(({ onGap, onNewer, onGone }) => {
        onGap()
        onNewer([post('told', 5)])
        onGone(['gone'])
        return () => {}
      })
    const { result } = listed({ a: 1 }, { key: 'list', newest, live })
    await waitFor(() => expect(result.current.count).toBe(1))
    answer([post('asked', 4), post('gone', 3)])
    await waitFor(() => expect(result.current.faces).toEqual(['/media/told.webp', '/media/asked.webp']))
    expect(result.current.count).toBe(2)
  })
})
