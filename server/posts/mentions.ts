import { type Context, requireViewer } from '../context.ts'
import { find, findById, findByIds } from '../db/read.ts'
import { countAction, countTogether } from '../limits/countAction.ts'
import { active } from '../users/user.model.ts'
import { type UserRow, isNewAccount } from '../users/user.row.ts'
import { usernameKey } from '../users/users.rules.ts'
import type { PostRow } from './post.row.ts'
import { visibleTo } from '../visibility.ts'
import { postsLimits } from './posts.limits.ts'
import { segmentsOf } from './segments.rules.ts'

/** A text mentions at most this many people; further names stay plain text. */
export const mostMentions = 10

/** Whom each text of the viewer mentions, if the viewer may see them. Without an `@` it costs no command. */
export async function mentionIdsOfAll(ctx: Context, contents: readonly string[]): Promise<string[][]> {
  const ids = await storedMentionsOfAll(contents)
  const people = [...new Set(ids.flat())]
  if (people.length === 0) return ids
  const isVisible = await visibleTo(ctx, ctx.domains.users.visibility, people)
  return ids.map((mentioned) => mentioned.filter((_id) => isVisible({ _id, ...unrestricted })))
}

/** Only blocks count. A suspended account is mentioned too, because all is back when the suspension ends. */
const unrestricted = { deletingAt: null, suspension: null }

/** Whom texts mention for any reader, in the order of the text. One command; none without an `@`. */
export async function storedMentionsOfAll(contents: readonly string[]): Promise<string[][]> {
  const names = contents.map(mentionedNames)
  const ids = await accountsNamed([...new Set(names.flat())], { deletingAt: null, waiting: null })
  return names.map((keys) => keys.flatMap((key) => ids.get(key) ?? []).slice(0, mostMentions))
}

/**
 * Counts newly mentioned people other than the viewer against the limits. For an account younger than a day it also
 * counts links. The returned function takes the count back. Throws RATE_LIMITED.
 */
export async function countReach(
  ctx: Context,
  mentionIds: readonly string[],
  contents: readonly Partial<Linking>[],
): Promise<() => void> {
  const { id } = requireViewer(ctx)
  const people = mentionIds.filter((mentioned) => mentioned !== id).length
  const links = contents.reduce((sum, content) => sum + linkCount(content), 0)
  if (people === 0 && links === 0) return () => {}
  const author = await findById<Pick<UserRow, '_id' | 'createdAt'>>('users', id, { createdAt: 1 })
  const isNew = !author || isNewAccount(author)
  const ofMentions = isNew ? postsLimits.mentionsOfNewAccounts : postsLimits.mentions
  return countTogether([
    ...(isNew && links > 0 ? [() => countAction(ctx, postsLimits.linksOfNewAccounts, links)] : []),
    ...(people > 0 ? [() => countAction(ctx, ofMentions, people)] : []),
  ])
}

type Linking = Pick<PostRow, 'content' | 'links'>

const linkCount = ({ content = '', links = [] }: Partial<Linking>) =>
  links.length + segmentsOf(content).filter(({ kind }) => kind === 'link').length

/** People whom these edits newly mention. At most one command. */
export async function newMentions(edits: readonly { id: string; mentionIds?: string[] }[]): Promise<string[]> {
  const mentioning = edits.flatMap(({ id, mentionIds = [] }) => (mentionIds.length > 0 ? [{ id, mentionIds }] : []))
  const ids = mentioning.map(({ id }) => id)
  const posts = await findByIds<Pick<PostRow, '_id' | 'mentionIds'>>('posts', ids, { mentionIds: 1 })
  const known = new Map(posts.map((post) => [post._id, new Set(post.mentionIds)]))
  return mentioning.flatMap(({ id, mentionIds }) => mentionIds.filter((person) => !known.get(id)?.has(person)))
}

/** The usernames that a text mentions, folded, whether they exist or not. */
export function mentionedNames(content: string): string[] {
  if (!/[@＠]/.test(content)) return []
  const mentions = segmentsOf(content).filter(({ kind }) => kind === 'mention')
  return [...new Set(mentions.map(({ text }) => usernameKey(text.slice(1))))]
}

/** The ids of accounts, by folded username; usually of those that everybody may see. One command. */
export async function accountsNamed(keys: readonly string[], among = active()): Promise<Map<string, string>> {
  const filter = { usernameKey: { $in: keys }, ...among }
  const options = { hint: { usernameKey: 1 }, limit: keys.length, projection: { usernameKey: 1 } }
  const accounts = await find<{ _id: string; usernameKey: string }>('users', filter, options)
  return new Map(accounts.map(({ _id, usernameKey: key }) => [key, _id]))
}
