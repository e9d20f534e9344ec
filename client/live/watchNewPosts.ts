import type { ApolloClient } from '@apollo/client'
import type { PostList } from '../apollo/schema.generated.ts'
import { firstOfOthers } from '../posts/firstOfOthers.ts'
import type { Newer, Told } from '../posts/useNewer.ts'
import { listen } from './socket.ts'
import { NewPostsDocument, NewerPostsDocument } from './watchNewPosts.generated.ts'

/** Tells of posts on top of a list. */
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

/** What a list shows, and to whom. */
type Shown = { ids: readonly string[]; viewerId: string | undefined }

/** Asks the server for posts that are newer than a list. It may answer some that the list has. */
export async function newerPosts(
  client: ApolloClient,
  list: PostList,
  { ids, viewerId }: Shown,
): Promise<readonly Newer[]> {
  const variables = { list, than: firstOfOthers(client, ids, viewerId) }
  const { data } = await client.query({ query: NewerPostsDocument, variables, fetchPolicy: 'no-cache' })
  return data?.newerPosts ?? []
}
