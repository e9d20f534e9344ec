import { hashtagKey, hashtagsOf, unspaced } from '../posts/segments.rules.ts'
import type { ListPlace } from '../users/user.row.ts'
import { searchText } from '../users/userSearchKeys.ts'

/** The muted words of a viewer, as `wordKey` makes them, for each place. */
export type MutedWords = Readonly<Record<ListPlace, readonly string[]>>

export const noWords: MutedWords = { HOME: [], EVERYWHERE: [] }

/** The form in which words are compared: `#` and a hashtag, or words as in search. Null if nothing could match it. */
export function wordKey(text: string): string | null {
  const trimmed = text.trim()
  const tag = /^[#＃]/.test(trimmed) ? hashtagKey(trimmed) : null
  if (tag !== null) return `#${tag}`
  return searchText(trimmed) || null
}

const hasNoSpaces = new RegExp(unspaced, 'u')

/** Whether a post with this text does not appear in a list at this place. Home and notifications are one place. */
export function hasMutedWord(content: string, words: MutedWords, place: ListPlace): boolean {
  const keys = place === 'HOME' ? [...words.HOME, ...words.EVERYWHERE] : words.EVERYWHERE
  if (keys.length === 0) return false
  const text = ` ${searchText(content)} `
  const hashtags = new Set(hashtagsOf(content))
  const isIn = (key: string) => text.includes(hasNoSpaces.test(key) ? key : ` ${key} `)
  return keys.some((key) => (key.startsWith('#') ? hashtags.has(key.slice(1)) : isIn(key)))
}
