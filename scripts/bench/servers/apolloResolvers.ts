import type { QueryFilter } from 'mongoose'
import { FollowModel } from '../../../server/follows/follow.model.ts'
import { LikeModel } from '../../../server/likes/like.model.ts'
import { PinModel } from '../../../server/pins/pin.model.ts'
import { type PostDocument, PostModel, newsFor } from '../../../server/posts/post.model.ts'
import { RepostModel } from '../../../server/reposts/repost.model.ts'
import { mostReposters } from '../../../server/reposts/reposts.rules.ts'
import { type UserDocument, UserModel } from '../../../server/users/user.model.ts'
import { type Row, conversationsBelow, inReadingOrder, newest, pageSize, projections } from './card.ts'
import { mostReposts, placesOf } from './home.ts'
import type { Loaders } from './loaders.ts'

type Arguments = {
  id: string
  username: string
  input: { id: string; postId: string; userId: string; content: string }
}

const newestPosts = (filter: QueryFilter<PostDocument>) =>
  PostModel.find(filter, projections.post)
    .sort(newest)
    .limit(pageSize + 1)
    .lean()

/** What a page says of itself, from the ids of its posts and perhaps one more. */
const pageInfoOf = (ids: readonly string[]) => ({
  hasPreviousPage: false,
  startCursor: ids[0] ?? null,
  hasNextPage: ids.length > pageSize,
  endCursor: ids.slice(0, pageSize).at(-1) ?? null,
})

async function pageOf(filter: QueryFilter<PostDocument>) {
  const rows = await newestPosts(filter)
  const edges = rows.slice(0, pageSize).map((node) => ({ node }))
  return { edges, pageInfo: pageInfoOf(rows.map(({ _id }) => _id)) }
}

async function repliesTo({ _id, authorId }: PostDocument) {
  const page = await pageOf({ parentId: _id })
  const replies = page.edges.map(({ node }) => node as Row)
  const below = await conversationsBelow(replies, authorId, async (ids) => {
    return (await PostModel.find({ parentId: { $in: ids } }, projections.post).lean()) as Row[]
  })
  const edges = replies.map((node) => ({ node, conversation: inReadingOrder(node._id, below) }))
  return { ...page, edges, unavailableIds: [] }
}

const countLike = (postId: string, likeCount: 1 | -1) =>
  PostModel.findByIdAndUpdate(postId, { $inc: { likeCount } }, { returnDocument: 'after' })
    .select(projections.post)
    .lean()

async function countFollow(viewerId: string, userId: string, change: 1 | -1) {
  const count = (id: string, counter: 'followerCount' | 'followingCount') =>
    UserModel.findByIdAndUpdate(id, { $inc: { [counter]: change } }, { returnDocument: 'after' })
      .select(projections.profile)
      .lean()
  const [user, viewer] = await Promise.all([count(userId, 'followerCount'), count(viewerId, 'followingCount')])
  return { user, viewer }
}

type Resolve = (_root: unknown, args: Arguments, loaders: Loaders) => Promise<unknown>

const Query: Record<string, Resolve> = {
  posts: async () => pageOf({ top: 1 }),
  feed: async (_root, _args, { viewerId, posts, people }) => {
    const followed = await FollowModel.find({ followerId: viewerId }, { followeeId: 1 }).lean()
    const members = { $in: [viewerId, ...followed.map(({ followeeId }) => followeeId)] }
    const [written, reposted] = await Promise.all([
      newestPosts({ top: 1, authorId: members }),
      RepostModel.find({ userId: members }, { postId: 1, userId: 1, at: 1 }).sort({ at: -1 }).limit(mostReposts).lean(),
    ])
    for (const row of written) posts.prime(row._id, row)
    const places = placesOf(written as Row[], reposted)
    const edges = places.slice(0, pageSize).map(({ id, by }) => ({
      node: posts.load(id),
      repostedBy: by.length > 0 ? people.loadMany(by.slice(0, mostReposters)) : null,
    }))
    return { edges, pageInfo: pageInfoOf(places.map(({ id }) => id)) }
  },
  post: async (_root, { id }, { posts }) => posts.load(id),
  user: async (_root, { username }) => UserModel.findOne({ usernameKey: username }, projections.profile).lean(),
}

