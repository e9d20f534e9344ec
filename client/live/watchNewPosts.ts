import type { ApolloClient } from '@apollo/client'
import type { PostList } from '../apollo/schema.generated.ts'
import { firstOfOthers } from '../posts/firstOfOthers.ts'
import type { Newer, Told } from '../posts/useNewer.ts'
import { listen } from './socket.ts'
import { NewPostsDocument, NewerPostsDocument, NewerRepostsDocument } from './watchNewPosts.generated.ts'

/** Reports new posts for the top of a list. With `reposts`, it also reports what followed accounts repost. */
export const watchNewPosts =
  (list: PostList, reposts: boolean) =>
  ({ onNewer, onGap, onTold }: Told): (() => void) =>
    listen(
      NewPostsDocument,
      { list, reposts },
      {
        onMessage: ({ newPosts }) => (newPosts.readAnew ? onGap() : onNewer(newest(newPosts.posts, newPosts.reposts))),
        onTold,
      },
    )

type Shown = { ids: readonly string[]; viewerId: string | undefined; reposts: boolean }

/** Asks the server for posts newer than a list, and newer reposts. The answer may contain posts of the list. */
export async function newerPosts(
  client: ApolloClient,
  list: PostList,
  { ids, viewerId, reposts }: Shown,
): Promise<readonly Newer[]> {
  const than = firstOfOthers(client, ids, viewerId)
  const [newer, reposted] = await Promise.all([
    client.query({ query: NewerPostsDocument, variables: { list, than }, fetchPolicy: 'no-cache' }),
    reposts ? client.query({ query: NewerRepostsDocument, variables: { than }, fetchPolicy: 'no-cache' }) : null,
  ])
  return newest(newer.data?.newerPosts ?? [], reposted?.data?.newerReposts ?? [])
}

type NewRepost = { at: string; post: { id: string }; user: Newer['author'] }

/** Each post once, newest first. A reposted one gets the time of its repost, and the picture of who reposted it. */
function newest(posts: readonly Newer[], reposts: readonly NewRepost[]): readonly Newer[] {
  const reposted = reposts.map(({ at, post, user }) => ({ id: post.id, createdAt: at, author: user }))
  const byId = new Map([...posts, ...reposted].map((post) => [post.id, post]))
  return [...byId.values()].toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
}
