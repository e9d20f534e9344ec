import { BookmarkModel } from '../../server/bookmarks/bookmark.model.ts'
import { FollowModel } from '../../server/follows/follow.model.ts'
import { LikeModel } from '../../server/likes/like.model.ts'
import { ancestorIdsBelow } from '../../server/posts/ancestors.ts'
import { PostModel, newsFor, quoteNewsFor } from '../../server/posts/post.model.ts'
import { RepostModel } from '../../server/reposts/repost.model.ts'
import { UserModel } from '../../server/users/user.model.ts'
import { Random } from '../../server/testing/random.ts'
import { postDocument, userDocument } from '../../server/testing/documents.ts'
import { insertAll } from './insertAll.ts'
import { fullName, sentence } from './names.ts'

/** `quotes` is the number of posts that quote another; other edges are averages per account. Missing means none. */
export type Sizes = {
  users: number
  posts: number
  replies: number
  quotes?: number
  follows: number
  likes: number
  reposts?: number
  bookmarks: number
}

/** The password of all accounts, and its hash. If null, nobody can log in. */
export type Login = { password: string | null; passwordHash: string }

const noLogin: Login = { password: null, passwordHash: '-' }

/** The time of the newest post is fixed, so that the data does not depend on today's date. */
const end = new Date('2026-01-01T00:00:00Z').getTime()
const span = 3 * 365 * 24 * 60 * 60 * 1000

export const commonHashtag = 'linnet'

const numbered = (letter: string, index: number) => `${letter}${String(index).padStart(11, '0')}`

/** Lower numbers have more followers. */
export const userId = (index: number) => numbered('user', index)

const username = (index: number) => `user_${index}`

export const postId = (index: number) => numbered('post', index)

/** Fills an empty database. The same sizes give the same data. Account 0 is a demo account. */
export async function generate(sizes: Sizes, login: Login = noLogin): Promise<void> {
  const all = sizes.posts + sizes.replies
  const counts = {
    followers: new Int32Array(sizes.users),
    following: new Int32Array(sizes.users),
    posts: new Int32Array(sizes.users),
    likes: new Int32Array(all),
    reposts: new Int32Array(all),
    replies: new Int32Array(all),
    quotes: new Int32Array(all),
  }
  const authors = authorsOf(sizes)
  await insertAll(FollowModel, followsOf(sizes, counts))
  await insertAll(LikeModel, likesOf(sizes, counts.likes, authors))
  await insertAll(RepostModel, repostsOf(sizes, counts.reposts, authors))
  await insertAll(BookmarkModel, bookmarksOf(sizes))
  const parents = parentsOf(sizes, counts.replies)
  const quoted = quotedBy(sizes, counts.quotes)
  const continued = continuedBy(sizes, parents, authors)
  await insertAll(PostModel, postsOf(sizes, counts, { parents, authors, quoted, continued }))
  await insertAll(UserModel, usersOf(sizes, counts, login))
}

type Counts = Record<'followers' | 'following' | 'posts' | 'likes' | 'reposts' | 'replies' | 'quotes', Int32Array>

const timeOf = (index: number, count: number) =>
  new Date(Math.floor((end - span + ((index + 1) / count) * span) / 1000) * 1000)

const favourite = (random: Random, count: number) => Math.floor(count * random.next() ** 3)

/** Distinct random numbers below `count`: about `average` of them, at most a third of all. */
function* distinct(random: Random, count: number, average: number): Generator<number> {
  const wanted = Math.min(random.whole(0, 2 * average), Math.floor(count / 3))
  const seen = new Set<number>()
  while (seen.size < wanted) {
    const choice = favourite(random, count)
    if (seen.has(choice)) continue
    seen.add(choice)
    yield choice
  }
}

function* followsOf({ users, follows }: Sizes, { followers, following }: Counts) {
  const random = new Random('follows')
  for (let follower = 0; follower < users; follower++) {
    for (const followee of distinct(random, users, follows)) {
      if (followee === follower) continue
      raise(followers, followee)
      raise(following, follower)
      yield { followerId: userId(follower), followeeId: userId(followee), at: timeOf(random.whole(0, 999), 1_000) }
    }
  }
}

function* likesOf({ users, posts, replies, likes }: Sizes, counts: Int32Array, authors: Int32Array) {
  const random = new Random('likes')
  const all = posts + replies
  for (let user = 0; user < users; user++) {
    for (const post of distinct(random, all, likes)) {
      const state = random.whole(0, 9) === 0 ? 'disliked' : 'liked'
      if (state === 'liked') raise(counts, post)
      const at = timeOf(random.whole(0, 999), 1_000)
      yield { userId: userId(user), postId: postId(post), state, at, ...newsFor(authorOf(authors, post), userId(user)) }
    }
  }
}

/** Nobody reposts a post before it exists. */
function* repostsOf({ users, posts, replies, reposts = 0 }: Sizes, counts: Int32Array, authors: Int32Array) {
  const random = new Random('reposts')
  for (let user = 0; user < users; user++) {
    for (const post of distinct(random, posts + replies, reposts)) {
      raise(counts, post)
      const written = post < posts ? timeOf(post, posts) : timeOf(post - posts, replies)
      const at = new Date(written.getTime() + random.whole(0, end - written.getTime()))
      yield { userId: userId(user), postId: postId(post), at, ...newsFor(authorOf(authors, post), userId(user)) }
    }
  }
}

