import type { ApolloClient } from '@apollo/client'
import { PostCard_PostFragmentDoc } from './PostCard.generated.ts'

/** The first post by somebody else, or null. The app itself puts the viewer's posts on top. */
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
