import { type Cache, InMemoryCache, type OperationVariables, type Reference } from '@apollo/client'
import { cacheSizes } from '@apollo/client/utilities'
import { connection } from './connection.ts'
import { wholeOf } from './watchedPart.ts'

// How many objects and lists the cache keeps as it has read them. With the defaults, 50,000 and 10,000, it would read all of
// a list of 10,000 posts again whenever one post changes.
Object.assign(cacheSizes, {
  'inMemoryCache.executeSelectionSet': 400_000,
  'inMemoryCache.executeSubSelectedArray': 200_000,
})

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
