import { lengthOf, isUsableText } from '../text.rules.ts'
import { passwordProblem } from '../auth/auth.rules.ts'
import { isPostId, postProblems } from '../posts/posts.rules.ts'
import { profileProblems, usernameKey, usernameProblem } from '../users/users.rules.ts'
import { seedData } from './seed-data.ts'
import type { SeedEdge } from './seed.types.ts'

const now = new Date('2026-11-20T18:05:09.120Z')
const data = seedData(now)
const { users, posts, likes, dislikes, reposts, bookmarks, follows } = data
const topLevel = posts.filter((post) => post.parent === null)

const userIds = new Set(users.map((user) => user.id))
const postIds = new Set(posts.map((post) => post.id))
const createdAt = new Map([...users, ...posts].map((item) => [item.id, item.createdAt.getTime()]))
const pairs = (edges: SeedEdge[]) => edges.map(({ user, target }) => `${user} ${target}`)
const agesInDays = posts.map((post) => (now.getTime() - post.createdAt.getTime()) / 86_400_000)

function depth(id: string): number {
  const parent = posts.find((post) => post.id === id)?.parent
  return parent ? 1 + depth(parent) : 0
}

describe('the seed', () => {
  it('has 8 people and 48 top-level posts, with replies on top of those', () => {
    expect(users).toHaveLength(8)
    expect(topLevel).toHaveLength(48)
    expect(posts.length).toBeGreaterThan(topLevel.length + 10)
  })

  it('is the same on every machine for the same moment', () => {
    expect(seedData(now)).toEqual(data)
    expect(users[0]?.id).toBe('5f914b13-46cd-53d6-ae1d-7d0279b3ac2a')
  })

  it('has the same ids when it is created at another time', () => {
    const later = seedData(new Date('2027-01-01T00:00:00Z'))
    expect(later.posts.map((post) => post.id)).toEqual(posts.map((post) => post.id))
  })

  it('gives every person and every post a unique id', () => {
    expect(new Set([...userIds, ...postIds]).size).toBe(users.length + posts.length)
    expect([...postIds].every(isPostId)).toBe(true)
  })

  it('refers only to people and posts that exist', () => {
    expect(posts.filter((post) => !userIds.has(post.author))).toEqual([])
    expect(posts.filter((post) => post.parent !== null && !postIds.has(post.parent))).toEqual([])
    expect(posts.filter((post) => post.quoted !== null && !postIds.has(post.quoted))).toEqual([])
    const edges = [...likes, ...dislikes, ...reposts, ...bookmarks, ...follows]
    expect(edges.filter(({ user }) => !userIds.has(user))).toEqual([])
    expect([...likes, ...dislikes, ...reposts, ...bookmarks].filter(({ target }) => !postIds.has(target))).toEqual([])
    expect(follows.filter(({ target }) => !userIds.has(target))).toEqual([])
  })
})

describe('its people', () => {
  it('have valid usernames, passwords and profiles', () => {
    for (const { username, name, bio, location, website, password } of users) {
      expect(usernameProblem(username)).toBeNull()
      expect(passwordProblem(password)).toBeNull()
      expect(profileProblems({ name, bio, location, website })).toEqual([])
    }
  })

  it('have unique usernames, passwords and email addresses', () => {
    for (const values of [
      users.map((u) => usernameKey(u.username)),
      users.map((u) => u.password),
      users.map((u) => u.email),
    ]) {
      expect(new Set(values).size).toBe(users.length)
    }
  })

  it('include one verified person and one verified organisation', () => {
    expect(users.flatMap(({ verifiedKind }) => verifiedKind ?? []).sort()).toEqual(['INDIVIDUAL', 'ORGANIZATION'])
  })

  it('follow others at most once and never themselves; one follows nobody and one nearly everybody', () => {
    expect(new Set(pairs(follows)).size).toBe(follows.length)
    expect(follows.filter(({ user, target }) => user === target)).toEqual([])
    const counts = users.map(({ id }) => follows.filter(({ user }) => user === id).length)
    expect(Math.min(...counts)).toBe(0)
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(users.length - 2)
  })
})

