import type { ApolloClient } from '@apollo/client'
import type { PostList } from '../apollo/schema.generated.ts'
import { firstOfOthers } from '../posts/firstOfOthers.ts'
import type { Newer, Told } from '../posts/useNewer.ts'
import { listen } from './socket.ts'
import { NewPostsDocument, NewerPostsDocument } from './watchNewPosts.generated.ts'

/** Reports new posts for the top of a list. */
export const watchNewPosts =
  (list: PostList) =>
  ({ onNewer, onGap, onDown }: Told): (() => void) =>
    listen(
      NewPostsDocument,
      { list },
      {
        onMessage: ({ newPosts: { posts, readAnew } }) => (readAnew ? onGap() : onNewer(posts)),
        onDown,
      },
    )

type Shown = { ids: readonly string[]; viewerId: string | undefined }

/** Asks the server for posts newer than a list. The answer may contain posts of the list. */
export async function newerPosts(
  client: ApolloClient,
  list: PostList,
  { ids, viewerId }: Shown,
): Promise<readonly Newer[]> {
  const variables = { list, than: firstOfOthers(client, ids, viewerId) }
  const { data } = await client.query({ query: NewerPostsDocument, variables, fetchPolicy: 'no-cache' })
  return data?.newerPosts ?? []
}
