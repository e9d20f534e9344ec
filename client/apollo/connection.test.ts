import { gql } from '@apollo/client'
import { makeCache } from './cache.ts'
import { unlist } from './connection.ts'
import { addToList, removeFromList } from './lists.ts'

const page = gql`
  query Explore($after: String) {
    posts(after: $after) {
      edges {
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`

function explore() {
  const cache = makeCache()
  const write = (ids: string[], { after, next }: { after?: string; next?: string } = {}) =>
    cache.writeQuery({
      query: page,
      variables: after ? { after } : {},
      data: {
        posts: {
          __typename: 'PostConnection',
          edges: ids.map((id) => ({ __typename: 'PostEdge', node: { __typename: 'Post', id } })),
          pageInfo: { __typename: 'PageInfo', hasNextPage: Boolean(next), endCursor: next ?? null },
        },
      },
    })
  const list = () => cache.readQuery<any>({ query: page })?.posts
  const ids = () => list()?.edges.map((edge: any) => edge.node.id)
  return { cache, write, list, ids }
}

describe('a paged list in the cache', () => {
  it('appends the next page to the loaded pages', () => {
    const { write, ids, list } = explore()
    write(['a', 'b'], { next: '2' })
    write(['c'], { after: '2' })
    expect(ids()).toEqual(['a', 'b', 'c'])
    expect(list().pageInfo.hasNextPage).toBe(false)
  })

  it('leaves out an unlisted object at once, while the cache keeps the object itself', () => {
    const { cache, write, ids } = explore()
    write(['a', 'deleted', 'b'])
    const seen: string[][] = []
    cache.watch({ query: page, optimistic: true, immediate: true, callback: () => seen.push(ids()) })
    unlist('Post:deleted')
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

  it('starts again when a new first page shares no item with the loaded list', () => {
    const { write, ids } = explore()
    write(['y', 'z'], { next: '2' })
    write(['a', 'b'], { next: '1' })
    expect(ids()).toEqual(['a', 'b'])
  })

  it('drops an evicted post', () => {
    const { cache, write, ids } = explore()
    write(['a', 'b', 'c'])
    cache.evict({ id: 'Post:b' })
    expect(ids()).toEqual(['a', 'c'])
  })

  it('adds a new post at the top, once', () => {
    const { cache, write, ids } = explore()
    write(['a'])
    const change = { field: 'posts', item: { __typename: 'Post', id: 'new' } }
    cache.writeFragment({
      id: 'Post:new',
      fragment: gql`
        fragment Id on Post {
          id
        }
      `,
      data: { __typename: 'Post', id: 'new' },
    })
    addToList(cache, change)
    addToList(cache, change)
    expect(ids()).toEqual(['new', 'a'])
    removeFromList(cache, change)
    expect(ids()).toEqual(['a'])
  })

  it('does not create a list that nobody has loaded', () => {
    const { cache, ids } = explore()
    addToList(cache, { field: 'posts', item: { __typename: 'Post', id: 'new' } })
    expect(ids()).toBeUndefined()
  })
})
