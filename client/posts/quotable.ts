import { type QuotePolicy, whyNoQuote } from '../../server/posts/quotePolicies.rules.ts'

type Quotable = { quotePolicy: QuotePolicy; viewerCanQuote: boolean; author: { username: string } }

/** Why the viewer cannot quote a post, or null. */
export function whyNotQuotable({ quotePolicy, viewerCanQuote, author }: Quotable): string | null {
  return quotePolicy === 'EVERYONE' || viewerCanQuote ? null : whyNoQuote(quotePolicy, author.username)
}
