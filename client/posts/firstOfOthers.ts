import type { ApolloClient } from '@apollo/client'
import { PostCard_PostFragmentDoc } from './PostCard.generated.ts'

/**
 * The first post of a list that the viewer did not write; null if there is none. The viewer's own are put on top of lists
 * before older ones of others are loaded.
 */
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