describe('its posts', () => {
  it('are valid', () => {
    for (const post of posts) expect(postProblems(post, [])).toEqual([])
  })

  it('are long and short: one within 20 characters of the limit, one of a single character', () => {
    const lengths = posts.map((post) => lengthOf(post.content))
    expect(Math.max(...lengths)).toBeGreaterThan(360)
    expect(Math.min(...lengths)).toBe(1)
  })

  it('include every kind of content', () => {
    expect(posts.filter((post) => post.images.length === 1).length).toBeGreaterThanOrEqual(3)
    expect(posts.filter((post) => post.images.length === 2).length).toBeGreaterThanOrEqual(2)
    expect(posts.filter((post) => post.video !== null)).toHaveLength(1)
    expect(posts.filter((post) => post.links.length > 0).length).toBeGreaterThanOrEqual(3)
    for (const pattern of [/\n/, /@\w/, /#\w/, /https:\/\//, /\p{Script=Arabic}/u, /\p{Emoji_Presentation}/u]) {
      expect(posts.filter((post) => pattern.test(post.content)).length).toBeGreaterThanOrEqual(1)
    }
  })

  it('include a quote, and a thread of three posts by one author', () => {
    expect(posts.filter((post) => post.quoted !== null).length).toBeGreaterThanOrEqual(1)
    const postNamed = (id: string | null) => posts.find((post) => post.id === id)
    const continues = posts.filter((post) => postNamed(post.parent)?.author === post.author)
    expect(continues.some(({ parent }) => continues.some(({ id }) => id === parent))).toBe(true)
  })

  it('have an alternative text for every image', () => {
    for (const { alt } of posts.flatMap((post) => post.images)) {
      expect(lengthOf(alt)).toBeGreaterThan(30)
      expect(isUsableText(alt)).toBe(true)
    }
  })

  it('include replies, up to four levels deep', () => {
    expect(Math.max(...posts.map((post) => depth(post.id)))).toBe(4)
  })
})

describe('its times', () => {
  it('range from years to minutes ago, never in the future', () => {
    expect(Math.max(...agesInDays)).toBeGreaterThan(4 * 365)
    expect(Math.min(...agesInDays)).toBeGreaterThan(0)
    expect(Math.min(...agesInDays)).toBeLessThan(5 / 1440)
  })

  it('let people post only after they joined, and reply or quote only after what they answer or quote', () => {
    for (const post of posts) {
      expect(post.createdAt.getTime()).toBeGreaterThan(createdAt.get(post.author) ?? Infinity)
      for (const before of [post.parent, post.quoted])
        if (before) expect(post.createdAt.getTime()).toBeGreaterThan(createdAt.get(before) ?? Infinity)
    }
  })

  it('let people like, repost, save and follow only what exists already, and before now', () => {
    for (const { user, target, at } of [...likes, ...dislikes, ...reposts, ...bookmarks, ...follows]) {
      expect(at.getTime()).toBeGreaterThan(Math.max(createdAt.get(user) ?? Infinity, createdAt.get(target) ?? Infinity))
      expect(at.getTime()).toBeLessThanOrEqual(now.getTime())
    }
  })

  it('include one post that was edited later', () => {
    const edited = posts.filter((post) => post.updatedAt.getTime() !== post.createdAt.getTime())
    expect(edited).toHaveLength(1)
    expect(edited[0]?.updatedAt.getTime()).toBeGreaterThan(edited[0]?.createdAt.getTime() ?? Infinity)
  })
})

describe('its likes and bookmarks', () => {
  it('are unique: nobody likes or saves a post twice, or both likes and dislikes it', () => {
    const opinions = pairs([...likes, ...dislikes])
    expect(new Set(opinions).size).toBe(opinions.length)
    expect(new Set(pairs(bookmarks)).size).toBe(bookmarks.length)
  })

  it('leave some posts without a like and give others many', () => {
    const counts = posts.map(({ id }) => likes.filter(({ target }) => target === id).length)
    expect(Math.min(...counts)).toBe(0)
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(6)
    expect(dislikes.length).toBeGreaterThan(0)
  })
})
