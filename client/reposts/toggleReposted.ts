import type { ApolloCache, ApolloClient } from '@apollo/client'
import type { Connection } from '../apollo/connection.ts'
import { counted, optimisticToggle } from '../apollo/optimisticToggle.ts'
import { RepostButton_PostFragmentDoc, RepostPostDocument, UndoRepostDocument } from './RepostButton.generated.ts'

/** Reposts a post, or takes the repost back. The count and Home change at once. Resolves to success. */
export function toggleReposted(client: ApolloClient, postId: string, viewer: { id: string } | null): Promise<boolean> {
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
    lists: [(cache, on) => !on && viewer && takeBack(cache, `Post:${postId}`, `User:${viewer.id}`)],
    done: (_post, on) => (on ? 'Reposted' : 'Repost undone'),
  })
}

/** Home no longer names the viewer. Whether the post stays there, only the server's next answer tells. */
function takeBack(cache: ApolloCache, post: string, viewer: string): void {
  cache.modify<Record<string, Connection>>({
    fields: {
      feed: (stored) => {
        const list = stored as Connection
        const edges = list.edges.map((edge) =>
          edge.node.__ref === post && edge.repostedBy
            ? { ...edge, repostedBy: edge.repostedBy.filter(({ __ref }) => __ref !== viewer) }
            : edge,
        )
        return { ...list, edges }
      },
    },
  })
}
