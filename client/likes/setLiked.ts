import type { ApolloCache, ApolloClient } from '@apollo/client'
import { codeOf, messageOf } from '../apollo/errors.ts'
import { addToList, removeFromList } from '../apollo/lists.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { LikePostDocument, UnlikePostDocument, type LikeButton_PostFragment } from './LikeButton.generated.ts'

type Post = Pick<LikeButton_PostFragment, 'id' | 'likeCount' | 'viewerHasLiked'>
type Viewer = { id: string } | null

/** Likes a post or takes the like back: shown at once, rolled back with a word when the server refuses. */
export async function setLiked(client: ApolloClient, post: Post, liked: boolean, viewer: Viewer): Promise<void> {
  const likeCount = Math.max(0, post.likeCount + (liked ? 1 : -1))
  const answer = { post: { __typename: 'Post' as const, id: post.id, likeCount, viewerHasLiked: liked } }
  const options = {
    variables: { postId: post.id },
    context: { inOrder: `like:${post.id}` },
    update: (cache: ApolloCache) => listLike(cache, post.id, liked, viewer),
  }
  try {
    if (liked) await client.mutate({ ...options, mutation: LikePostDocument, optimisticResponse: { likePost: answer } })
    else await client.mutate({ ...options, mutation: UnlikePostDocument, optimisticResponse: { unlikePost: answer } })
    toastSuccess(liked ? 'Liked!' : 'Unliked!')
  } catch (error) {
    if (codeOf(error) === 'UNAUTHENTICATED') return
    toastError(messageOf(error))
  }
}

function listLike(cache: ApolloCache, postId: string, liked: boolean, viewer: Viewer): void {
  if (!viewer) return
  const of = { __typename: 'User', id: viewer.id }
  const change = { of, field: 'likedPosts', item: { __typename: 'Post', id: postId } }
  if (liked) addToList(cache, change)
  else removeFromList(cache, change)
}
