import { InMemoryCache, type Reference } from '@apollo/client'
import { connection } from './connection.ts'

/** The normalised cache: objects by id, and a small policy for each list. */
export function makeCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          posts: connection(),
          postsByHashtag: connection(),
          feed: connection({ ranked: (args) => args['filter'] === 'TRENDING' }),
          bookmarks: connection(),
          users: connection({ ranked: () => true }),
          // Sessions end out of order: the first page takes the place of what was known.
          sessions: connection({ ranked: () => true }),
          post: {
            // A card that a list has loaded opens at once.
            read: (known: Reference | null | undefined, { args, toReference }) =>
              known === undefined ? toReference({ __typename: 'Post', id: String(args?.['id']) }) : known,
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
