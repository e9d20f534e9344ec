import { type Cache, InMemoryCache, type OperationVariables, type Reference } from '@apollo/client'
import { whenIdle } from '../hooks/whenIdle.ts'
import { connection, forgetListReads } from './connection.ts'
import { wholeOf } from './watchedPart.ts'

/** After so many watches Apollo's memory of what it has read is emptied. A card that is drawn begins one or two. */
const mostWatches = 500

/** Apollo's cache, as the app's long lists need it. */
class ListCache extends InMemoryCache {
  #watches = 0

  /** Takes in the whole answer of a query of which a list watches only a part. */
  override write<Data, Variables extends OperationVariables>(options: Cache.WriteOptions<Data, Variables>) {
    return super.write({ ...options, query: wholeOf(options.query) })
  }

  override watch<Data = unknown, Variables extends OperationVariables = OperationVariables>(
    options: Cache.WatchOptions<Data, Variables>,
  ) {
    this.#watches += 1
    if (this.#watches === mostWatches) whenIdle(() => this.#forgetReads())
    return super.watch(options)
  }

  /**
   * Apollo remembers what it has read for each card and on which fields that depends, 10 kB a card, after the card has
   * left the page. What is still watched is read again at once. `gc` would do the same, but walk through all objects.
   */
  #forgetReads(): void {
    this.#watches = 0
    // Private to Apollo's class.
    ;(this as unknown as { resetResultCache(): void }).resetResultCache()
    forgetListReads()
  }
}

export function makeCache(): InMemoryCache {
  return new ListCache({
    typePolicies: {
      Query: {
        fields: {
          posts: connection(),
          postsByHashtag: connection(),
          feed: connection({ ranked: (args) => args['filter'] === 'TRENDING' }),
          bookmarks: connection(),
          notifications: connection(),
          users: connection({ ranked: () => true }),
          suggestedUsers: connection({ ranked: () => true }),
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
