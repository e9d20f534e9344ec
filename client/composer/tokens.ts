import { tokenPatterns } from '../../server/posts/segments.rules.ts'

/** An @name or #hashtag that is being written: where it begins and ends in the text, and what is there so far. */
export type Token = { kind: '@' | '#'; start: number; end: number; text: string }

const beforeCaret = new RegExp(`${tokenPatterns.mention}$|${tokenPatterns.hashtag}$`, 'u')

/** The token that ends at the caret, or null. */
export function tokenAt(content: string, caret: number): Token | null {
  const match = beforeCaret.exec(content.slice(0, caret))
  // In the middle of a word nobody begins a name.
  if (!match || /^[\p{L}\p{N}_]/u.test(content.slice(caret))) return null
  const kind = match[1] === undefined ? '#' : '@'
  return { kind, start: match.index, end: caret, text: match[1] ?? match[2] ?? '' }
}

/** The text with a whole name or hashtag in the token's place and a space behind it, and where the caret then stands. */
export function replacedToken(
  content: string,
  { start, end }: Token,
  text: string,
): { content: string; caret: number } {
  const rest = content.slice(end)
  const caret = start + text.length + 1
  return { content: content.slice(0, start) + text + (rest.startsWith(' ') ? '' : ' ') + rest, caret }
}
