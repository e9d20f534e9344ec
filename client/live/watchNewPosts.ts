import type { PostList } from '../apollo/schema.generated.ts'
import type { Told } from '../posts/useNewer.ts'
import { listen } from './socket.ts'
import { NewPostsDocument } from './watchNewPosts.generated.ts'

/** Tells of posts on top of a list. */
export const watchNewPosts =
  (list: PostList) =>
  ({ onNewer, onGap, onDown }: Told): (() => void) =>
    listen(
      NewPostsDocument,
      { list },
      {
        onMessage: ({ newPosts: { count, posts, readAnew } }) =>
          readAnew || count > posts.length ? onGap() : onNewer(posts),
        onDown,
      },
    )