function* bookmarksOf({ users, posts, replies, bookmarks }: Sizes) {
  const random = new Random('bookmarks')
  for (let user = 0; user < users; user++) {
    for (const post of distinct(random, posts + replies, bookmarks)) {
      yield { userId: userId(user), postId: postId(post), at: timeOf(random.whole(0, 999), 1_000) }
    }
  }
}

/** A parent is an older post; for every fifth reply, an older reply. */
function parentsOf({ posts, replies }: Sizes, counts: Int32Array): Int32Array {
  const random = new Random('replies')
  const parents = new Int32Array(replies)
  for (let index = 0; index < replies; index++) {
    const parent = index > 0 && random.whole(0, 4) === 0 ? posts + random.whole(0, index - 1) : favourite(random, posts)
    parents[index] = parent
    raise(counts, parent)
  }
  return parents
}

/** The older post that each quoting post quotes, by their numbers. Quoting posts are spread evenly. */
function quotedBy({ posts, quotes = 0 }: Sizes, counts: Int32Array): ReadonlyMap<number, number> {
  const random = new Random('quotes')
  const quoted = new Map<number, number>()
  const step = Math.max(1, Math.floor((posts - 1) / quotes))
  for (let quote = 1; quote <= Math.min(quotes, posts - 1); quote++) {
    const index = posts - quote * step
    const older = favourite(random, index)
    quoted.set(index, older)
    raise(counts, older)
  }
  return quoted
}

/** The author's first reply to each post, by their numbers. */
function continuedBy({ posts }: Sizes, parents: Int32Array, authors: Int32Array): ReadonlyMap<number, number> {
  const continued = new Map<number, number>()
  parents.forEach((parent, index) => {
    if (authors[parent] === authors[posts + index] && !continued.has(parent)) continued.set(parent, posts + index)
  })
  return continued
}

function authorsOf({ users, posts, replies }: Sizes): Int32Array {
  const random = new Random('authors')
  return Int32Array.from({ length: posts + replies }, () => favourite(random, users))
}

const authorOf = (authors: Int32Array, post: number) => userId(authors[post] ?? 0)

/** Every fortieth text has the common hashtag, and every fortieth mentions account 0. */
function textOf(random: Random, index: number): string {
  if (index % 40 === 0) return `${sentence(random)} #${commonHashtag}`
  return index % 40 === 20 ? `${sentence(random)} @${username(0)}` : sentence(random)
}

type Ties = { parents: Int32Array; authors: Int32Array } & Record<'quoted' | 'continued', ReadonlyMap<number, number>>

function* postsOf(sizes: Sizes, counts: Counts, { parents, authors, quoted, continued }: Ties) {
  const random = new Random('posts')
  for (let index = 0; index < sizes.posts + sizes.replies; index++) {
    const isPost = index < sizes.posts
    const authorId = authorOf(authors, index)
    const parent = isPost ? null : (parents[index - sizes.posts] ?? 0)
    if (isPost) raise(counts.posts, authors[index] ?? 0)
    yield postDocument({
      _id: postId(index),
      authorId,
      parentId: parent === null ? null : postId(parent),
      ...(parent !== null && {
        ancestorIds: ancestorsOfReplyTo(parent, sizes, parents),
        ...newsFor(authorOf(authors, parent), authorId),
      }),
      ...quoteOf(quoted.get(index), authorId, authors),
      ...continuationOf(continued.get(index)),
      content: textOf(random, index),
      mentionIds: index % 40 === 20 ? [userId(0)] : [],
      likeCount: counts.likes[index] ?? 0,
      replyCount: counts.replies[index] ?? 0,
      ...(counts.quotes[index] && { quoteCount: counts.quotes[index] }),
      ...(counts.reposts[index] && { repostCount: counts.reposts[index] }),
      createdAt: isPost ? timeOf(index, sizes.posts) : timeOf(index - sizes.posts, sizes.replies),
    })
  }
}

const continuationOf = (reply: number | undefined) => (reply === undefined ? {} : { continuedId: postId(reply) })

function quoteOf(quoted: number | undefined, authorId: string, authors: Int32Array) {
  if (quoted === undefined) return {}
  return { quotedId: postId(quoted), ...quoteNewsFor(authorOf(authors, quoted), authorId) }
}

function ancestorsOfReplyTo(post: number, sizes: Sizes, parents: Int32Array): string[] {
  const path = [post]
  for (let above = post; above >= sizes.posts; path.push(above)) above = parents[above - sizes.posts] ?? 0
  return path.toReversed().reduce<string[]>((ids, index) => ancestorIdsBelow(postId(index), ids), [])
}

function* usersOf({ users }: Sizes, counts: Counts, { password, passwordHash }: Login) {
  const random = new Random('users')
  for (let index = 0; index < users; index++) {
    yield userDocument({
      _id: userId(index),
      username: username(index),
      name: fullName(random),
      passwordHash,
      isDemo: index === 0,
      demoPassword: index === 0 ? password : null,
      avatar: `/media/builtin/avatar-${1 + (index % 8)}.webp`,
      postCount: counts.posts[index] ?? 0,
      followerCount: counts.followers[index] ?? 0,
      followingCount: counts.following[index] ?? 0,
      createdAt: timeOf(index, users),
    })
  }
}

function raise(counts: Int32Array, index: number): void {
  counts[index] = (counts[index] ?? 0) + 1
}
