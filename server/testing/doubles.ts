import type { People } from './damages.ts'

/** Duplicates that a unique index would refuse; the test drops the index first. */
export const doubles: [string, string, Record<string, 1>, (people: People) => object, string][] = [
  [
    'an account that both likes and dislikes a post',
    'likes',
    { userId: 1, postId: 1 },
    ({ alice, bobsPost }) => ({ userId: alice.id, postId: bobsPost, state: 'disliked' }),
    'likes has 2 documents of',
  ],
  [
    'a post saved twice',
    'bookmarks',
    { userId: 1, postId: 1 },
    ({ alice, bobsPost }) => ({ userId: alice.id, postId: bobsPost }),
    'bookmarks has 2 documents of',
  ],
  [
    'a post reposted twice',
    'reposts',
    { postId: 1, userId: 1 },
    ({ alice, bobsPost }) => ({ userId: alice.id, postId: bobsPost }),
    'reposts has 2 documents of',
  ],
  [
    'two posts pinned by an account',
    'pins',
    { userId: 1 },
    ({ alice, bobsPost }) => ({ userId: alice.id, postId: bobsPost }),
    'pins has 2 documents of',
  ],
  [
    'an account followed twice',
    'follows',
    { followerId: 1, followeeId: 1 },
    ({ alice, bob }) => ({ followerId: alice.id, followeeId: bob.id }),
    'follows has 2 documents of',
  ],
  [
    'a username taken twice',
    'users',
    { usernameKey: 1 },
    () => ({ username: 'Bob', usernameKey: 'bob', postCount: 0, followerCount: 0, followingCount: 0 }),
    'users has 2 documents of {"usernameKey":"bob"}',
  ],
]
