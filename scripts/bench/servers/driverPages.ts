import type { Filter } from 'mongodb'
import type { PostDocument } from '../../../server/posts/post.model.ts'
import type { Person, Profile, Row } from './card.ts'
import { cardOf, connectionOf, newest, pageSize, personOf, projections } from './card.ts'
import { bookmarks, follows, likes, posts, users } from './driverDatabase.ts'

type Variables = { id: string; username: string }

/** The client's pages by the name of the operation; a guest's id is ''. */
export const pages: Record<string, (viewerId: string, variables: Variables) => Promise<object>> = {
  Explore: async (viewerId) => ({ posts: await list(viewerId, {}) }),
  Home: async (viewerId) => {
    const followed = await follows.find({ followerId: viewerId }, { projection: { _id: 0, followeeId: 1 } }).toArray()
    return { feed: await list(viewerId, { authorId: { $in: [viewerId, ...followed.map((one) => one.followeeId)] } }) }
  },
  PostPage: async (viewerId, { id }) => ({ post: await postPage(viewerId, id) }),
  ProfileTweets: async (viewerId, { username }) => ({ user: await profile(viewerId, username) }),
}

const find = (filter: Filter<PostDocument>) =>
  posts
    .find(filter, { projection: projections.post, sort: newest, limit: pageSize + 1 })
    .map((row) => row as unknown as Row)
    .toArray()

const list = async (viewerId: string, filter: Filter<PostDocument>) =>
  connectionOf(await cards(viewerId, await find({ top: 1, ...filter })))

/** Three commands at once; a guest needs one. */
async function cards(viewerId: string, rows: readonly Row[]) {
  const postId = { $in: rows.map(({ _id }) => _id) }
  const peopleIds = [...new Set(rows.flatMap(({ authorId, mentionIds }) => [authorId, ...mentionIds]))]
  const mark = { projection: { _id: 0, postId: 1 } }
  const [people, liked, saved] = await Promise.all([
    users.find({ _id: { $in: peopleIds } }, { projection: projections.person }).toArray(),
    viewerId ? likes.find({ userId: viewerId, postId, state: 'liked' }, mark).toArray() : [],
    viewerId ? bookmarks.find({ userId: viewerId, postId }, mark).toArray() : [],
  ])
  const known = new Map<string, Person>(people.map((person) => [person._id, person]))
  const [likedIds, savedIds] = [liked, saved].map((edges) => new Set(edges.map((edge) => edge.postId)))
  return rows.map((row) =>
    cardOf(row, known, { isLiked: likedIds?.has(row._id) ?? false, isSaved: savedIds?.has(row._id) ?? false }),
  )
}

async function postPage(viewerId: string, id: string) {
  const [post, replies] = await Promise.all([
    posts.findOne({ _id: id }, { projection: projections.post }),
    find({ parentId: id }),
  ])
  const [top, ...others] = await cards(viewerId, [...(post ? [post as unknown as Row] : []), ...replies])
  if (!top?.author) return null
  const { id: authorId, username } = top.author
  const parent = { id, author: { id: authorId, username, __typename: 'User' }, __typename: 'Post' }
  return { ...top, replies: connectionOf(others, parent) }
}

async function profile(viewerId: string, username: string) {
  const user = await users.findOne<Profile>({ usernameKey: username }, { projection: projections.profile })
  if (!user) return null
  const [shown, following, follower] = await Promise.all([
    list(viewerId, { authorId: user._id }),
    follows.findOne({ followerId: viewerId, followeeId: user._id }, { projection: { _id: 1 } }),
    follows.findOne({ followerId: user._id, followeeId: viewerId }, { projection: { _id: 1 } }),
  ])
  return {
    ...personOf(user),
    viewerIsFollowing: following !== null,
    isFollowingViewer: follower !== null,
    posts: shown,
  }
}
