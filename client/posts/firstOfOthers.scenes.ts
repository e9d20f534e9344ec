import { ApolloClient, ApolloLink } from '@apollo/client'
import { makeCache } from '../apollo/cache.ts'
import { ExploreDocument } from '../routes/pages/ExplorePage.generated.ts'
import { aPost, anAccount } from '../testing/posts.ts'
import { firstOfOthers } from './firstOfOthers.ts'

function clientWith(authors: Record<string, string>) {
  const cache = makeCache()
  cache.writeQuery<any>({
    query: ExploreDocument,
    data: {
      posts: {
        __typename: 'PostConnection',
        edges: Object.entries(authors).map(([id, author]) => ({
          __typename: 'PostEdge',
          node: aPost(id, { author: anAccount(author) }),
        })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  })
  return new ApolloClient({ cache, link: ApolloLink.empty() })
}

describe('the post after which a list asks for newer ones', () => {
  it('is the first post by another author, or null', () => {
    const client = clientWith({ mine: 'alice', theirs: 'bob', older: 'carol' })
    const ids = ['mine', 'theirs', 'older']
    expect(firstOfOthers(client, ids, 'id-of-alice')).toBe('theirs')
    expect(firstOfOthers(client, ids, undefined)).toBe('mine')
    expect(firstOfOthers(client, ['mine'], 'id-of-alice')).toBeNull()
    expect(firstOfOthers(client, ['unknown', 'older'], 'id-of-alice')).toBe('older')
  })
})
