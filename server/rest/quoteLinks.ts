import type { Context } from '../context.ts'
import { linksOf } from '../exportPart.ts'
import type { PostLink } from '../posts/post.row.ts'

/** Under this label, old clients find the address of what a post quotes. */
export const quoteLabel = 'Quoted Tweet'

export const quoteAddress = (origin: string, postId: string) => linksOf(origin).post(postId)

/** Leaves out an entry that answers added: old clients send whole posts back. */
export function withoutQuoteLink({ origin }: Pick<Context, 'origin'>, links: readonly PostLink[]): PostLink[] {
  return links.filter(({ label, url }) => label !== quoteLabel || !url.startsWith(quoteAddress(origin, '')))
}
