import { linkTarget } from '../../server/addresses.rules.ts'
import { segmentsOf } from '../../server/posts/segments.rules.ts'
import { type Draft, hasMedia } from './draft.ts'

/**
 * The address of whose page a draft may show a card: its first link, or in an edit the link whose card the post has, unless
 * something larger is below the text or the author took that card away. The server knows whether there is one.
 */
export function cardUrlOf(draft: Draft): string | undefined {
  if (hasMedia(draft) || draft.quotedId !== undefined) return undefined
  const links = segmentsOf(draft.content).flatMap(({ kind, text }) => (kind === 'link' ? linkTarget(text) : []))
  const url = links.find((link) => link === draft.cardUrl) ?? links[0]
  return url === draft.noCard ? undefined : url
}
