import { readFileSync } from 'node:fs'
import { buildSchema, parse } from 'graphql'
import { costOf, maxCost, requireAffordable } from './limitsOfCost.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

const cost = (query: string) => costOf({ schema, query: parse(query), variables: {} })

const priceOf = (field: string) => cost(`{ a: ${field} b: ${field} }`) - cost(`{ a: ${field} }`)

describe('the cost of an operation', () => {
  it('is higher for lists that search, more so for suggestions, and highest for a search of posts', () => {
    const plain = priceOf('posts(first: 1) { edges { cursor } }')
    for (const searching of ['feed(first: 1)', 'users(first: 1, search: "a")'])
      expect(priceOf(`${searching} { edges { cursor } }`)).toBeGreaterThan(1.5 * plain)
    const suggestions = priceOf('suggestedUsers(first: 1) { __typename }')
    expect(suggestions).toBeGreaterThan(4 * plain)
    for (const field of ['hashtagSuggestions(search: "a")', 'unavailablePost(id: "a") { id }'])
      expect(priceOf(field)).toBeGreaterThan(4 * plain)
    expect(priceOf('searchPosts(query: "a", first: 1) { __typename }')).toBeGreaterThan(4 * suggestions)
  })

  it('counts each object that is looked up by its id', () => {
    const ids = (count: number) => JSON.stringify(Array(count).fill('an-id-of-a-post'))
    const of = (count: number, fields: string) => priceOf(`nodes(ids: ${ids(count)}) { ${fields} }`)
    expect(of(100, 'id')).toBeGreaterThan(priceOf('posts(first: 100) { edges { cursor } }'))
    expect(of(2, '... on User { posts { edges { cursor } } }')).toBeGreaterThan(
      2 * priceOf('posts { edges { cursor } }'),
    )
    expect(priceOf('node(id: "a") { id }')).toBe(priceOf('post(id: "a") { id }'))
  })

  it('counts what is read for each post of a page, as the quotes and parents of quoted posts are', () => {
    const page = (fields: string) => priceOf(`posts(first: 20) { edges { node { ${fields} } } }`)
    const together = page('quoted { post { id } }')
    expect(together).toBeLessThan(1.5 * page('id'))
    for (const inner of ['quoted { state }', 'parent { id }'])
      expect(page(`quoted { post { id ${inner} } }`)).toBeGreaterThan(
        together + 20 * priceOf('post(id: "a") { id }') * 0.9,
      )
  })

  it('is higher for ranked replies, a Home with reposts and a thread, also where the choice is a variable', () => {
    const replies = (order: string) => `posts(first: 1) { edges { node { replies(order: ${order}) { __typename } } } }`
    const page = (order: string) =>
      priceOf(`posts(first: 20) { edges { node { replies(order: ${order}) { edges { cursor } } } } }`)
    expect(page('MOST_LIKED')).toBeGreaterThan(3 * page('NEWEST'))
    expect(priceOf(replies('NEWEST'))).toBe(priceOf(replies('MOST_LIKED')))
    expect(priceOf('feed(first: 1, reposts: true) { edges { cursor } }')).toBeGreaterThan(
      2 * priceOf('feed(first: 1) { edges { cursor } }'),
    )
    const one = 'createPost(input: { content: "a" }) { post { id } }'
    const thread = 'createThread(input: { posts: [{ content: "a" }, { content: "b" }] }) { posts { id } }'
    expect(cost(`mutation { ${thread} }`)).toBeGreaterThan(3 * cost(`mutation { ${one} }`))
    const query = parse(`query ($order: ReplyOrder!) {
      posts(first: 20) { edges { node { replies(order: $order) { edges { cursor } } } } }
    }`)
    const asked = (order: string) => requireAffordable({ schema, query, variables: { order } }, Infinity)
    expect(asked('MOST_LIKED')).toBeGreaterThan(3 * asked('NEWEST'))
    expect(asked('FOLLOWED_FIRST')).toBe(asked('MOST_LIKED'))
  })

  it('lets one request try at most twenty passwords', () => {
    const logIn = (index: number) => `a${index}: logIn(input: { username: "a", password: "b" }) { token }`
    const tries = (count: number) => cost(`mutation { ${Array.from({ length: count }, (_, i) => logIn(i)).join(' ')} }`)
    expect(tries(10)).toBeLessThan(maxCost)
    expect(tries(21)).toBeGreaterThan(maxCost)
  })

  it('counts lists without pages as a few entries', () => {
    const [images, fields] = [priceOf('post(id: "a") { images { url alt } }'), priceOf('post(id: "a") { id content }')]
    expect(images - fields).toBeGreaterThan(
      2 * (priceOf('post(id: "a") { id content }') - priceOf('post(id: "a") { id }')),
    )
  })

  it('counts introspection as the size of the schema', () => {
    const names = cost('{ __schema { types { name } } }') - cost('{ __schema { queryType { name } } }')
    const types = Object.keys(schema.getTypeMap()).length
    expect(names).toBeGreaterThan((types / 2) * (cost('{ viewer { id name } }') - cost('{ viewer { id } }')))
  })

  it('is computed again for other variables of the same document', () => {
    const lists = 'likedPosts(first: $inner) { edges { cursor } }'
    const query = parse(`query ($first: Int = 100, $inner: Int, $with: Boolean = true) {
      posts(first: $first) { edges { node { author @include(if: $with) { ${lists} } } } }
    }`)
    const isAffordable = (variables: Record<string, unknown>) => {
      try {
        requireAffordable({ schema, query, variables })
        return true
      } catch {
        return false
      }
    }
    for (const _time of ['computed', 'known']) {
      expect(isAffordable({ first: 1, inner: 1 })).toBe(true)
      expect(isAffordable({ first: 100, inner: 1 })).toBe(false)
      expect(isAffordable({ inner: 1 })).toBe(false)
      expect(isAffordable({ first: 100, inner: 1, with: false })).toBe(true)
      expect(isAffordable({ first: 10, inner: 1 })).toBe(true)
      expect(isAffordable({ first: null, inner: 1 })).toBe(true)
    }
  })
})
