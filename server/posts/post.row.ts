import type { Page, PageRequest } from '../db/keyset.ts'
import type { UserRow } from '../users/user.row.ts'

export type PostImage = {
  url: string
  width: number | null
  height: number | null
  alt: string | null
  /** Only for uploads: a tiny picture as a `data:` URL. */
  placeholder?: string | null
}
export type PostVideo = { url: string; poster: string | null; width: number | null; height: number | null }
export type PostLink = { label: string; url: string }

/** What the viewer did with a post, by the fields that domains declare as marks: `viewerHasLiked`. */
export type PostMarks = Record<string, boolean>

/** A post as queries return it: the stored fields, and those that hydration adds for the viewer. */
export type PostRow = {
  _id: string
  authorId: string
  parentId: string | null
  /** The accounts that the text mentions; missing in posts of an older release until they are filled in. */
  mentionIds?: string[]
  content: string
  images: PostImage[]
  video: PostVideo | null
  links: PostLink[]
  likeCount: number
  replyCount: number
  createdAt: Date
  updatedAt: Date
  /** Added by hydration, if selected. */
  author?: UserRow
  parent?: PostRow | null
  mentions?: UserRow[]
  marks?: PostMarks
  /** A page of replies that was read together with the post, and its request. */
  repliesPage?: { request: PageRequest; page: Page<PostRow> }
}

/** The fields that decide who may see a post. */
export type PostKey = Pick<PostRow, '_id' | 'authorId'>
