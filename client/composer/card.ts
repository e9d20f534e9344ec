import { linkTarget } from '../../server/addresses.rules.ts'
import { segmentsOf } from '../../server/posts/segments.rules.ts'
import { type Draft, hasMedia } from './draft.ts'

/** The address of whose page a draft may show a card: its first link, unless something larger is below the text. */
function linkFor(draft: Draft): string | null {
  if (hasMedia(draft) || draft.quotedId !== undefined) return null
  const link = segmentsOf(draft.content).find(({ kind }) => kind === 'link')
  return link ? linkTarget(link.text) : null
}

/** The same without a card that the author took away. The server knows whether there is one. */
export function cardUrlOf(draft: Draft): string | undefined {
  const url = linkFor(draft)
  return url === null || url === draft.noCard ? undefined : url
}
