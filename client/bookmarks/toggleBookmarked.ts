import type { ApolloClient } from '@apollo/client'
import { listIn, membership, root } from '../apollo/lists.ts'
import { optimisticToggle } from '../apollo/optimisticToggle.ts'
import {
  BookmarkButton_PostFragmentDoc,
  BookmarkList_QueryFragmentDoc,
  BookmarkPostDocument,
  RemoveBookmarkDocument,
} from './BookmarkButton.generated.ts'

export function toggleBookmarked(client: ApolloClient, postId: string): Promise<boolean> {
  const item = { __typename: 'Post', id: postId } as const
  return optimisticToggle(client, {
    item,
    fragment: BookmarkButton_PostFragmentDoc,
    field: 'viewerHasBookmarked',
    on: BookmarkPostDocument,
    off: RemoveBookmarkDocument,
    variables: { postId },
    expected: (_post, on) => ({ changed: { post: { ...item, viewerHasBookmarked: on } } }),
    lists: [membership(listIn(root, BookmarkList_QueryFragmentDoc), item)],
    done: (_post, on) => (on ? 'Added to your bookmarks' : 'Removed from your bookmarks'),
  })
}
