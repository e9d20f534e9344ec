import type { PostRow } from '../posts/post.row.ts'

/** The fields of a post that the indexes of Latest cover: enough to give it a position there. */
export type FeedKey = Pick<PostRow, '_id' | 'authorId' | 'createdAt'>

/** The same for Trending and Top. */
export type LikedKey = FeedKey & Pick<PostRow, 'likeCount'>
