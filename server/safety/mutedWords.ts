import { wordsOf } from '../posts/words.ts'
import type { ListPlace } from '../users/user.row.ts'

/** A viewer's muted words for each place, as `wordKey` makes them. */
export type MutedWords = Readonly<Record<ListPlace, readonly string[]>>

export const noWords: MutedWords = { HOME: [], EVERYWHERE: [] }

/** Whether lists at this place leave out a post with this text. Home and notifications are one place. */
export function hasMutedWord(content: string, words: MutedWords, place: ListPlace): boolean {
  const keys = place === 'HOME' ? [...words.HOME, ...words.EVERYWHERE] : words.EVERYWHERE
  return keys.length > 0 && keys.some(wordsOf(content))
}
