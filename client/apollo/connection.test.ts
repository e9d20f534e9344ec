import { gql } from '@apollo/client'
import { PostsList_QueryFragmentDoc } from '../composer/sentLists.generated.ts'
import { LikedPosts_UserFragmentDoc } from '../likes/LikeButton.generated.ts'
import { HashtagList_QueryFragmentDoc } from '../posts/hashtagLists.generated.ts'
import { makeCache } from './cache.ts'
import { unlist } from './connection.ts'
import { forget, listIn, root } from './lists.ts'

const pageWith = (edge: string) =>
  gql(`query Explore($first: Int, $after: String, $last: Int, $before: String) {
    posts(first: $first, after: $after, last: $last, before: $before) {
      edges {
        node {
          id
        }
        ${edge}
      }
      pageInfo {
        hasPreviousPage
        startCursor
        hasNextPage
        endCursor
      }
    }
  }`)

const page = pageWith('')
const pageWithReposts = pageWith('repostedBy { id }')

function explore(query = page) {
  const cache = makeCache()
  type Around = {
    after?: string
    next?: string
    first?: number
    before?: string
    start?: string
    reposters?: Record<string, string>
  }
  const write = (ids: string[], { next, start, reposters = {}, ...variables }: Around = {}) =>
    cache.writeQuery({
      query,
      variables,
      data: {
        posts: {
          __typename: 'PostConnection',
          edges: ids.map((id) => ({
            __typename: 'PostEdge',
            node: { __typename: 'Post', id },
            repostedBy: reposters[id] ? [{ __typename: 'User', id: reposters[id] }] : null,
          })),
          pageInfo: {
            __typename: 'PageInfo',
            hasPreviousPage: Boolean(start),
            startCursor: start ?? null,
            hasNextPage: Boolean(next),
            endCursor: next ?? null,
          },
        },
      },
    })
  const list = () => cache.readQuery<any>({ query })?.posts
  const ids = () => list()?.edges.map((edge: any) => edge.node.id)
  const marks = () =>
    cache.readQuery<any>({
      query: gql`
        query {
          posts {
            ids
          }
        }
      `,
    })?.posts.ids.marks
  return { cache, write, list, ids, marks }
}

