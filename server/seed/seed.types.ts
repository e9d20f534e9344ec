import type { Age } from './age.ts'
import type { Person, PersonName } from './users.ts'

export type SeedImage = { url: string; width: number; height: number; alt: string }
export type SeedVideo = { url: string; poster: string; width: number; height: number }
export type SeedLink = { label: string; url: string }

/** A post or reply as written in the `posts-*.ts` files, kept there under a name of its own. */
export type Draft = {
  by: PersonName
  /** The name of the post it answers; none for a post of its own. */
  answers?: string
  text: string
  images?: SeedImage[]
  video?: SeedVideo
  links?: SeedLink[]
  age: Age
  /** When its text last changed, if it ever did. */
  edited?: Age
}

/** An account to store. `password` is plain text: whoever stores it hashes it. */
export type SeedUser = Omit<Person, 'joined'> & { id: string; username: string; createdAt: Date; updatedAt: Date }

/** A post or reply to store. `author` and `parent` are ids. */
export type SeedPost = {
  id: string
  author: string
  parent: string | null
  content: string
  images: SeedImage[]
  video: SeedVideo | null
  links: SeedLink[]
  createdAt: Date
  updatedAt: Date
}

/** Who did something (`user`, an id) to what (`target`, the id of a post or an account), and when. */
export type SeedEdge = { user: string; target: string; at: Date }

/** Everything that an empty database starts with. */
export type SeedData = {
  users: SeedUser[]
  posts: SeedPost[]
  likes: SeedEdge[]
  dislikes: SeedEdge[]
  bookmarks: SeedEdge[]
  follows: SeedEdge[]
}
