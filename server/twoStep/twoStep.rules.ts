import { isBlank } from '../text.rules.ts'

/** Codes of an app have 6 digits, recovery codes 19 characters; people type spaces too. */
const longestCode = 64

/** Why a code cannot be one, or null when it can. */
export function codeProblem(code: string): string | null {
  if (isBlank(code)) return 'Please fill the code field!'
  return code.length > longestCode ? `Max ${longestCode} characters allowed!` : null
}
