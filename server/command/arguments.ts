import { type Command, InvalidArgumentError, Option } from 'commander'
import * as z from 'zod'
import { OperatorError } from '../operatorError.ts'
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

const timeOfDay = /^(?:T\d\d:\d\d(?::\d\d(?:[.]\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)?)?$/

/** JavaScript alone also takes `2` for February 2001, and `2027-02-31` for a day in March. */
export function parseTime(text: string): Date {
  const time = new Date(text)
  const isDay = z.iso.date().safeParse(text.slice(0, 10)).success
  if (!isDay || !timeOfDay.test(text.slice(10)) || Number.isNaN(time.getTime()))
    throw new InvalidArgumentError('Use a time such as 2027-01-31 or 2027-01-31T18:00Z.')
  return time
}

/** The id of an account in any state but that of deletion. Throws USER_NOT_FOUND. */
export async function idOf(username: string): Promise<string> {
  const { idOfUsername } = await import('../users/users.read.ts')
  return idOfUsername(username)
}

/** As `idOf`. Throws OperatorError for an account that waits to be let in, because to services there is none. */
export async function idOfLetIn(username: string): Promise<string> {
  const id = await idOf(username)
  const { UserModel } = await import('../users/user.model.ts')
  if (await UserModel.exists({ _id: id, waiting: { $ne: null } }))
    throw new OperatorError(
      `@${username} is not let in. \`linnet user approve\` does that, \`linnet user delete\` deletes the account.`,
    )
  return id
}
