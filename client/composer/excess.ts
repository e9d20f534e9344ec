import { postLimits } from '../../server/posts/posts.rules.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const encoder = new TextEncoder()

/** The index at which a text exceeds the limit of characters or bytes; its length if it does not. */
export function excessStart(content: string): number {
  let characters = 0
  let bytes = 0
  for (const { segment, index } of graphemes.segment(content)) {
    characters++
    bytes += encoder.encode(segment).length
    if (characters > postLimits.characters || bytes > postLimits.bytes) return index
  }
  return content.length
}
