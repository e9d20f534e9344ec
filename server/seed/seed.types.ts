import type { ModerationRule } from '../users/moderation.rules.ts'
import type { Age } from './age.ts'
import type { Person, PersonName } from './users.ts'

export type SeedImage = { url: string; width: number; height: number; alt: string }
export type SeedVideo = { url: string; poster: string; width: number; height: number }
export type SeedLink = { label: string; url: string }

/** As written in `posts-*.ts` and `replies.ts`, each under a unique name. */
export type Draft = {
  by: PersonName
  answers?: string
  quotes?: string
  text: string
  images?: SeedImage[]
  video?: SeedVideo
  links?: SeedLink[]
  age: Age
  edited?: Age
}

/** `password` is plain text, and must be hashed before it is stored. */
export type SeedUser = Omit<Person, 'joined'> & { id: string; username: string; createdAt: Date; updatedAt: Date }

/** `author`, `parent` and `quoted` are ids. */
export type SeedPost = {
  id: string
  author: string
  parent: string | null
  quoted: string | null
  content: string
  images: SeedImage[]
  video: SeedVideo | null
  links: SeedLink[]
  createdAt: Date
  updatedAt: Date
}

/** A like, repost, bookmark or follow. `user` is an account's id, `target` the id of a post or an account. */
export type SeedEdge = { user: string; target: string; at: Date }

export type SeedReport = {
  id: string
  /** Ids of accounts and posts. */
  reporter: string
  post: string | null
  person: string
  rule: ModerationRule
  note: string
  at: Date
}

export type SeedRemoval = { rule: ModerationRule; note: string; appeal: string; post: SeedPost }

export type SeedData = {
  users: SeedUser[]
  posts: SeedPost[]
  /** One more post, which a moderator removed. */
  removed: SeedRemoval
  reports: SeedReport[]
  likes: SeedEdge[]
  dislikes: SeedEdge[]
  reposts: SeedEdge[]
  bookmarks: SeedEdge[]
  follows: SeedEdge[]
}
