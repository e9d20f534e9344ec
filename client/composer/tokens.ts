import { tokenPatterns } from '../../server/posts/segments.rules.ts'

/** An unfinished @name or #hashtag, and its position in the text. */
export type Token = { kind: '@' | '#'; start: number; end: number; text: string }

const beforeCaret = new RegExp(`${tokenPatterns.mention}$|${tokenPatterns.hashtag}$`, 'u')

/** The token that ends at the caret, or null. */
export function tokenAt(content: string, caret: number): Token | null {
  const match = beforeCaret.exec(content.slice(0, caret))
  // A name cannot begin in the middle of a word.
  if (!match || /^[\p{L}\p{N}_]/u.test(content.slice(caret))) return null
  const kind = match[1] === undefined ? '#' : '@'
  return { kind, start: match.index, end: caret, text: match[1] ?? match[2] ?? '' }
}

/** The text with the completed name or hashtag and a space, and the new position of the caret. */
export function replacedToken(
  content: string,
  { start, end }: Token,
  text: string,
): { content: string; caret: number } {
  const rest = content.slice(end)
  const caret = start + text.length + 1
  return { content: content.slice(0, start) + text + (rest.startsWith(' ') ? '' : ' ') + rest, caret }
}
