import { SessionModel } from '../auth/session.model.ts'
import { database } from '../db/connection.ts'
import { FollowModel } from '../follows/follow.model.ts'
import { LikeModel } from '../likes/like.model.ts'
import { type MediaDocument, MediaModel } from '../media/media.model.ts'
import { PinModel } from '../pins/pin.model.ts'
import { PostModel } from '../posts/post.model.ts'
import { RestrictionModel } from '../safety/restriction.model.ts'
import { cast } from '../testing/cast.ts'
import { UserModel } from '../users/user.model.ts'

/** Alice liked, saved, reposted and answered bob's post, and follows him. Carol took her like back, and quoted. */
export async function livelyCast() {
  const people = await cast()
  const { alice, bob, carol, bobsPost } = people
  const reply = await alice.replies(bobsPost, 'a reply')
  await alice.likes(bobsPost)
  await alice.bookmarks(bobsPost)
  await alice.does('repostPost', { postId: bobsPost }, 'post { id }')
  await alice.follows(bob)
  await carol.likes(bobsPost)
  await carol.unlikes(bobsPost)
  await alice.does('pinPost', { postId: reply }, 'user { id }')
  return { ...people, reply, quote: await carol.posts('a quote', { quotedId: reply }) }
}

export type People = Awaited<ReturnType<typeof livelyCast>>

/** A change of the data that the server does not know of, with the violation that must be found. */
export type Damage = [string, (people: People) => Promise<unknown>, (people: People) => string]

/** An edge of an account without its post, and one of a post without its account. */
function missingEnds(collection: string, noun: string, more: object = {}): Damage[] {
  const adds = (userId: string, postId: string) =>
    database()
      .collection(collection)
      .insertOne({ userId, postId, at: new Date(), ...more })
  const says = (end: string, field: string) => () =>
    `${end} is not there, but ${collection}.${field} names it: 1 × ${noun}`
  return [
    [`a ${noun} of a missing post`, ({ bob }) => adds(bob.id, 'gone-post'), says('post gone-post', 'postId')],
    [`a ${noun} by a missing account`, ({ reply }) => adds('nobody', reply), says('account nobody', 'userId')],
  ]
}