/** Such servers usually have no transactions. */
const Mutation: Record<string, Resolve> = {
  likePost: async (_root, { input: { postId } }, { viewerId }) => {
    const post = await PostModel.findById(postId, { authorId: 1 }).lean()
    const like = { state: 'liked', at: new Date(), ...newsFor(post?.authorId ?? '', viewerId) } as const
    await LikeModel.updateOne({ userId: viewerId, postId, state: 'disliked' }, { $set: like }, { upsert: true })
    return { post: await countLike(postId, 1) }
  },
  unlikePost: async (_root, { input: { postId } }, { viewerId }) => {
    await LikeModel.updateOne({ userId: viewerId, postId, state: 'liked' }, { state: 'disliked', at: new Date() })
    return { post: await countLike(postId, -1) }
  },
  followUser: async (_root, { input: { userId } }, { viewerId }) => {
    await FollowModel.create({ followerId: viewerId, followeeId: userId, at: new Date() })
    return countFollow(viewerId, userId, 1)
  },
  unfollowUser: async (_root, { input: { userId } }, { viewerId }) => {
    await FollowModel.deleteOne({ followerId: viewerId, followeeId: userId })
    return countFollow(viewerId, userId, -1)
  },
  createPost: async (_root, { input: { id: _id, content } }, { viewerId }) => {
    const now = new Date()
    const post = await PostModel.create({ _id, authorId: viewerId, content, top: 1, createdAt: now, updatedAt: now })
    await UserModel.updateOne({ _id: viewerId }, { $inc: { postCount: 1 } })
    return { post: post.toObject() }
  },
}

/** The first post of a conversation says who may reply. */
async function policyOf({ ancestorIds: [rootId] = [], replyPolicy }: PostDocument, _args: unknown, { posts }: Loaders) {
  const root = rootId === undefined ? { replyPolicy } : ((await posts.load(rootId)) as Row | null)
  return root?.replyPolicy ?? 'EVERYONE'
}

const Post = {
  id: ({ _id }: PostDocument) => _id,
  author: ({ authorId }: PostDocument, _args: unknown, { people }: Loaders) => people.load(authorId),
  mentions: ({ mentionIds = [] }: PostDocument, _args: unknown, { people }: Loaders) => people.loadMany(mentionIds),
  parent: ({ parentId }: PostDocument, _args: unknown, { posts }: Loaders) => parentId && posts.load(parentId),
  viewerHasLiked: async ({ _id }: PostDocument, _args: unknown, { liked }: Loaders) => (await liked.load(_id)) !== null,
  viewerHasReposted: async ({ _id }: PostDocument, _args: unknown, { reposted }: Loaders) =>
    (await reposted.load(_id)) !== null,
  repostCount: ({ repostCount = 0 }: PostDocument) => repostCount,
  viewerHasBookmarked: async ({ _id }: PostDocument, _args: unknown, { saved }: Loaders) =>
    (await saved.load(_id)) !== null,
  isSensitive: ({ isSensitive, sensitiveMark }: PostDocument) => Boolean(isSensitive || sensitiveMark),
  replyPolicy: policyOf,
  viewerCanReply: async (post: PostDocument, _args: unknown, loaders: Loaders) =>
    loaders.viewerId !== '' && (await policyOf(post, _args, loaders)) === 'EVERYONE',
  quoted: ({ quotedId }: PostDocument, _args: unknown, { posts }: Loaders) =>
    quotedId === undefined ? null : { state: 'SHOWN', hasMutedWord: false, post: posts.load(quotedId) },
  quoteCount: ({ quoteCount = 0 }: PostDocument) => quoteCount,
  isContinued: ({ continuedId }: PostDocument) => continuedId !== undefined,
  hasMutedWord: () => false,
  thread: () => [],
  ancestors: ({ ancestorIds = [] }: PostDocument, _args: unknown, { posts }: Loaders) => posts.loadMany(ancestorIds),
  ancestorIds: ({ ancestorIds = [] }: PostDocument) => ancestorIds,
  replies: repliesTo,
}

const User = {
  id: ({ _id }: UserDocument) => `user:${_id}`,
  isVerified: ({ verifiedKind }: UserDocument) => verifiedKind !== null,
  viewerIsFollowing: async ({ _id }: UserDocument, _args: unknown, { following }: Loaders) =>
    (await following.load(_id)) !== null,
  viewerHidesReposts: () => false,
  isFollowingViewer: async ({ _id }: UserDocument, _args: unknown, { followers }: Loaders) =>
    (await followers.load(_id)) !== null,
  viewerIsMuting: async ({ _id }: UserDocument, _args: unknown, { muted }: Loaders) => (await muted.load(_id)) !== null,
  viewerIsBlocking: async ({ _id }: UserDocument, _args: unknown, { blocked }: Loaders) =>
    (await blocked.load(_id)) !== null,
  isBlockingViewer: async ({ _id }: UserDocument, _args: unknown, { blockers }: Loaders) =>
    (await blockers.load(_id)) !== null,
  isLimited: ({ silence }: UserDocument) => Boolean(silence),
  pinnedPost: async ({ _id }: UserDocument, _args: unknown, { posts }: Loaders) => {
    const pin = await PinModel.findOne({ userId: _id }).lean()
    return pin && posts.load(pin.postId)
  },
  posts: ({ _id }: UserDocument) => pageOf({ top: 1, authorId: _id }),
}

export const resolvers = { Query, Mutation, Post, User }
