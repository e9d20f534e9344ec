import type { FieldError } from '../errors.ts'
import { isLongerThan, isUsableText } from '../text.rules.ts'
import { longestNote } from '../users/moderation.rules.ts'

/** What is wrong with a note to the account that an action concerns. It may be empty. */
export function noteProblem(note: string): FieldError[] {
  if (note !== '' && !isUsableText(note)) return [{ field: 'note', message: 'Invalid input.' }]
  if (isLongerThan(note, longestNote)) return [{ field: 'note', message: `Max ${longestNote} characters allowed!` }]
  return []
}

export const storedNote = (note: string) => note.trim()
