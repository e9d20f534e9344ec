import DataLoader from 'dataloader'
import { BookmarkModel } from '../../../server/bookmarks/bookmark.model.ts'
import { FollowModel } from '../../../server/follows/follow.model.ts'
import { LikeModel } from '../../../server/likes/like.model.ts'
import { PostModel } from '../../../server/posts/post.model.ts'
import { UserModel } from '../../../server/users/user.model.ts'

type Load<Value> = { load(key: string): Promise<Value> }
export type Person = { id: string; username: string; verifiedKind: string | null; createdAt: Date }
export type Post = { id: string; authorId: string; parentId: string | null; mentionIds?: string[] } & Record<
  'createdAt' | 'updatedAt',
  Date
>
export type Loaders = {
  viewerId: string | undefined
  people: Load<Person | undefined>
  posts: Load<Post | undefined>
  liked: Load<boolean>
  saved: Load<boolean>
  following: Load<boolean>
  followers: Load<boolean>
}

/** A guest has marked nothing. */
const nothing: Load<boolean> = { load: () => Promise.resolve(false) }
const ofGuests = { viewerId: undefined, liked: nothing, saved: nothing, following: nothing, followers: nothing }

/** Loads what is asked for within one turn of the event loop with one query. */
function batched<Value extends { id: string }>(find: (ids: readonly string[]) => PromiseLike<Value[]>) {
  return new DataLoader(async (ids: readonly string[]) => {
    const found = new Map((await find(ids)).map((one) => [one.id, one]))
    return ids.map((id) => found.get(id))
  })
}

/** Tells of each id whether an edge with it was found. */
function flags<Edge>(find: (ids: readonly string[]) => PromiseLike<Edge[]>, idOf: (edge: Edge) => string) {
  return new DataLoader(async (ids: readonly string[]) => {
    const found = new Set((await find(ids)).map(idOf))
    return ids.map((id) => found.has(id))
  })
}

export function batchedLoaders(userId?: string): Loaders {
  const shared = {
    people: batched<Person>((ids) => UserModel.find({ _id: { $in: ids } })),
    posts: batched<Post>((ids) => PostModel.find({ _id: { $in: ids } })),
  }
  if (userId === undefined) return { ...shared, ...ofGuests }
  return {
    ...shared,
    viewerId: userId,
    liked: flags(
      (ids) => LikeModel.find({ userId, postId: { $in: ids }, state: 'liked' }),
      ({ postId }) => postId,
    ),
    saved: flags(
      (ids) => BookmarkModel.find({ userId, postId: { $in: ids } }),
      ({ postId }) => postId,
    ),
    following: flags(
      (ids) => FollowModel.find({ followerId: userId, followeeId: { $in: ids } }),
      ({ followeeId }) => followeeId,
    ),
    followers: flags(
      (ids) => FollowModel.find({ followerId: { $in: ids }, followeeId: userId }),
      ({ followerId }) => followerId,
    ),
  }
}

export function unbatchedLoaders(userId?: string): Loaders {
  const shared: Pick<Loaders, 'people' | 'posts'> = {
    people: { load: async (id) => (await UserModel.findById(id)) ?? undefined },
    posts: { load: async (id) => (await PostModel.findById(id)) ?? undefined },
  }
  if (userId === undefined) return { ...shared, ...ofGuests }
  const exists = (query: PromiseLike<object | null>) => Promise.resolve(query).then((found) => found !== null)
  return {
    ...shared,
    viewerId: userId,
    liked: { load: (postId) => exists(LikeModel.exists({ userId, postId, state: 'liked' })) },
    saved: { load: (postId) => exists(BookmarkModel.exists({ userId, postId })) },
    following: { load: (followeeId) => exists(FollowModel.exists({ followerId: userId, followeeId })) },
    followers: { load: (followerId) => exists(FollowModel.exists({ followerId, followeeId: userId })) },
  }
}
