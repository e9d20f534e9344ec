import { type PostDocument, derivedPostFields } from '../posts/post.model.ts'
import { type UserDocument, derivedUserFields } from '../users/user.model.ts'
import type { SeedData, SeedEdge } from './seed.types.ts'

/** The seed's accounts as stored documents; the counters are computed from the seed's posts and follows. */
export function userDocuments(data: SeedData, passwordHashes: readonly string[]): Partial<UserDocument>[] {
  const posts = countBy(
    data.posts.filter((post) => post.parent === null),
    (post) => post.author,
  )
  const followers = countBy(data.follows, (follow) => follow.target)
  const following = countBy(data.follows, (follow) => follow.user)
  return data.users.map(({ id, password, ...profile }, index) => ({
    ...profile,
    ...derivedUserFields(profile.username, profile.name),
    _id: id,
    isDemo: true,
    demoPassword: password,
    passwordHash: passwordHashes[index] ?? '',
    postCount: posts.get(id) ?? 0,
    followerCount: followers.get(id) ?? 0,
    followingCount: following.get(id) ?? 0,
  }))
}

/** The seed's posts as stored documents; the counters are computed from the seed's likes and replies. */
export function postDocuments(data: SeedData): Partial<PostDocument>[] {
  const likes = countBy(data.likes, (like: SeedEdge) => like.target)
  const replies = countBy(data.posts, (post) => post.parent ?? '')
  return data.posts.map(({ id, author, parent, ...content }) => ({
    ...content,
    ...derivedPostFields(content),
    _id: id,
    authorId: author,
    parentId: parent,
    ...(parent === null && { top: 1 as const }),
    likeCount: likes.get(id) ?? 0,
    replyCount: replies.get(id) ?? 0,
  }))
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}
