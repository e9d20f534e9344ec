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

/** The viewer's marks, by the fields that domains declare: `viewerHasLiked`. */
export type PostMarks = Record<string, boolean>

/** The stored fields, and those that hydration adds for the viewer. */
export type PostRow = {
  _id: string
  authorId: string
  parentId: string | null
  /** Missing in posts of an older release until the upgrade adds it. */
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
  /** A page of replies that was read together with the post. */
  repliesPage?: { request: PageRequest; page: Page<PostRow> }
}

export type PostKey = Pick<PostRow, '_id' | 'authorId'>
