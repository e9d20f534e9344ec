import type { ApolloClient } from '@apollo/client'
import { counted, optimisticToggle } from '../apollo/optimisticToggle.ts'
import { RepostButton_PostFragmentDoc, RepostPostDocument, UndoRepostDocument } from './RepostButton.generated.ts'

/** Reposts a post, or takes the viewer's repost back. Its count changes at once. Resolves to success. */
export function toggleReposted(client: ApolloClient, postId: string): Promise<boolean> {
  const item = { __typename: 'Post', id: postId } as const
  return optimisticToggle(client, {
    item,
    fragment: RepostButton_PostFragmentDoc,
    field: 'viewerHasReposted',
    on: RepostPostDocument,
    off: UndoRepostDocument,
    variables: { postId },
    expected: ({ repostCount }, on) => ({
      changed: { post: { ...item, repostCount: counted(repostCount, on), viewerHasReposted: on } },
    }),
    lists: [],
    done: (_post, on) => (on ? 'Reposted' : 'Repost undone'),
  })
}
