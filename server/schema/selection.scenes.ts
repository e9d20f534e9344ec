import { execute, parse } from 'graphql'
import { domains } from '../domains.ts'
import { cast } from '../testing/cast.ts'
import { testContext } from '../testing/testContext.ts'
import { useServer } from '../testing/testServer.ts'
import { buildSchema } from './schema.ts'

useServer()

const schema = buildSchema('schema.graphql', domains)

const liked = '{ posts(first: 5) { edges { node { ...Card } } } } fragment Card on Post { viewerHasLiked }'
const saved =
  '{ posts(first: 5) { edges { node { viewerHasBookmarked parent { id } author { viewerIsFollowing } } } } }'

describe('an operation that graphql-js executes without Apollo Server', () => {
  it('gets the hydrated fields that it selects', async () => {
    const { alice, bob, bobsPost } = await cast()
    await alice.likes(bobsPost)
    await alice.follows(bob)
    const contextValue = testContext(alice.id)
    const likes = await execute({ schema, document: parse(liked), contextValue })
    expect(likes).toEqual({ data: { posts: { edges: [{ node: { viewerHasLiked: true } }] } } })
    expect(contextValue.selection).toEqual(new Set())
  })

  it('gets them even if several operations share a context', async () => {
    const { alice, bobsPost } = await cast()
    await alice.bookmarks(bobsPost)
    const contextValue = testContext(alice.id)
    const answers = await Promise.all(
      [liked, saved, liked].map(async (query) => execute({ schema, document: parse(query), contextValue })),
    )
    const node = { viewerHasBookmarked: true, parent: null, author: { viewerIsFollowing: false } }
    expect(answers).toEqual([
      { data: { posts: { edges: [{ node: { viewerHasLiked: false } }] } } },
      { data: { posts: { edges: [{ node }] } } },
      { data: { posts: { edges: [{ node: { viewerHasLiked: false } }] } } },
    ])
  })
})
