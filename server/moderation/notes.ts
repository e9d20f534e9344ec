import type { FieldError } from '../errors.ts'
import { isLongerThan, isUsableText } from '../text.rules.ts'
import { longestNote } from '../users/moderation.rules.ts'

/** What is wrong with the words of a moderator or an appeal in this field. They may be empty. */
export function noteProblem(note: string, field = 'note'): FieldError[] {
  if (note !== '' && !isUsableText(note)) return [{ field, message: 'Invalid input.' }]
  if (isLongerThan(note, longestNote)) return [{ field, message: `Max ${longestNote} characters allowed!` }]
  return []
}

/** What is wrong with the end of something; null means that it has no end. */
export const endProblem = (until: Date | null): FieldError[] =>
  until !== null && until <= new Date() ? [{ field: 'until', message: 'Choose a time in the future.' }] : []

export const storedNote = (note: string) => note.trim()
