import { cast } from '../testing/cast.ts'
import { urlOf, useServer } from '../testing/testServer.ts'

useServer()

type Answer = { data: Record<string, unknown> | null; errors?: { path?: string[]; extensions: { code: string } }[] }

async function ask(query: string, token?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(urlOf('/graphql'), { method: 'POST', headers, body: JSON.stringify({ query }) })
  return (await response.json()) as Answer
}

const failures = ({ errors = [] }: Answer) => errors.map(({ path, extensions }) => [path, extensions.code])

describe('when one root field fails, the others are answered', () => {
  it('in a query: a guest gets the posts, and an error for the feed', async () => {
    await cast()
    const page = '{ edges { node { content } } }'
    const answer = await ask(`{ viewer { id } posts ${page} feed ${page} }`)
    expect(answer.data).toEqual({
      viewer: null,
      posts: { edges: [{ node: { content: 'Hello from bob' } }] },
      feed: null,
    })
    expect(failures(answer)).toEqual([[['feed'], 'UNAUTHENTICATED']])
  })

  it('in a mutation: completed changes are answered', async () => {
    const { alice, bobsPost } = await cast()
    const answer = await ask(
      `mutation {
        bookmarkPost(input: { postId: "missing-post" }) { post { id } }
        likePost(input: { postId: "${bobsPost}" }) { post { likeCount } }
      }`,
      alice.token,
    )
    expect(answer.data).toEqual({ bookmarkPost: null, likePost: { post: { likeCount: 1 } } })
    expect(failures(answer)).toEqual([[['bookmarkPost'], 'NOT_FOUND']])
  })
})
