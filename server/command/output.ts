import { inspect } from 'node:util'
import { AppError } from '../errors.ts'
import { oneLine } from '../line.rules.ts'
import { fileProblem } from '../db/mongod/launchProblem.ts'
import { OperatorError } from '../operatorError.ts'
import { publicError } from '../publicErrors.ts'

/** Prints a line that is not part of the result. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** Prints a result: as lines for people, or as a line of JSON. */
export function print(result: object, lines: readonly string[], isJson = false): void {
  process.stdout.write(isJson ? `${JSON.stringify(result)}\n` : lines.map((line) => `${line}\n`).join(''))
}

/** Makes a line of each row, with the cells in columns. People wrote some of them: none can move a terminal's cursor. */
export function aligned(written: readonly (readonly string[])[]): string[] {
  const rows = written.map((row) => row.map(oneLine))
  const widths: number[] = []
  for (const row of rows) for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length)
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** Says what went wrong in words for the operator. Only an unexpected error gets all details. */
export function problemOf(error: unknown): string {
  if (error instanceof AppError) {
    const fields = error.fields?.map(({ field, message }) => `${field}: ${message}`)
    return fields?.join('\n') ?? error.reason ?? publicError(error)?.message ?? error.message
  }
  if (error instanceof OperatorError) return error.message
  return fileProblem(error) ?? inspect(error)
}
