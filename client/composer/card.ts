import { linkTarget } from '../../server/addresses.rules.ts'
import { segmentsOf } from '../../server/posts/segments.rules.ts'
import { type Draft, hasMedia } from './draft.ts'

/**
 * The address whose card a draft may show: its first link, or in an edit the link whose card the post has. Undefined if
 * the draft has media or a quote, or the author took this card away. The server knows whether there is a card.
 */
export function cardUrlOf(draft: Draft): string | undefined {
  if (hasMedia(draft) || draft.quotedId !== undefined) return undefined
  const links = segmentsOf(draft.content).flatMap(({ kind, text }) => (kind === 'link' ? linkTarget(text) : []))
  const url = links.find((link) => link === draft.cardUrl) ?? links[0]
  return url === draft.noCard ? undefined : url
}
