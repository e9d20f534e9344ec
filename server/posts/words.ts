import { searchText } from '../users/userSearchKeys.ts'
import { hashtagKey, hashtagsOf, unspaced } from './segments.rules.ts'

/** The form in which words are compared: `#` and a hashtag, or words as in search. Null if no text could match. */
export function wordKey(text: string): string | null {
  const trimmed = text.trim()
  const tag = /^[#＃]/.test(trimmed) ? hashtagKey(trimmed) : null
  if (tag !== null) return `#${tag}`
  return searchText(trimmed) || null
}

const hasNoSpaces = new RegExp(unspaced, 'u')

/** Returns a function that says whether the text has the words of a key from `wordKey`, as whole words. */
export function wordsOf(content: string): (key: string) => boolean {
  const text = ` ${searchText(content)} `
  const hashtags = new Set(hashtagsOf(content))
  const isIn = (key: string) => text.includes(hasNoSpaces.test(key) ? key : ` ${key} `)
  return (key) => (key.startsWith('#') ? hashtags.has(key.slice(1)) : isIn(key))
}
