import { type Cache, InMemoryCache, type OperationVariables, type Reference } from '@apollo/client'
import { connection } from './connection.ts'
import { wholeOf } from './watchedPart.ts'

/** Takes in the whole answer of a query of which a list watches only a part. */
class WholeAnswers extends InMemoryCache {
  override write<Data, Variables extends OperationVariables>(options: Cache.WriteOptions<Data, Variables>) {
    return super.write({ ...options, query: wholeOf(options.query) })
  }
}

export function makeCache(): InMemoryCache {
  return new WholeAnswers({
    typePolicies: {
      Query: {
        fields: {
          posts: connection(),
          postsByHashtag: connection(),
          feed: connection({ ranked: (args) => args['filter'] === 'TRENDING' }),
          bookmarks: connection(),
          notifications: connection(),
          users: connection({ ranked: () => true }),
          // Sessions end in any order, so a new first page cannot be joined to the old list.
          sessions: connection({ ranked: () => true }),
          post: {
            // A post that a list has loaded opens without a request.
            read: (known: Reference | null | undefined, { args, toReference }) =>
              known === undefined ? toReference({ __typename: 'Post', id: String(args?.['id']) }) : known,
          },
          user: {
            // An account that a post or a list has loaded.
            read: (known: Reference | null | undefined, { args, toReference }) =>
              known === undefined && args?.['id'] ? toReference({ __typename: 'User', id: String(args['id']) }) : known,
          },
        },
      },
      User: {
        fields: {
          posts: connection(),
          replies: connection(),
          likedPosts: connection(),
          followers: connection(),
          following: connection(),
        },
      },
      Post: { fields: { replies: connection(), likers: connection() } },
    },
  })
}
