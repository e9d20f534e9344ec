import { builtinMedia } from '../media/builtin.ts'
import { type PostDocument, PostModel, derivedPostFields } from '../posts/post.model.ts'
import { type UserDocument, UserModel, derivedUserFields } from '../users/user.model.ts'

const sometime = new Date('2026-01-01T00:00:00Z')

export function userDocument(fields: Partial<UserDocument> & Pick<UserDocument, '_id' | 'username'>): UserDocument {
  const { username, name = username } = fields
  return {
    name,
    ...derivedUserFields(username, name),
    email: '',
    passwordHash: '-',
    demoPassword: null,
    avatar: builtinMedia.avatar,
    cover: builtinMedia.cover,
    bio: '',
    location: '',
    website: '',
    verifiedKind: null,
    isDemo: false,
    postCount: 0,
    followerCount: 0,
    followingCount: 0,
    deletingAt: null,
    writes: 0,
    notificationsSeenAt: null,
    mutedNotifications: [],
    createdAt: sometime,
    updatedAt: sometime,
    ...fields,
  }
}

/** A post, or a reply if `parentId` is given: to a post, unless it has `ancestorIds`. */
export function postDocument(fields: Partial<PostDocument> & Pick<PostDocument, '_id' | 'authorId'>): PostDocument {
  const { authorId, parentId = null, createdAt = sometime, content = fields._id } = fields
  const { images = [], video = null, links = [] } = fields
  return {
    parentId,
    ...(parentId === null ? { top: 1 } : { ancestorIds: [parentId] }),
    content,
    ...derivedPostFields({ authorId, parentId, content, images, video, links }),
    mentionIds: [],
    ...{ images, video, links },
    likeCount: 0,
    replyCount: 0,
    touches: 0,
    createdAt,
    updatedAt: createdAt,
    ...fields,
  }
}

/** Stores documents as they are: Mongoose would need much longer. */
export const storeUsers = (users: readonly UserDocument[]) => UserModel.collection.insertMany(users as never[])
export const storePosts = (posts: readonly PostDocument[]) => PostModel.collection.insertMany(posts as never[])