export const damages: Damage[] = [
  [
    'a suspended account with a session',
    ({ dan }) => UserModel.updateOne({ _id: dan.id }, { suspension: { until: null, rule: 'SPAM', note: '' } }),
    ({ dan }) => `account ${dan.id} is not there, but sessions.userId names it: 1 × unrestricted session`,
  ],
  [
    'an account that waits, with a session that may write',
    ({ dan }) => UserModel.updateOne({ _id: dan.id }, { waiting: { state: 'OPEN', at: new Date(), about: '' } }),
    ({ dan }) => `account ${dan.id} is not there, but sessions.userId names it: 1 × session that may write`,
  ],
  [
    'a session that waits although its account is let in',
    ({ dan }) => SessionModel.updateMany({ userId: dan.id }, { isWaiting: true }),
    ({ dan }) => `waiting account ${dan.id} is not there, but sessions.userId names it: 1 × session that waits`,
  ],
  [
    'a removed post that is still listed',
    ({ bobsPost }) => PostModel.updateOne({ _id: bobsPost }, { removal: { at: new Date(), rule: 'SPAM', listed: {} } }),
    ({ bobsPost }) => `posts: ${bobsPost} left the lists and is still in one`,
  ],
  [
    'a post that lost what it is searched for',
    ({ bobsPost }) => PostModel.updateOne({ _id: bobsPost }, { $unset: { words: 1 } }),
    ({ bobsPost }) => `posts: ${bobsPost} is in lists, and a search does not find it`,
  ],
  [
    'a reply that says who may reply',
    ({ reply }) => PostModel.updateOne({ _id: reply }, { replyPolicy: 'FOLLOWED' }),
    ({ reply }) => `posts: ${reply} is a reply and says who may reply`,
  ],
  [
    'a follow of somebody who blocks the follower',
    ({ alice, bob }) => RestrictionModel.create({ ownerId: bob.id, targetId: alice.id, kind: 'BLOCK', at: new Date() }),
    () => 'is a block between accounts of which one follows the other',
  ],
  [
    'a mute of a missing account',
    ({ dan }) => RestrictionModel.create({ ownerId: dan.id, targetId: 'nobody', kind: 'MUTE', at: new Date() }),
    () => 'account nobody is not there, but restrictions.targetId names it: 1 × restriction',
  ],
  [
    'a like count that is too high',
    ({ bobsPost }) => PostModel.updateOne({ _id: bobsPost }, { $inc: { likeCount: 1 } }),
    ({ bobsPost }) => `post ${bobsPost} has likeCount 2, but it should be 1`,
  ],
  [
    'a deleted like that is still counted',
    ({ bobsPost }) => LikeModel.deleteOne({ postId: bobsPost, state: 'liked' }),
    ({ bobsPost }) => `post ${bobsPost} has likeCount 1, but it should be 0`,
  ],
  ...missingEnds('likes', 'like', { state: 'disliked' }),
  ...missingEnds('bookmarks', 'bookmark'),
  ...missingEnds('pins', 'pin'),
  ...missingEnds('reposts', 'repost'),
  [
    "a pin of somebody else's post",
    ({ dan, bobsPost }) => PinModel.create({ userId: dan.id, postId: bobsPost, at: new Date() }),
    ({ dan, bobsPost }) => `post ${bobsPost} by ${dan.id} is not there, but pins.pinned names it: 1 × pin`,
  ],
  [
    'a wrong following count',
    ({ alice }) => UserModel.updateOne({ _id: alice.id }, { $inc: { followingCount: -1 } }),
    ({ alice }) => `account ${alice.id} has followingCount 0, but it should be 1`,
  ],
  [
    'a follower count that is too high',
    ({ bob }) => UserModel.updateOne({ _id: bob.id }, { $inc: { followerCount: 1 } }),
    ({ bob }) => `account ${bob.id} has followerCount 2, but it should be 1`,
  ],
  [
    'a follow of a missing account',
    ({ dan }) => FollowModel.create({ followerId: dan.id, followeeId: 'nobody', at: new Date() }),
    () => 'account nobody is not there, but follows.followeeId names it: 1 × follow',
  ],
  [
    'a follow by a missing account',
    ({ dan }) => FollowModel.create({ followerId: 'nobody', followeeId: dan.id, at: new Date() }),
    () => 'account nobody is not there, but follows.followerId names it: 1 × follow',
  ],
  [
    'a follow with another feed rank than the followed account',
    ({ bob }) => FollowModel.updateOne({ followeeId: bob.id }, { feedRank: 0 }),
    ({ bob }) => `account ${bob.id} of rank 0 is not there, but follows.ranked names it: 1 × follow`,
  ],
  [
    'a feed rank that hides a post',
    ({ bob }) => UserModel.updateOne({ _id: bob.id }, { feedRank: 0 }),
    ({ bob }) => `account ${bob.id} of a higher rank is not there, but posts.rank names it: 1 × newest post`,
  ],
  [
    'an account that follows itself',
    ({ dan }) => FollowModel.create({ followerId: dan.id, followeeId: dan.id, at: new Date() }),
    () => 'leads from an account to itself',
  ],
  [
    'a reply count that is too low',
    ({ bobsPost }) => PostModel.updateOne({ _id: bobsPost }, { replyCount: 0 }),
    ({ bobsPost }) => `post ${bobsPost} has replyCount 0, but it should be 1`,
  ],
  [
    'a reply without its parent',
    ({ bobsPost }) => PostModel.deleteOne({ _id: bobsPost }),
    ({ bobsPost }) => `post ${bobsPost} is not there, but posts.parentId names it: 1 × reply`,
  ],
  [
    'a reply that forgot what it answers',
    ({ reply }) => PostModel.updateOne({ _id: reply }, { $unset: { ancestorIds: 1 } }),
    () => 'post  is not there, but posts.chain names it: 1 × reply',
  ],
  [
    'a reply with another ancestor than its parent',
    ({ reply }) => PostModel.updateOne({ _id: reply }, { ancestorIds: ['gone-post'] }),
    () => 'post  > gone-post is not there, but posts.chain names it: 1 × reply',
  ],
  [
    'a post with ancestors that answers nothing',
    ({ bobsPost }) => PostModel.updateOne({ _id: bobsPost }, { ancestorIds: ['gone-post'] }),
    ({ bobsPost }) => `posts: ${bobsPost} answers nothing and has ancestors`,
  ],
  [
    'a post count that is too high',
    ({ bob }) => UserModel.updateOne({ _id: bob.id }, { postCount: 2 }),
    ({ bob }) => `account ${bob.id} has postCount 2, but it should be 1`,
  ],
  [
    'a reply counted as a post',
    ({ alice }) => UserModel.updateOne({ _id: alice.id }, { postCount: 1 }),
    ({ alice }) => `account ${alice.id} has postCount 1, but it should be 0`,
  ],
  [
    'a post without its author',
    ({ bob }) => UserModel.deleteOne({ _id: bob.id }),
    ({ bob }) => `account ${bob.id} is not there, but posts.authorId names it: 1 × post`,
  ],
  [
    'a session without its account',
    ({ dan }) => UserModel.deleteOne({ _id: dan.id }),
    ({ dan }) => `account ${dan.id} is not there, but sessions.userId names it: 1 × session`,
  ],
  [
    'a half-deleted account',
    ({ dan }) => UserModel.updateOne({ _id: dan.id }, { deletingAt: new Date() }),
    ({ dan }) => `users: ${dan.id} is marked for deletion and still there`,
  ],
  [
    'an account with a wrong username key',
    ({ dan }) => UserModel.updateOne({ _id: dan.id }, { usernameKey: 'daniel' }),
    ({ dan }) => `users: ${dan.id} is not kept under its username`,
  ],
  [
    'a reply to itself',
    ({ reply }) => PostModel.updateOne({ _id: reply }, { parentId: reply }),
    ({ reply }) => `posts: ${reply} is its own parent`,
  ],
  [
    'a post missing from all lists',
    ({ bobsPost }) => PostModel.updateOne({ _id: bobsPost }, { $unset: { top: 1 } }),
    ({ bobsPost }) => `posts: ${bobsPost} has a parent and is listed, or has none and is not`,
  ],
  [
    'a reply listed as a post',
    ({ reply }) => PostModel.updateOne({ _id: reply }, { top: 1 }),
    ({ reply }) => `posts: ${reply} has a parent and is listed, or has none and is not`,
  ],
  [
    'a like that is news for nobody',
    ({ bobsPost }) => LikeModel.updateMany({ postId: bobsPost }, { $unset: { notifiedId: 1 } }),
    ({ alice, bobsPost }) => `post ${bobsPost} by ${alice.id} is not there, but likes.news names it: 1 × like`,
  ],
  [
    'a like that is news for who gave it',
    ({ alice, bobsPost }) => LikeModel.updateOne({ postId: bobsPost, userId: alice.id }, { notifiedId: alice.id }),
    () => 'is news for who gave it',
  ],
  [
    'a reply that is news for somebody else',
    ({ reply, dan }) => PostModel.updateOne({ _id: reply }, { notifiedId: dan.id }),
    ({ bobsPost, dan }) => `post ${bobsPost} by ${dan.id} is not there, but posts.news names it: 1 × reply`,
  ],
  [
    'a post that is news for somebody, although it is no reply',
    ({ bobsPost, dan }) => PostModel.updateOne({ _id: bobsPost }, { notifiedId: dan.id }),
    ({ bobsPost }) => `posts: ${bobsPost} is news for its author, or answers nobody`,
  ],
  [
    'a post that mentions an account twice',
    ({ bobsPost, dan }) => PostModel.updateOne({ _id: bobsPost }, { mentionIds: [dan.id, dan.id] }),
    ({ bobsPost }) => `posts: ${bobsPost} mentions too many accounts, or one twice`,
  ],
]

