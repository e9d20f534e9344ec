import type { ApolloClient } from '@apollo/client'
import { PostCard_PostFragmentDoc } from './PostCard.generated.ts'

/** The first post by another author, or null. The app puts the viewer's own posts on top itself. */
export function firstOfOthers(
  client: ApolloClient,
  ids: readonly string[],
  viewerId: string | undefined,
): string | null {
  const isOfOthers = (id: string) => {
    const post = client.cache.readFragment({
      from: { __typename: 'Post', id },
      fragment: PostCard_PostFragmentDoc,
      fragmentName: 'PostCard_post',
    })
    return post !== null && 'author' in post && post.author.id !== viewerId
  }
  return ids.find(isOfOthers) ?? null
}
