import { find } from '../db/read.ts'
import { usernameKey } from '../users/users.rules.ts'
import { segmentsOf } from './segments.rules.ts'

/** The most accounts that one post mentions; further names stay plain text. */
export const mostMentions = 10

/** The ids of the accounts that a text mentions, in the order of their first mention. One command; none without an `@`. */
export async function mentionIdsOf(content: string): Promise<string[]> {
  return (await mentionIdsOfAll([content]))[0] ?? []
}

/** The same for several texts, with one command for all of them. */
export async function mentionIdsOfAll(contents: readonly string[]): Promise<string[][]> {
  const names = contents.map(mentionedNames)
  const ids = await accountsNamed([...new Set(names.flat())])
  return names.map((keys) => keys.flatMap((key) => ids.get(key) ?? []).slice(0, mostMentions))
}

/** The usernames that a text mentions, as they are compared, whether such accounts exist or not. */
export function mentionedNames(content: string): string[] {
  if (!/[@＠]/.test(content)) return []
  const mentions = segmentsOf(content).filter(({ kind }) => kind === 'mention')
  return [...new Set(mentions.map(({ text }) => usernameKey(text.slice(1))))]
}

async function accountsNamed(keys: readonly string[]): Promise<Map<string, string>> {
  const filter = { usernameKey: { $in: keys }, deletingAt: null }
  const options = { hint: { usernameKey: 1 }, limit: keys.length, projection: { usernameKey: 1 } }
  const accounts = await find<{ _id: string; usernameKey: string }>('users', filter, options)
  return new Map(accounts.map(({ _id, usernameKey: key }) => [key, _id]))
}
