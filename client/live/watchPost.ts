import type { ApolloClient } from '@apollo/client'
import { mutationsEnded } from '../apollo/client.ts'
import type { Told } from '../posts/useNewer.ts'
import { oneAtATime } from './oneAtATime.ts'
import { listen } from './socket.ts'
import { PostChangedDocument, type PostChangedSubscription, WatchedPostDocument } from './watchPost.generated.ts'

type Watcher = {
  /** The post was deleted, or hidden from the viewer. */
  onLost(): void
  onRepliesDeleted(ids: readonly string[]): void
}

/** Keeps a post in the cache up to date, and reports its new replies, deleted replies and that it is gone. */
export const watchPost =
  (client: ApolloClient, id: string, { onLost, onRepliesDeleted }: Watcher) =>
  ({ onNewer, onGone, onGap, onTold }: Told): (() => void) => {
    let ended = mutationsEnded()
    const readAgain = oneAtATime(async () => {
      const now = mutationsEnded()
      // If this fails, the next message brings the post up to date.
      const answer = await ask(client, id).catch(() => null)
      if (answer) ended = now
    })
    return listen(
      PostChangedDocument,
      { id },
      {
        onMessage: (data) => {
          const { post, newReplies, deletedReplyIds, readAnew } = data.postChanged
          if (!post) return onLost()
          // The message may be older than a mutation that ended meanwhile. It is used only if none did: the viewer may
          // leave before the next message comes.
          if (ended === mutationsEnded()) write(client, id, data)
          else readAgain()
          if (deletedReplyIds.length > 0) {
            onGone(deletedReplyIds)
            onRepliesDeleted(deletedReplyIds)
          }
          if (readAnew) onGap()
          else onNewer(newReplies)
        },
        onTold,
        onMissing: onLost,
      },
    )
  }

function write({ cache }: ApolloClient, id: string, data: PostChangedSubscription): void {
  const query = cache.transformDocument(PostChangedDocument)
  cache.writeQuery({ id: 'ROOT_SUBSCRIPTION', query, variables: { id }, data })
}

/** Reads the post again, even if such a request is running: that one may not know of the latest change. */
const ask = (client: ApolloClient, id: string) =>
  client.query({
    query: WatchedPostDocument,
    variables: { id },
    fetchPolicy: 'network-only',
    context: { queryDeduplication: false },
  })
