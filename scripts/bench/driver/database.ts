import { type Filter, MongoClient } from 'mongodb'
import type { PostDocument } from '../../../server/posts/post.model.ts'
import type { UserDocument } from '../../../server/users/user.model.ts'
import { setting } from '../process.ts'

export type Row = Pick<
  PostDocument,
  | '_id'
  | 'authorId'
  | 'parentId'
  | 'content'
  | 'images'
  | 'video'
  | 'links'
  | 'createdAt'
  | 'updatedAt'
  | 'likeCount'
  | 'replyCount'
> & { mentionIds: string[]; top?: 1 }
export type Person = UserDocument
export type Edge = { userId: string; postId: string; state?: string }

export const client = await MongoClient.connect(setting().uri, { writeConcern: { w: 'majority', journal: true } })
export const db = client.db()
export const posts = db.collection<Row>('posts')
export const people = db.collection<Person>('users')
export const likes = db.collection<Edge>('likes')
export const bookmarks = db.collection<Edge>('bookmarks')
export const follows = db.collection<{ followerId: string; followeeId: string }>('follows')

export const newest = { createdAt: -1, _id: -1 } as const
export const mostLiked = { likeCount: -1, ...newest } as const
export const fields = {
  ...{ authorId: 1, parentId: 1, content: 1, images: 1, video: 1, links: 1, mentionIds: 1 },
  ...{ createdAt: 1, updatedAt: 1, likeCount: 1, replyCount: 1 },
} as const

export function findPosts(filter: Filter<Row>, limit: number, order: typeof newest | typeof mostLiked = newest) {
  return posts.find(filter).sort(order).limit(limit).project<Row>(fields).toArray()
}