describe('a paged list in the cache', () => {
  it('appends the next page to the loaded pages', () => {
    const { write, ids, list } = explore()
    write(['a', 'b'], { next: '2' })
    write(['c'], { after: '2' })
    expect(ids()).toEqual(['a', 'b', 'c'])
    expect(list().pageInfo.hasNextPage).toBe(false)
  })

  it('is replaced by a page that is read around a place, and grows from there in both directions', () => {
    const { write, ids, list } = explore()
    write(['a', 'b'], { next: '2' })
    write(['e', 'f'], { first: 2, after: '4', start: '5', next: '6' })
    expect(ids()).toEqual(['e', 'f'])
    write(['g'], { after: '6', start: '7' })
    write(['c', 'd'], { before: '5', start: '3', next: '4' })
    expect(ids()).toEqual(['c', 'd', 'e', 'f', 'g'])
    expect(list().pageInfo).toMatchObject({ hasPreviousPage: true, startCursor: '3', hasNextPage: false })
    write(['a', 'b'], { before: '3', next: '2' })
    expect(ids()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    expect(list().pageInfo.hasPreviousPage).toBe(false)
  })

  it('remembers cursors from which it can be read again', () => {
    const { write, marks } = explore()
    write(['c', 'd'], { first: 2, after: '2', start: '3', next: '4' })
    write(['e', 'f'], { after: '4', start: '5', next: '6' })
    write(['a', 'b'], { before: '3', next: '2' })
    expect(marks()).toEqual([
      { id: 'b', cursor: '2' },
      { id: 'd', cursor: '4' },
    ])
  })

  it('hides an unlisted object at once, and the cache keeps the object', () => {
    const { cache, write, ids } = explore()
    write(['a', 'deleted', 'b'])
    const seen: string[][] = []
    cache.watch({ query: page, optimistic: true, immediate: true, callback: () => seen.push(ids()) })
    unlist(cache, 'Post:deleted')
    expect(seen.at(-1)).toEqual(['a', 'b'])
    expect(cache.extract()).toHaveProperty('Post:deleted')
  })

  it('drops a page that was requested before the list changed', () => {
    const { write, ids } = explore()
    write(['a', 'b'], { next: '2' })
    write(['x'], { after: 'another place' })
    expect(ids()).toEqual(['a', 'b'])
  })

  it('joins a new first page to the loaded items below it', () => {
    const { write, ids, list } = explore()
    write(['b', 'c'], { next: '2' })
    write(['d'], { after: '2', next: '3' })
    write(['a', 'b'], { next: '1' })
    expect(ids()).toEqual(['a', 'b', 'c', 'd'])
    expect(list().pageInfo.endCursor).toBe('3')
  })

  it('is replaced by a new first page that is the whole list', () => {
    const { write, ids } = explore()
    write(['a', 'b'], { next: '2' })
    write(['gone'], { after: '2', next: '3' })
    write(['a', 'b'])
    expect(ids()).toEqual(['a', 'b'])
  })

  it('starts again when a new first page shares no item with the loaded list', () => {
    const { write, ids } = explore()
    write(['y', 'z'], { next: '2' })
    write(['a', 'b'], { next: '1' })
    expect(ids()).toEqual(['a', 'b'])
  })

  it('names a post once, also if a later page has it again without its repost', () => {
    const { write, ids } = explore(pageWithReposts)
    write(['reposted', 'a'], { next: '2', reposters: { reposted: 'ann' } })
    write(['b', 'reposted'], { after: '2' })
    expect(ids()).toEqual(['reposted', 'a', 'b'])
  })

  it('is joined to a new first page at a post that no repost has moved, so that none between is lost', () => {
    const { write, ids } = explore(pageWithReposts)
    write(['a', 'b', 'c', 'moved', 'd'], { next: '2' })
    write(['new', 'a', 'moved'], { next: '1', reposters: { moved: 'ann' } })
    expect(ids()).toEqual(['new', 'a', 'moved', 'b', 'c', 'd'])
  })

  it('hides a forgotten post, and the cache deletes it', () => {
    const { cache, write, ids } = explore()
    write(['a', 'forgotten', 'c'])
    forget(cache, { __typename: 'Post', id: 'forgotten' })
    expect(ids()).toEqual(['a', 'c'])
    expect(cache.extract()).not.toHaveProperty('Post:forgotten')
  })

  it('shows what another account of this browser cannot see', () => {
    const [before, after] = [explore(), explore()]
    for (const { write } of [before, after]) write(['a', 'blocked'])
    forget(before.cache, { __typename: 'Post', id: 'blocked' })
    expect(after.ids()).toEqual(['a', 'blocked'])
  })

  it('stays the same object when another list loses a post', () => {
    const { cache, write, list } = explore()
    write(['a', 'c'])
    const before = list()
    unlist(cache, 'Post:elsewhere')
    expect(list()).toBe(before)
  })

  it('undoes an optimistic change when the request fails', () => {
    const { cache, write, ids } = explore()
    write(['a', 'b'])
    const posts = listIn(root, PostsList_QueryFragmentDoc)
    const update = () => {
      posts.add(cache, { __typename: 'Post', id: 'new' })
      posts.remove(cache, { __typename: 'Post', id: 'a' })
    }
    const shown = () =>
      cache.readQuery<any>({ query: page, optimistic: true }).posts.edges.map((edge: any) => edge.node.id)
    cache.batch({ optimistic: 'pending', update })
    expect([shown(), ids()]).toEqual([
      ['new', 'b'],
      ['a', 'b'],
    ])
    cache.removeOptimistic('pending')
    expect(shown()).toEqual(['a', 'b'])
  })

  it('adds a new post once at the top and keeps the other posts', () => {
    const { cache, write, ids, list } = explore()
    write(['a'], { next: '2' })
    const item = { __typename: 'Post', id: 'new' } as const
    const posts = listIn(root, PostsList_QueryFragmentDoc)
    posts.add(cache, item)
    posts.add(cache, item)
    expect(ids()).toEqual(['new', 'a'])
    expect(list().pageInfo).toMatchObject({ hasNextPage: true, endCursor: '2' })
    posts.remove(cache, item)
    expect(ids()).toEqual(['a'])
  })

  it('can lose its last item', () => {
    const { cache, write, ids } = explore()
    write(['a', 'b'])
    listIn(root, PostsList_QueryFragmentDoc).remove(cache, { __typename: 'Post', id: 'b' })
    expect(ids()).toEqual(['a'])
  })

  it('is not created by adding an item before it is loaded', () => {
    const { cache, ids } = explore()
    listIn(root, PostsList_QueryFragmentDoc).add(cache, { __typename: 'Post', id: 'new' })
    expect(ids()).toBeUndefined()
  })

  it('changes only for its own hashtag or account', () => {
    const { cache } = explore()
    const page = (ids: string[]) => ({
      __typename: 'PostConnection',
      edges: ids.map((id) => ({ __typename: 'PostEdge', node: { __typename: 'Post', id } })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    })
    const birds = { from: root, fragment: HashtagList_QueryFragmentDoc, variables: { hashtag: 'birds' } }
    const boats = { ...birds, variables: { hashtag: 'boats' } }
    for (const list of [birds, boats]) cache.writeFragment<any>({ ...list, data: { ...root, list: page(['a']) } })
    const accounts = ['alice', 'bob'].map((id) => ({ __typename: 'User', id }) as const)
    const fragment = LikedPosts_UserFragmentDoc
    for (const from of accounts) cache.writeFragment<any>({ from, fragment, data: { ...from, list: page(['a']) } })

    const item = { __typename: 'Post', id: 'new' } as const
    listIn(root, HashtagList_QueryFragmentDoc, { hashtag: 'birds' }).add(cache, item)
    if (accounts[0]) listIn(accounts[0], fragment).add(cache, item)
    const idsOf = (data: any) => data?.list.edges.map((edge: any) => edge.node.id)
    expect([birds, boats].map((list) => idsOf(cache.readFragment<any>(list)))).toEqual([['new', 'a'], ['a']])
    expect(accounts.map((from) => idsOf(cache.readFragment<any>({ from, fragment })))).toEqual([['new', 'a'], ['a']])
  })
})
