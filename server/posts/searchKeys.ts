import type { PostRow } from './post.row.ts'
import { type SearchedPart, searchedParts } from './searchedParts.rules.ts'
import { searchTokens } from './searchWords.rules.ts'
import { segmentsOf } from './segments.rules.ts'

export type Searchable = Pick<PostRow, 'authorId' | 'parentId' | 'content' | 'images' | 'video' | 'links'>

/** The words of a text never have these signs. */
export const keyOfAuthor = (authorId: string) => `@${authorId}`
export const keyOfPart = (part: SearchedPart) => `has:${part}`

/** All keys by which search finds a post: its tokens, its author, and its parts. They change only with the post. */
export function searchKeysOf(post: Searchable): string[] {
  const parts = searchedParts.filter((part) => hasPart[part](post)).map(keyOfPart)
  return [keyOfAuthor(post.authorId), ...parts, ...searchTokens(post.content)]
}

export const hasPart: Record<SearchedPart, (post: Searchable) => boolean> = {
  media: ({ images, video }) => images.length > 0 || video !== null,
  link: ({ content, links }) => links.length > 0 || segmentsOf(content).some(({ kind }) => kind === 'link'),
  reply: ({ parentId }) => parentId !== null,
}
