import { isBlank } from '../text.rules.ts'

/** An app's codes have 6 digits, recovery codes 19 characters. People also type spaces. */
const longestCode = 64

/** Why a text cannot be a code; null if it can. */
export function codeProblem(code: string): string | null {
  if (isBlank(code)) return 'Please fill the code field!'
  return code.length > longestCode ? `Max ${longestCode} characters allowed!` : null
}
