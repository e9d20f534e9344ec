import type { ApolloCache, ApolloClient } from '@apollo/client'
import { addToList, removeFromList } from '../apollo/lists.ts'
import { tellFailure } from '../apollo/refusals.ts'
import { toastSuccess } from '../ui/toast.ts'
import {
  BookmarkButton_PostFragmentDoc,
  BookmarkPostDocument,
  RemoveBookmarkDocument,
} from './BookmarkButton.generated.ts'

/** Saves a post or takes it off the list: shown at once, rolled back with a word when the server refuses. */
export async function toggleBookmarked(client: ApolloClient, postId: string): Promise<void> {
  // What the cache knows, not what was painted: a second press may come before the first one shows.
  const post = client.readFragment({
    fragment: BookmarkButton_PostFragmentDoc,
    fragmentName: 'BookmarkButton_post',
    id: `Post:${postId}`,
    optimistic: true,
  })
  if (!post) return
  const saved = !post.viewerHasBookmarked
  const answer = { post: { __typename: 'Post' as const, id: postId, viewerHasBookmarked: saved } }
  const item = { __typename: 'Post', id: postId }
  const change = {
    variables: { postId },
    context: { inOrder: `bookmark:${postId}` },
    update: (cache: ApolloCache) => {
      if (saved) addToList(cache, { field: 'bookmarks', item })
      else removeFromList(cache, { field: 'bookmarks', item })
    },
  }
  try {
    if (saved) {
      await client.mutate({ ...change, mutation: BookmarkPostDocument, optimisticResponse: { bookmarkPost: answer } })
    } else {
      await client.mutate({
        ...change,
        mutation: RemoveBookmarkDocument,
        optimisticResponse: { removeBookmark: answer },
      })
    }
    toastSuccess(saved ? 'Added to your bookmarks' : 'Removed from your bookmarks')
  } catch (error) {
    tellFailure(client, error, item)
  }
}
