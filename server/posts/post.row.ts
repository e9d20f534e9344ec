import type { Page, PageRequest } from '../db/keyset.ts'
import type { UserRow } from '../users/user.row.ts'

export type PostImage = {
  url: string
  width: number | null
  height: number | null
  alt: string | null
  /** Of an upload alone: a tiny picture as a `data:` address. */
  placeholder?: string | null
}
export type PostVideo = { url: string; poster: string | null; width: number | null; height: number | null }
export type PostLink = { label: string; url: string }

/** A post as it is read: what is stored, and what hydration adds for the viewer. */
export type PostRow = {
  _id: string
  authorId: string
  parentId: string | null
  content: string
  images: PostImage[]
  video: PostVideo | null
  links: PostLink[]
  likeCount: number
  replyCount: number
  createdAt: Date
  updatedAt: Date
  /** Added by hydration, when asked for. */
  author?: UserRow
  parent?: PostRow | null
  viewerHasLiked?: boolean
  viewerHasBookmarked?: boolean
  /** A page of replies that was read together with the post, and what it was asked for with. */
  repliesPage?: { request: PageRequest; page: Page<PostRow> }
}

/** As much of a post as decides who sees it. */
export type PostKey = Pick<PostRow, '_id' | 'authorId'>
