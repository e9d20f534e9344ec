import { type ApolloClient, ApolloLink, type NormalizedCacheObject, Observable } from '@apollo/client'
import { waitFor } from '@testing-library/react'
import { aPost, anAccount } from '../testing/posts.ts'
import { ExploreDocument } from '../routes/pages/ExplorePage.generated.ts'
import { clientOver } from './client.ts'
import { FarPages } from './farPages.ts'
import { unlist } from './connection.ts'
import { watchedPart } from './watchedPart.ts'

const pageSize = 20

const numbered = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `${from + index}`)

type Changes = {
  post?: (id: string) => Record<string, unknown>
  /** Called when half of the list has been read. */
  midway?: (client: ApolloClient) => void
}

/** Explore over a server with these posts, whose list the client has read page by page to the end. */
async function readList(posts: string[], { post = () => ({}), midway }: Changes = {}) {
  const server = { posts, isReachable: true, asked: [] as string[] }
  const network = new ApolloLink(({ variables }) => {
    const after = (variables['after'] as string | undefined) ?? ''
    server.asked.push(after)
    return new Observable((observer) => {
      if (!server.isReachable) return observer.error(new Error('No network'))
      observer.next({ data: { posts: pageOf(server.posts, after, post) } })
      observer.complete()
    })
  })
  const client = clientOver(network)
  const page = { query: ExploreDocument, variables: {} }
  const pages = new FarPages(client, page)
  const query = watchedPart(ExploreDocument)
  const list = () => {
    const { ids, pageInfo } = client.readQuery({ query })?.posts ?? { ids: { all: [] }, pageInfo: { endCursor: null } }
    return { ids: ids.all, endCursor: pageInfo.endCursor }
  }
  await client.query({ query, variables: {} })
  pages.note(list())
  for (let { endCursor } = list(); endCursor !== null; { endCursor } = list()) {
    await client.query({ query, variables: { after: endCursor }, fetchPolicy: 'network-only' })
    pages.note(list())
    if (list().ids.length === posts.length / 2) midway?.(client)
  }
  server.asked = []
  const cached = () => client.cache.extract() as NormalizedCacheObject
  const has = (id: string) => `Post:${id}` in cached()
  return { client, server, pages, ids: () => list().ids, has, cached }
}

/** A cursor is `after ` and the last post before it, so it still means something if that post is deleted. */
function pageOf(posts: string[], after: string, post: (id: string) => Record<string, unknown>) {
  const last = Number(after.replace('after ', ''))
  const rest = after ? posts.filter((id) => Number(id) > last) : posts
  const ids = rest.slice(0, pageSize)
  const hasNextPage = rest.length > pageSize
  return {
    __typename: 'PostConnection',
    edges: ids.map((id) => ({ __typename: 'PostEdge', node: aPost(id, post(id)) })),
    pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: hasNextPage ? `after ${ids.at(-1)}` : null },
  }
}

beforeAll(() => {
  window.requestIdleCallback = (act) => {
    act({ didTimeout: false, timeRemaining: () => 50 })
    return 0
  }
})

describe('the far pages of a long list', () => {
  it('leave the cache, and the list keeps its ids', async () => {
    const { ids, has } = await readList(numbered(800))
    expect(ids()).toEqual(numbered(800))
    expect(numbered(800).filter(has).length).toBeLessThan(350)
    expect([has('0'), has('300'), has('799')]).toEqual([true, false, true])
  })

  it('take with them the authors that nothing else shows', async () => {
    const author = (id: string) => ({ author: anAccount(Number(id) < 600 ? 'ada' : `writer-${id}`) })
    const { cached } = await readList(numbered(800), {
      post: (id) => (id === '300' ? { author: anAccount('eve') } : author(id)),
    })
    expect(cached()).not.toHaveProperty('User:id-of-eve')
    expect(cached()).toHaveProperty('User:id-of-ada')
  })

  it('stay if another post or page shows them', async () => {
    const parent = aPost('300')
    const { has } = await readList(numbered(800), { post: (id) => (id === '0' ? { parent } : {}) })
    expect([has('300'), has('301')]).toEqual([true, false])
  })

  it('stay while their cards are drawn or a change of them is not settled', async () => {
    document.body.innerHTML = '<main><article data-post="300"></article></main>'
    const { has } = await readList(numbered(800), {
      midway: ({ cache }) =>
        cache.batch({
          optimistic: 'like',
          update: () => cache.modify({ id: 'Post:310', fields: { likeCount: () => 3 } }),
        }),
    })
    expect([has('300'), has('305'), has('310')]).toEqual([true, false, true])
    document.body.innerHTML = ''
  })

  it('come back with one request when a post of theirs is wanted, also twice', async () => {
    const { server, pages, has, ids } = await readList(numbered(800))
    pages.want('300')
    pages.want('301')
    await waitFor(() => expect(has('300')).toBe(true))
    expect([has('301'), has('319'), has('320')]).toEqual([true, true, false])
    expect(server.asked).toEqual(['after 299'])
    expect(ids()).toEqual(numbered(800))
  })

  it('are loaded one after the other, the latest wanted first, and those not wanted any more not at all', async () => {
    const { server, pages, has } = await readList(numbered(800))
    pages.want('300')
    pages.want('340')()
    pages.want('380')
    await waitFor(() => expect(has('380')).toBe(true))
    await waitFor(() => expect(has('300')).toBe(true))
    expect(server.asked).toEqual(['after 299', 'after 379'])
  })

  it('lose what was deleted and gain what is new when they come back', async () => {
    const { server, pages, ids } = await readList(numbered(800))
    server.posts = [...server.posts.filter((id) => id !== '305' && id !== '306'), '310.5'].toSorted(
      (a, b) => Number(a) - Number(b),
    )
    unlist('Post:305')
    pages.want('300')
    await waitFor(() => expect(ids()).toContain('310.5'))
    expect(ids()).toEqual(server.posts)
  })

  it('are whole when most of a page was deleted', async () => {
    const { server, pages, ids, has } = await readList(numbered(800))
    server.posts = server.posts.filter((id) => Number(id) < 300 || Number(id) % 7 === 0)
    pages.want('301')
    await waitFor(() => expect(has('301')).toBe(true))
    pages.note({ ids: ids(), endCursor: null })
    pages.want('338')
    await waitFor(() => expect(ids()).not.toContain('338'))
    const near = (id: string) => Number(id) >= 290 && Number(id) < 440
    expect(ids().filter(near)).toEqual(server.posts.filter(near))
    expect(new Set(ids()).size).toBe(ids().length)
  })

  it('say that they did not load, and load after a retry', async () => {
    const { server, pages, has } = await readList(numbered(800))
    server.isReachable = false
    pages.want('300')
    await waitFor(() => expect(pages.failure.read()).toBe('300'))
    server.isReachable = true
    pages.retry()
    await waitFor(() => expect(has('300')).toBe(true))
    expect(pages.failure.read()).toBeNull()
  })
})
