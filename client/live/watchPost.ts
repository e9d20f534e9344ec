import type { ApolloCache } from '@apollo/client'
import type { Told } from '../posts/useNewer.ts'
import { listen } from './socket.ts'
import { PostChangedDocument } from './watchPost.generated.ts'

type Deleted = {
  onDeleted(): void
  onRepliesDeleted(ids: readonly string[]): void
}

/** Keeps a post in the cache up to date, and reports its new replies, deleted replies and its own deletion. */
export const watchPost =
  (cache: ApolloCache, id: string, { onDeleted, onRepliesDeleted }: Deleted) =>
  ({ onNewer, onGone, onGap, onDown }: Told): (() => void) =>
    listen(
      PostChangedDocument,
      { id },
      {
        onMessage: (data) => {
          const { post, newReplies, deletedReplyIds, readAnew } = data.postChanged
          if (!post) return onDeleted()
          cache.writeQuery({
            id: 'ROOT_SUBSCRIPTION',
            query: cache.transformDocument(PostChangedDocument),
            variables: { id },
            data,
          })
          if (deletedReplyIds.length > 0) {
            onGone(deletedReplyIds)
            onRepliesDeleted(deletedReplyIds)
          }
          if (readAnew) onGap()
          else onNewer(newReplies)
        },
        onDown,
        onMissing: onDeleted,
      },
    )
