import { postLimits } from '../../server/posts/posts.rules.ts'
import { charactersOf } from '../../server/text.rules.ts'

const encoder = new TextEncoder()
/** The most bytes that a UTF-16 code unit takes in UTF-8. */
const mostBytes = 3

/** The index from which a text exceeds a limit of characters or bytes; its length if it exceeds none. */
export function excessStart(content: string): number {
  if (content.length <= postLimits.characters && content.length * mostBytes <= postLimits.bytes) return content.length
  let characters = 0
  let bytes = 0
  for (const { segment, index } of charactersOf(content)) {
    characters++
    bytes += encoder.encode(segment).length
    if (characters > postLimits.characters || bytes > postLimits.bytes) return index
  }
  return content.length
}
