import type { PostRow } from '../posts/post.row.ts'

/** The fields of a post that the indexes cover: enough to give it a position. */
export type PostKey = Pick<PostRow, '_id' | 'authorId' | 'likeCount' | 'createdAt'>
