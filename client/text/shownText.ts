import { isBlank } from '../../server/text.rules.ts'

const mostBlankLines = 2
const lineBreak = /\r\n?|[\n\v\f\u0085\u2028\u2029]/

/** The text to display: at most two blank lines in a row, and none at the start or end. */
export function shownText(text: string): string {
  const shown: string[] = []
  let blanks = 0
  for (const line of text.split(lineBreak)) {
    if (isBlank(line)) {
      blanks++
      continue
    }
    if (shown.length > 0) shown.push(...Array<string>(Math.min(blanks, mostBlankLines)).fill(''))
    shown.push(line)
    blanks = 0
  }
  return shown.join('\n')
}
