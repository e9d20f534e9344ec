import { randomInt } from 'node:crypto'
import { OperatorError } from '../operatorError.ts'

/** Without letters and digits that look alike. */
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 20

const longestInput = 10_000

/** 116 bits. */
export function generatedPassword(): string {
  return Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('')
}

export async function passwordFromInput(): Promise<string> {
  let text = ''
  for await (const part of process.stdin.setEncoding('utf8')) {
    text += String(part)
    if (text.includes('\n') || text.length > longestInput) break
  }
  const [line = ''] = text.split(/\r?\n/)
  if (line === '') throw new OperatorError('There is no password on the standard input.')
  return line
}
