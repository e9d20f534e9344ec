import type { mongo } from 'mongoose'

/** Documents of one collection name those of another; some of the named keep count of it. */
export type Reference = {
  rule: string
  /** Who names: a collection and its field, which `stages` may bring about first. */
  from: { collection: string; field: string; noun: string; stages?: readonly mongo.Document[] }
  /** Who is named, by `_id`. */
  to: { collection: string; noun: string }
  /** The counter of the named that must equal the number of documents for which `counts` holds, an aggregation expression. */
  counter?: { field: string; counts: mongo.Document | true }
}

const post = { collection: 'posts', noun: 'post' } as const
const user = { collection: 'users', noun: 'account' } as const

/** References of accounts, posts and what connects them, with the counters that follow. */
export const references: readonly Reference[] = [
  {
    rule: 'likeCount is the number of likes, and every like has its post',
    from: { collection: 'likes', field: 'postId', noun: 'like' },
    to: post,
    counter: { field: 'likeCount', counts: { $eq: ['$state', 'liked'] } },
  },
  { rule: 'every like has its account', from: { collection: 'likes', field: 'userId', noun: 'like' }, to: user },
  {
    rule: 'every bookmark has its post',
    from: { collection: 'bookmarks', field: 'postId', noun: 'bookmark' },
    to: post,
  },
  {
    rule: 'every bookmark has its account',
    from: { collection: 'bookmarks', field: 'userId', noun: 'bookmark' },
    to: user,
  },
  {
    rule: 'followingCount is the number of accounts followed, and every follow has its follower',
    from: { collection: 'follows', field: 'followerId', noun: 'follow' },
    to: user,
    counter: { field: 'followingCount', counts: true },
  },
  {
    rule: 'followerCount is the number of followers, and every follow has its followed',
    from: { collection: 'follows', field: 'followeeId', noun: 'follow' },
    to: user,
    counter: { field: 'followerCount', counts: true },
  },
  {
    rule: 'replyCount is the number of direct replies, and every reply has its parent',
    from: { collection: 'posts', field: 'parentId', noun: 'reply' },
    to: post,
    counter: { field: 'replyCount', counts: true },
  },
  {
    rule: 'postCount is the number of posts without replies, and every post has its author',
    from: { collection: 'posts', field: 'authorId', noun: 'post' },
    to: user,
    counter: { field: 'postCount', counts: { $eq: ['$parentId', null] } },
  },
  {
    rule: 'every session has its account',
    from: { collection: 'sessions', field: 'userId', noun: 'session' },
    to: user,
  },
]

/** Fields that together name at most one document. The indexes see to it; this looks at the data. */
export type Uniqueness = { rule: string; collection: string; fields: readonly string[] }

export const uniquenesses: readonly Uniqueness[] = [
  { rule: 'an account likes or dislikes a post once, never both', collection: 'likes', fields: ['userId', 'postId'] },
  { rule: 'an account saves a post once', collection: 'bookmarks', fields: ['userId', 'postId'] },
  { rule: 'an account follows another once', collection: 'follows', fields: ['followerId', 'followeeId'] },
  { rule: 'a username belongs to one account, whatever its case', collection: 'users', fields: ['usernameKey'] },
]

/** What never may be true of a document: an aggregation expression. */
export type Prohibition = { rule: string; collection: string; never: mongo.Document; says: string }

export const prohibitions: readonly Prohibition[] = [
  {
    rule: 'no account is left half deleted',
    collection: 'users',
    never: { $ne: [{ $ifNull: ['$deletingAt', null] }, null] },
    says: 'is marked for deletion and still there',
  },
  {
    rule: 'an account is found under its username',
    collection: 'users',
    never: { $ne: ['$usernameKey', { $toLower: '$username' }] },
    says: 'is not kept under its username',
  },
  {
    rule: 'nobody follows themselves',
    collection: 'follows',
    never: { $eq: ['$followerId', '$followeeId'] },
    says: 'leads from an account to itself',
  },
  {
    rule: 'no reply answers itself',
    collection: 'posts',
    never: { $eq: ['$_id', '$parentId'] },
    says: 'is its own parent',
  },
  {
    rule: 'a post that is no reply is listed, and a reply is not',
    collection: 'posts',
    never: { $ne: [{ $eq: ['$parentId', null] }, { $eq: ['$top', 1] }] },
    says: 'has a parent and is listed, or has none and is not',
  },
]
