import { MongoClient } from 'mongodb'
import type { BookmarkDocument } from '../../../server/bookmarks/bookmark.model.ts'
import type { FollowDocument } from '../../../server/follows/follow.model.ts'
import type { LikeDocument } from '../../../server/likes/like.model.ts'
import type { PinDocument } from '../../../server/pins/pin.model.ts'
import type { PostDocument } from '../../../server/posts/post.model.ts'
import type { RepostDocument } from '../../../server/reposts/repost.model.ts'
import type { RestrictionDocument } from '../../../server/safety/restriction.model.ts'
import type { UserDocument } from '../../../server/users/user.model.ts'
import { setting } from './serve.ts'

export const client = await MongoClient.connect(setting('MONGODB_URI'), {
  writeConcern: { w: 'majority', journal: true },
})
const db = client.db()
export const posts = db.collection<PostDocument>('posts')
export const users = db.collection<UserDocument>('users')
export const likes = db.collection<LikeDocument>('likes')
export const reposts = db.collection<RepostDocument>('reposts')
export const bookmarks = db.collection<BookmarkDocument>('bookmarks')
export const restrictions = db.collection<RestrictionDocument>('restrictions')
export const follows = db.collection<FollowDocument>('follows')
export const pins = db.collection<PinDocument>('pins')
