import type { QueryFilter } from 'mongoose'
import { BookmarkModel } from '../../../server/bookmarks/bookmark.model.ts'
import { FollowModel } from '../../../server/follows/follow.model.ts'
import { LikeModel } from '../../../server/likes/like.model.ts'
import { type PostDocument, PostModel } from '../../../server/posts/post.model.ts'
import { UserModel } from '../../../server/users/user.model.ts'
import type { Loaders, Person, Post } from './loaders.ts'

type First = { first: number }
type Input<Fields> = { input: Fields }

const newest = { createdAt: -1, _id: -1 } as const
const mostLiked = { likeCount: -1, ...newest } as const

async function pageOf(
  filter: QueryFilter<PostDocument>,
  first: number,
  order: typeof newest | typeof mostLiked = newest,
) {
  const rows = await PostModel.find(filter)
    .sort(order)
    .limit(first + 1)
  const shown = rows.slice(0, first)
  const pageInfo = { hasNextPage: rows.length > first, endCursor: shown.at(-1)?.id }
  return { edges: shown.map((node) => ({ node })), pageInfo }
}

function requireViewer({ viewerId }: Loaders): string {
  if (viewerId === undefined) throw new Error('Log in first.')
  return viewerId
}

const Query = {
  posts: (_root: unknown, { first }: First) => pageOf({ top: 1 }, first),
  feed: async (_root: unknown, { filter, first }: First & { filter: 'LATEST' | 'TRENDING' }, loaders: Loaders) => {
    const followerId = requireViewer(loaders)
    const followees = (await FollowModel.find({ followerId })).map(({ followeeId }) => followeeId)
    const order = filter === 'LATEST' ? newest : mostLiked
    return pageOf({ top: 1, authorId: { $in: [followerId, ...followees] } }, first, order)
  },
  post: (_root: unknown, { id }: { id: string }, { posts }: Loaders) => posts.load(id),
  user: (_root: unknown, { username }: { username: string }) => UserModel.findOne({ usernameKey: username }).exec(),
}

/** Without transactions, as such servers usually are. */
const Mutation = {
  likePost: async (_root: unknown, { input: { postId } }: Input<{ postId: string }>, loaders: Loaders) => {
    await LikeModel.create({ userId: requireViewer(loaders), postId, state: 'liked', at: new Date() })
    return { post: await PostModel.findByIdAndUpdate(postId, { $inc: { likeCount: 1 } }, { returnDocument: 'after' }) }
  },
  bookmarkPost: async (_root: unknown, { input: { postId } }: Input<{ postId: string }>, loaders: Loaders) => {
    await BookmarkModel.create({ userId: requireViewer(loaders), postId, at: new Date() })
    return { post: await PostModel.findById(postId) }
  },
  followUser: async (_root: unknown, { input: { userId } }: Input<{ userId: string }>, loaders: Loaders) => {
    const followerId = requireViewer(loaders)
    await FollowModel.create({ followerId, followeeId: userId, at: new Date() })
    const [user, viewer] = await Promise.all([
      UserModel.findByIdAndUpdate(userId, { $inc: { followerCount: 1 } }, { returnDocument: 'after' }),
      UserModel.findByIdAndUpdate(followerId, { $inc: { followingCount: 1 } }, { returnDocument: 'after' }),
    ])
    return { user, viewer }
  },
  createPost: async (_root: unknown, { input }: Input<{ id: string; content: string }>, loaders: Loaders) => {
    const [authorId, createdAt] = [requireViewer(loaders), new Date()]
    const { id: _id, ...draft } = input
    const post = await PostModel.create({ _id, authorId, ...draft, top: 1, createdAt, updatedAt: createdAt })
    await UserModel.updateOne({ _id: authorId }, { $inc: { postCount: 1 } })
    return { post }
  },
}

export const resolvers = {
  Query,
  Mutation,
  Post: {
    createdAt: (post: Post) => post.createdAt.toISOString(),
    updatedAt: (post: Post) => post.updatedAt.toISOString(),
    parent: ({ parentId }: Post, _args: unknown, { posts }: Loaders) =>
      parentId === null ? null : posts.load(parentId),
    author: (post: Post, _args: unknown, { people }: Loaders) => people.load(post.authorId),
    mentions: ({ mentionIds = [] }: Post, _args: unknown, { people }: Loaders) =>
      Promise.all(mentionIds.map((id) => people.load(id))),
    viewerHasLiked: (post: Post, _args: unknown, { liked }: Loaders) => liked.load(post.id),
    viewerHasBookmarked: (post: Post, _args: unknown, { saved }: Loaders) => saved.load(post.id),
    replies: (post: Post, { first }: First) => pageOf({ parentId: post.id }, first),
  },
  User: {
    id: (person: Person) => `user:${person.id}`,
    isVerified: (person: Person) => person.verifiedKind !== null,
    createdAt: (person: Person) => person.createdAt.toISOString(),
    viewerIsFollowing: (person: Person, _args: unknown, { following }: Loaders) => following.load(person.id),
    isFollowingViewer: (person: Person, _args: unknown, { followers }: Loaders) => followers.load(person.id),
    posts: (person: Person, { first }: First) => pageOf({ top: 1, authorId: person.id }, first),
  },
}
