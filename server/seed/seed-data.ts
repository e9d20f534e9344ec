import { attention, before } from './age.ts'
import { bookmarks, dislikes, follows, likes, reposts } from './edges.ts'
import { seedFraction, seedId } from './identity.ts'
import { drafts } from './posts.ts'
import { type SeededReport, removed, reports } from './reports.ts'
import type { Draft, SeedData, SeedEdge, SeedPost, SeedReport, SeedUser } from './seed.types.ts'
import { people } from './users.ts'

/** Times are relative to `now`. The same `now` gives the same data on every machine. */
export function seedData(now: Date): SeedData {
  const users = Object.entries(people).map(([username, { joined, ...profile }]): SeedUser => {
    const createdAt = before(now, joined)
    return { ...profile, id: userId(username), username, createdAt, updatedAt: createdAt }
  })
  const posts = Object.entries(drafts).map(([name, draft]) => toPost(name, draft, now))
  const began = new Map([...users, ...posts].map(({ id, createdAt }) => [id, createdAt]))

  const edge = (kind: string, user: string, target: string): SeedEdge => {
    const at = momentBetween(`${kind} ${user} ${target}`, began.get(user) ?? now, began.get(target) ?? now, now)
    return { user, target, at }
  }
  const ofPosts = (kind: string, byPost: Record<string, string[]>) =>
    Object.entries(byPost).flatMap(([post, names]) => names.map((name) => edge(kind, userId(name), postId(post))))
  const ofPeople = (kind: string, byPerson: Record<string, string[]>, target: (name: string) => string) =>
    Object.entries(byPerson).flatMap(([name, targets]) => targets.map((to) => edge(kind, userId(name), target(to))))

  const reportOf = ({ by, post, person, rule, note, age }: SeededReport): SeedReport => {
    const author = posts.find(({ id }) => post !== undefined && id === postId(post))?.author
    const about = { post: post === undefined ? null : postId(post), person: author ?? userId(person ?? '') }
    return { id: seedId(`report/${by}`), reporter: userId(by), ...about, rule, note, at: before(now, age) }
  }
  const { rule, note, appeal } = removed

  return {
    users,
    posts,
    removed: { rule, note, appeal, post: toPost(removed.name, removed.post, now) },
    reports: reports.map(reportOf),
    likes: ofPosts('like', likes),
    dislikes: ofPosts('dislike', dislikes),
    reposts: ofPosts('repost', reposts),
    bookmarks: ofPeople('bookmark', bookmarks, postId),
    follows: ofPeople('follow', follows, userId),
  }
}

const userId = (username: string) => seedId(`user/${username}`)
const postId = (name: string) => seedId(`post/${name}`)

function toPost(name: string, draft: Draft, now: Date): SeedPost {
  return {
    id: postId(name),
    author: userId(draft.by),
    parent: draft.answers === undefined ? null : postId(draft.answers),
    quoted: draft.quotes === undefined ? null : postId(draft.quotes),
    content: draft.text,
    images: draft.images ?? [],
    video: draft.video ?? null,
    links: draft.links ?? [],
    createdAt: before(now, draft.age),
    updatedAt: before(now, draft.edited ?? draft.age),
  }
}

/** A pseudorandom time after both exist; for old posts within days, because people like new posts. */
function momentBetween(name: string, one: Date, other: Date, now: Date): Date {
  const from = Math.max(one.getTime(), other.getTime())
  const span = Math.min(now.getTime() - from, attention)
  return new Date(from + Math.max(1, Math.floor(seedFraction(name) * span)))
}
