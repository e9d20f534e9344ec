import { type Command, InvalidArgumentError, Option } from 'commander'
import { moderationRules } from '../users/moderation.rules.ts'

type Shared = { json?: boolean }

/** The options of a command and of those above it, such as `--json`. */
export const optionsOf = <Options extends object = object>(command: Command) =>
  command.optsWithGlobals<Options & Shared>()

export const withoutAt = (username: string) => username.replace(/^@/, '')

export const lower = (words: readonly string[]) => words.map((word) => word.toLowerCase())

export const ruleOption = (why: string) => new Option('--rule <rule>', why).choices(lower(Object.keys(moderationRules)))

export function whole(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('Not a whole number.')
  return Number(text)
}

export function parseTime(text: string): Date {
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) throw new InvalidArgumentError('Not a time.')
  return time
}

export async function idOf(username: string): Promise<string> {
  const { idOfUsername } = await import('../users/users.read.ts')
  return idOfUsername(username)
}