const uploadId = 'abcdefghijklmnopqrstuv'

export const upload = (usedBy: string[], removeAt: Date | null = null): MediaDocument => ({
  ...{ _id: uploadId, ownerId: 'alice', kind: 'image', width: 1, height: 1, placeholder: null, files: [], bytes: 1 },
  ...{ usedBy, removeAt, createdAt: new Date() },
})

export const mediaDamages: Damage[] = [
  [
    'a missing image of a post',
    ({ bobsPost }) => PostModel.updateOne({ _id: bobsPost }, { images: [{ url: `/media/${uploadId}.webp` }] }),
    () => `upload ${uploadId} is not there, but posts.shown names it: 1 × post`,
  ],
  [
    'a missing video of a post',
    ({ bobsPost }) => PostModel.updateOne({ _id: bobsPost }, { video: { url: `/media/${uploadId}.mp4` } }),
    () => `upload ${uploadId} is not there, but posts.shown names it: 1 × post`,
  ],
  [
    'a missing avatar',
    ({ dan }) => UserModel.updateOne({ _id: dan.id }, { avatar: `/media/${uploadId}.webp` }),
    () => `upload ${uploadId} is not there, but users.shown names it: 1 × profile`,
  ],
  [
    'an upload used by a missing post',
    () => MediaModel.create(upload(['gone-post'])),
    () => 'post gone-post is not there, but media.usedBy names it: 1 × upload',
  ],
  [
    'an upload used by a missing account',
    () => MediaModel.create(upload(['avatar:nobody'])),
    () => 'account nobody is not there, but media.usedBy names it: 1 × upload',
  ],
  [
    'an unused upload without an expiry time',
    () => MediaModel.create(upload([])),
    () => `media: ${uploadId} is used and has an end, or is unused and has none`,
  ],
  [
    'an upload that expired a day ago',
    () => MediaModel.create(upload([], new Date(Date.now() - 86_400_000))),
    () => `media: ${uploadId} is still there although its time is over`,
  ],
]
