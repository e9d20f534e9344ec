import { wordsOf } from '../posts/words.ts'
import type { ListPlace } from '../users/user.row.ts'

/** The muted words of a viewer, as `wordKey` makes them, for each place. */
export type MutedWords = Readonly<Record<ListPlace, readonly string[]>>

export const noWords: MutedWords = { HOME: [], EVERYWHERE: [] }

/** Whether a post with this text does not appear in a list at this place. Home and notifications are one place. */
export function hasMutedWord(content: string, words: MutedWords, place: ListPlace): boolean {
  const keys = place === 'HOME' ? [...words.HOME, ...words.EVERYWHERE] : words.EVERYWHERE
  return keys.length > 0 && keys.some(wordsOf(content))
}
