import { type PostDocument, derivedPostFields, newsFor, quoteNewsFor } from '../posts/post.model.ts'
import { ancestorIdsBelow } from '../posts/ancestors.ts'
import { mentionedNames } from '../posts/mentions.ts'
import { type UserDocument, derivedUserFields } from '../users/user.model.ts'
import { usernameKey } from '../users/users.rules.ts'
import type { LikeDocument } from '../likes/like.model.ts'
import type { RepostDocument } from '../reposts/repost.model.ts'
import type { SeedData, SeedEdge } from './seed.types.ts'

/** The accounts as they are stored. They have seen all notifications of the seed. */
export function userDocuments(data: SeedData, passwordHashes: readonly string[]): Partial<UserDocument>[] {
  const moments = [...data.likes, ...data.reposts, ...data.follows].map(({ at }) => at.getTime())
  const notificationsSeenAt = new Date(Math.max(...moments, ...data.posts.map(({ createdAt }) => createdAt.getTime())))
  const posts = countBy(
    allPosts(data).filter((post) => post.parent === null),
    (post) => post.author,
  )
  const followers = countBy(data.follows, (follow) => follow.target)
  const following = countBy(data.follows, (follow) => follow.user)
  return data.users.map(({ id, password, ...profile }, index) => ({
    ...profile,
    ...derivedUserFields(profile.username, profile.name),
    _id: id,
    isDemo: true,
    notificationsSeenAt,
    demoPassword: password,
    passwordHash: passwordHashes[index] ?? '',
    postCount: posts.get(id) ?? 0,
    followerCount: followers.get(id) ?? 0,
    followingCount: following.get(id) ?? 0,
  }))
}

export function postDocuments(data: SeedData): Partial<PostDocument>[] {
  const likes = countBy(data.likes, (like: SeedEdge) => like.target)
  const reposts = countBy(data.reposts, (repost: SeedEdge) => repost.target)
  const replies = countBy(data.posts, (post) => post.parent ?? '')
  const quotes = countBy(data.posts, (post) => post.quoted ?? '')
  const continued = continuedIn(data)
  const authors = authorsOf(data)
  const chains = ancestorsIn(data)
  const ids = new Map(data.users.map(({ id, username }) => [usernameKey(username), id]))
  return allPosts(data).map(({ id, author, parent, quoted, ...content }) => ({
    ...content,
    ...derivedPostFields({ ...content, authorId: author, parentId: parent }),
    _id: id,
    authorId: author,
    parentId: parent,
    ...(parent === null
      ? { top: 1 as const }
      : { ancestorIds: chains(parent), ...newsFor(authors.get(parent) ?? author, author) }),
    ...(quoted !== null && { quotedId: quoted, ...quoteNewsFor(authors.get(quoted) ?? author, author) }),
    ...continued(id),
    mentionIds: mentionedNames(content.content).flatMap((name) => ids.get(name) ?? []),
    likeCount: likes.get(id) ?? 0,
    replyCount: replies.get(id) ?? 0,
    quoteCount: quotes.get(id) ?? 0,
    repostCount: reposts.get(id) ?? 0,
  }))
}

/** The author's first reply to a post, which continues it. */
function continuedIn(data: SeedData): (id: string) => { continuedId?: string } {
  const authors = authorsOf(data)
  const own = data.posts
    .filter(({ author, parent }) => authors.get(parent ?? '') === author)
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  return (id) => {
    const next = own.find(({ parent }) => parent === id)
    return next ? { continuedId: next.id } : {}
  }
}

const allPosts = ({ posts, removed }: SeedData) => [...posts, removed.post]

export function likeDocuments(data: SeedData): LikeDocument[] {
  const authors = authorsOf(data)
  const stored = (state: LikeDocument['state'], { user, target, at }: SeedEdge) => ({
    userId: user,
    postId: target,
    state,
    at,
    ...newsFor(authors.get(target) ?? user, user),
  })
  return [...data.likes.map((like) => stored('liked', like)), ...data.dislikes.map((like) => stored('disliked', like))]
}

export function repostDocuments(data: SeedData): RepostDocument[] {
  const authors = authorsOf(data)
  return data.reposts.map(({ user, target, at }) => ({
    userId: user,
    postId: target,
    at,
    ...newsFor(authors.get(target) ?? user, user),
  }))
}

const authorsOf = ({ posts }: SeedData) => new Map(posts.map(({ id, author }) => [id, author]))

function ancestorsIn({ posts }: SeedData): (postId: string) => string[] {
  const parents = new Map(posts.map(({ id, parent }) => [id, parent]))
  const chainOf = (id: string): string[] => {
    const parent = parents.get(id) ?? null
    return ancestorIdsBelow(id, parent === null ? [] : chainOf(parent))
  }
  return chainOf
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}
