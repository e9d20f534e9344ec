import type { ApolloCache, ApolloClient } from '@apollo/client'
import { addToList, removeFromList } from '../apollo/lists.ts'
import { tellFailure } from '../apollo/refusals.ts'
import { toastSuccess } from '../ui/toast.ts'
import { LikeButton_PostFragmentDoc, LikePostDocument, UnlikePostDocument } from './LikeButton.generated.ts'

type Viewer = { id: string } | null

/** Likes a post or takes the like back: shown at once, rolled back with a word when the server refuses. */
export async function toggleLiked(client: ApolloClient, postId: string, viewer: Viewer): Promise<void> {
  // What the cache knows, not what was painted: a second press may come before the first one shows.
  const post = client.readFragment({
    fragment: LikeButton_PostFragmentDoc,
    fragmentName: 'LikeButton_post',
    id: `Post:${postId}`,
    optimistic: true,
  })
  if (!post) return
  const liked = !post.viewerHasLiked
  const likeCount = Math.max(0, post.likeCount + (liked ? 1 : -1))
  const answer = { post: { __typename: 'Post' as const, id: postId, likeCount, viewerHasLiked: liked } }
  const change = {
    variables: { postId },
    context: { inOrder: `like:${postId}` },
    update: (cache: ApolloCache) => listLike(cache, postId, liked, viewer),
  }
  try {
    if (liked) await client.mutate({ ...change, mutation: LikePostDocument, optimisticResponse: { likePost: answer } })
    else await client.mutate({ ...change, mutation: UnlikePostDocument, optimisticResponse: { unlikePost: answer } })
    toastSuccess(liked ? 'Liked!' : 'Unliked!')
  } catch (error) {
    tellFailure(client, error, { __typename: 'Post', id: postId })
  }
}

function listLike(cache: ApolloCache, postId: string, liked: boolean, viewer: Viewer): void {
  if (!viewer) return
  const of = { __typename: 'User', id: viewer.id }
  const change = { of, field: 'likedPosts', item: { __typename: 'Post', id: postId } }
  if (liked) addToList(cache, change)
  else removeFromList(cache, change)
}
