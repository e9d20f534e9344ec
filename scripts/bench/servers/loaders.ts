import DataLoader from 'dataloader'
import { BookmarkModel } from '../../../server/bookmarks/bookmark.model.ts'
import { FollowModel } from '../../../server/follows/follow.model.ts'
import { LikeModel } from '../../../server/likes/like.model.ts'
import { PostModel } from '../../../server/posts/post.model.ts'
import { RepostModel } from '../../../server/reposts/repost.model.ts'
import { type RestrictionKind, RestrictionModel } from '../../../server/safety/restriction.model.ts'
import { UserModel } from '../../../server/users/user.model.ts'
import { projections } from './card.ts'

/** Loads with one query all ids that are asked for in one turn of the event loop. */
function byId<Found>(find: (ids: readonly string[]) => Promise<Found[]>, idOf: (found: Found) => string) {
  return new DataLoader(async (ids: readonly string[]) => {
    const found = new Map((await find(ids)).map((one) => [idOf(one), one]))
    return ids.map((id) => found.get(id) ?? null)
  })
}

const restricted = (ownerId: string, kind: RestrictionKind) =>
  byId(
    async (ids) =>
      ownerId ? RestrictionModel.find({ ownerId, targetId: { $in: ids }, kind }, { targetId: 1 }).lean() : [],
    ({ targetId }) => targetId,
  )

/** The loaders of one request. A guest's id is '', which has no edges. */
export function loadersFor(viewerId: string) {
  return {
    viewerId,
    people: byId(
      (ids) => UserModel.find({ _id: { $in: ids } }, projections.profile).lean(),
      ({ _id }) => _id,
    ),
    posts: byId(
      (ids) => PostModel.find({ _id: { $in: ids } }, projections.post).lean(),
      ({ _id }) => _id,
    ),
    liked: byId(
      async (ids) =>
        viewerId
          ? LikeModel.find({ userId: viewerId, postId: { $in: ids }, state: 'liked' }, { postId: 1 }).lean()
          : [],
      ({ postId }) => postId,
    ),
    reposted: byId(
      async (ids) =>
        viewerId ? RepostModel.find({ userId: viewerId, postId: { $in: ids } }, { postId: 1 }).lean() : [],
      ({ postId }) => postId,
    ),
    saved: byId(
      async (ids) =>
        viewerId ? BookmarkModel.find({ userId: viewerId, postId: { $in: ids } }, { postId: 1 }).lean() : [],
      ({ postId }) => postId,
    ),
    muted: restricted(viewerId, 'MUTE'),
    blocked: restricted(viewerId, 'BLOCK'),
    blockers: byId(
      async (ids) =>
        viewerId
          ? RestrictionModel.find({ ownerId: { $in: ids }, targetId: viewerId, kind: 'BLOCK' }, { ownerId: 1 }).lean()
          : [],
      ({ ownerId }) => ownerId,
    ),
    following: byId(
      async (ids) =>
        viewerId ? FollowModel.find({ followerId: viewerId, followeeId: { $in: ids } }, { followeeId: 1 }).lean() : [],
      ({ followeeId }) => followeeId,
    ),
    followers: byId(
      async (ids) =>
        viewerId ? FollowModel.find({ followerId: { $in: ids }, followeeId: viewerId }, { followerId: 1 }).lean() : [],
      ({ followerId }) => followerId,
    ),
  }
}

export type Loaders = ReturnType<typeof loadersFor>
