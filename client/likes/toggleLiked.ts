import type { ApolloClient } from '@apollo/client'
import { listIn, membership } from '../apollo/lists.ts'
import { counted, optimisticToggle } from '../apollo/optimisticToggle.ts'
import {
  LikeButton_PostFragmentDoc,
  LikedPosts_UserFragmentDoc,
  LikePostDocument,
  UnlikePostDocument,
} from './LikeButton.generated.ts'

/** Likes or unlikes a post. Its count and the viewer's list of likes change at once. */
export function toggleLiked(client: ApolloClient, postId: string, viewer: { id: string } | null): Promise<boolean> {
  const item = { __typename: 'Post', id: postId } as const
  const likedPosts = viewer && listIn({ __typename: 'User', id: viewer.id }, LikedPosts_UserFragmentDoc)
  return optimisticToggle(client, {
    item,
    fragment: LikeButton_PostFragmentDoc,
    field: 'viewerHasLiked',
    on: LikePostDocument,
    off: UnlikePostDocument,
    variables: { postId },
    expected: ({ likeCount }, on) => ({
      changed: { post: { ...item, likeCount: counted(likeCount, on), viewerHasLiked: on } },
    }),
    lists: likedPosts ? [membership(likedPosts, item)] : [],
    done: (_post, on) => (on ? 'Liked!' : 'Unliked!'),
  })
}
