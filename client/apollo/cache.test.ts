import { readdirSync, readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gql } from '@apollo/client'
import { buildSchema, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { makeCache } from './cache.ts'
import { watchedPart } from './watchedPart.ts'

const card = gql`
  fragment Card on Post {
    id
    content
  }
`
const page = gql`
  query Explore {
    posts {
      edges {
        node {
          id
          ...Card
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  ${card}
`
const fields = gql`
  query Fields {
    id
    content
  }
`
const many = 1_200

function longList() {
  const cache = makeCache()
  const edges = Array.from({ length: many }, (_, index) => ({
    __typename: 'PostEdge',
    node: { __typename: 'Post', id: `${index}`, content: `Post ${index}` },
  }))
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }
  cache.writeQuery({ query: page, data: { posts: { __typename: 'PostConnection', edges, pageInfo } } })
  const lists: unknown[] = []
  const seeList = (diff: { result: unknown }) => void lists.push(diff.result)
  cache.watch({ query: watchedPart(page), optimistic: true, immediate: true, callback: seeList })
  const draw = (index: number, see: (card: any) => void = () => {}) => {
    const callback = ({ result }: { result: unknown }) => see(result)
    return cache.watch({ query: fields, id: `Post:${index}`, optimistic: true, immediate: true, callback })
  }
  return { cache, lists, draw }
}

async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  // A WeakRef that was read keeps its object until the task ends.
  await setImmediate()
  ;(runInNewContext('gc') as () => void)()
}

beforeAll(() => {
  window.requestIdleCallback = (act) => {
    act({ didTimeout: false, timeRemaining: () => 50 })
    return 0
  }
})

it('the cache frees the read results of cards after many have left the page', async () => {
  const { draw } = longList()
  let first: WeakRef<object> | undefined
  draw(0, (card) => (first = new WeakRef(card)))()
  for (let index = 1; index < many; index++) draw(index)()
  await collectGarbage()
  expect(first).toBeDefined()
  expect(first?.deref()).toBeUndefined()
})

it('the cache then reports changes to the remaining cards and lists only', () => {
  const { cache, lists, draw } = longList()
  const seen: string[] = []
  draw(0, ({ content }) => seen.push(content))
  for (let index = 1; index < many; index++) draw(index)()
  expect([seen, lists.length]).toEqual([['Post 0'], 1])
  const edited = { __typename: 'Post', id: '0', content: 'Edited' }
  cache.writeFragment({ fragment: card, id: 'Post:0', data: edited })
  expect([seen, lists.length]).toEqual([['Post 0', 'Edited'], 1])
})

it('ends a thread where a part of it is deleted', () => {
  const cache = makeCache()
  const thread = gql`
    fragment Thread on Post {
      thread {
        id
      }
    }
  `
  const parts = ['b', 'c', 'd'].map((id) => ({ __typename: 'Post', id }))
  cache.writeFragment({ id: 'Post:a', fragment: thread, data: { __typename: 'Post', thread: parts } })
  cache.evict({ id: 'Post:c' })
  expect(cache.readFragment({ id: 'Post:a', fragment: thread })).toMatchObject({ thread: [{ id: 'b' }] })
})

/** The lists that the client's documents read on, as `Query.posts`. */
function pagedLists(): string[] {
  const types = new TypeInfo(buildSchema(readFileSync('schema.graphql', 'utf8')))
  const found = new Set<string>()
  const files = readdirSync('client', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.graphql'))
  for (const file of files)
    visit(
      parse(readFileSync(`client/${file}`, 'utf8')),
      visitWithTypeInfo(types, {
        Field: ({ name, arguments: given = [] }) => {
          if (given.some((argument) => argument.name.value === 'after'))
            found.add(`${types.getParentType()?.name}.${name.value}`)
        },
      }),
    )
  return [...found]
}

it('joins the pages of each list that the client reads on', () => {
  const lists = pagedLists()
  expect(lists).toContain('Query.posts')
  const { policies } = makeCache()
  const joins = (list: string) => {
    const [type = '', field = ''] = list.split('.')
    return policies.getMergeFunction(type, field, undefined) !== undefined
  }
  expect(lists.filter((list) => !joins(list))).toEqual([])
})

it('a new first page of notifications replaces the list, because groups of them move to its top', () => {
  const cache = makeCache()
  const query = gql`
    query Notifications {
      notifications {
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
  const write = (ids: string[], endCursor: string) => {
    const edges = ids.map((id) => ({ __typename: 'NotificationEdge', node: { __typename: 'Notification', id } }))
    const pageInfo = { __typename: 'PageInfo', hasNextPage: true, endCursor }
    cache.writeQuery({ query, data: { notifications: { __typename: 'NotificationConnection', edges, pageInfo } } })
  }
  write(['a', 'b', 'follows', 'c'], '1')
  write(['new', 'newer', 'follows'], '2')
  const { edges, pageInfo } = cache.readQuery<any>({ query }).notifications
  expect(edges.map(({ node }: any) => node.id)).toEqual(['new', 'newer', 'follows'])
  expect(pageInfo.endCursor).toBe('2')
})
