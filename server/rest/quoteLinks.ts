import type { Context } from '../context.ts'
import { linksOf } from '../exportPart.ts'
import type { PostLink } from '../posts/post.row.ts'

/** Old clients find the address of a quoted post under this label. */
export const quoteLabel = 'Quoted Tweet'

export const quoteAddress = (origin: string, postId: string) => linksOf(origin).post(postId)

/** Leaves out the entry that answers add: old clients send whole posts back. */
export function withoutQuoteLink({ origin }: Pick<Context, 'origin'>, links: readonly PostLink[]): PostLink[] {
  return links.filter(({ label, url }) => label !== quoteLabel || !url.startsWith(quoteAddress(origin, '')))
}
