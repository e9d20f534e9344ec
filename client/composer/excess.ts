import { postLimits } from '../../server/posts/posts.rules.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const encoder = new TextEncoder()

/** Where the part of a text begins that is beyond the limit of characters or bytes; its length when nothing is. */
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
