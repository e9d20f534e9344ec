import type { FieldReadFunction, InMemoryCache, Reference } from '@apollo/client'
import { connection, isUnlisted } from './connection.ts'
import { ListCache } from './listCache.ts'

/** A reference to a deleted post would make the object that holds it unreadable as a whole. */
const presentOrNull: FieldReadFunction<Reference | null> = (known, { canRead }) =>
  known === undefined || canRead(known) ? known : null

const ranked = connection({ ranked: () => true })

export function makeCache(): InMemoryCache {
  return new ListCache({
    typePolicies: {
      Query: {
        fields: {
          posts: connection(),
          topPosts: ranked,
          postsByHashtag: connection(),
          searchPosts: connection({ ranked: (args) => args['order'] === 'MOST_LIKED' }),
          feed: connection({ ranked: (args) => args['filter'] === 'TRENDING' }),
          bookmarks: connection(),
          notifications: ranked,
          users: ranked,
          mutedWords: { merge: false },
          mutedUsers: ranked,
          blockedUsers: ranked,
          suggestedUsers: ranked,
          // Sessions end in any order, so a new first page cannot be joined to the old list.
          sessions: ranked,
          reports: ranked,
          reportCases: ranked,
          appeals: ranked,
          signUpRequests: ranked,
          post: {
            // A post that a list has loaded opens without a request.
            read: (known: Reference | null | undefined, { args, toReference }) =>
              known === undefined ? toReference({ __typename: 'Post', id: String(args?.['id']) }) : known,
          },
          user: {
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
          pinnedPost: (known: Reference | null | undefined, options) =>
            known && isUnlisted(options.cache, known.__ref) ? null : presentOrNull(known, options),
        },
      },
      ReportCase: {
        fields: { reports: connection(), history: connection() },
      },
      ModeratedAccount: {
        fields: { cases: connection(), history: connection() },
      },
      Post: {
        fields: {
          replies: connection({ ranked: ({ order }) => order !== undefined }),
          likers: connection(),
          reposters: connection(),
          quotes: connection(),
          // The thread ends at a deleted part: the next one would seem to follow the one before.
          thread: (known: readonly Reference[] | undefined, { canRead, cache }) => {
            const end = known?.findIndex((part) => !canRead(part) || isUnlisted(cache, part.__ref)) ?? -1
            return end === -1 ? known : known?.slice(0, end)
          },
        },
      },
      UnavailablePost: { fields: { replies: connection() } },
      Quote: { merge: true, fields: { post: presentOrNull } },
      KeptCopy: { merge: true },
      KeptPost: { merge: true },
      KeptProfile: { merge: true },
    },
  })
}
