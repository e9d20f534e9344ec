import { type Context, requireViewer } from '../context.ts'
import { findByIds } from '../db/read.ts'
import type { UserRow } from '../users/user.row.ts'
import { requireSearch, searchUsers } from '../users/userSearch.service.ts'
import { searchText, startMark } from '../users/userSearchKeys.ts'
import { loadUsers } from '../users/users.hydration.ts'
import { latestFollowees } from './follows.read.ts'

const most = 8

const mostFollowed = 300

type Found = { _id: string; searchTokens: string[] }

/**
 * Accounts whose username or name has a word that starts with `search`: first those that the viewer follows, latest
 * first, then the most followed. An empty `search` finds only followed ones. Throws INVALID_INPUT, and the errors of
 * `requireViewer`.
 */
export async function mentionSuggestions(ctx: Context, search: string): Promise<UserRow[]> {
  const { id: viewerId } = requireViewer(ctx)
  requireSearch(search)
  const text = searchText(search)
  // An underscore has no text, and nobody's name starts with it.
  const ids = text || search === '' ? await followedStartingWith(viewerId, text) : []
  const users = await loadUsers(ctx, ids)
  const shown = ids.flatMap((id) => users.get(id) ?? []).slice(0, most)
  if (shown.length === most || search === '') return shown
  const { rows } = await searchUsers(ctx, search, { first: most, after: null })
  const known = new Set(shown.map(({ _id }) => _id))
  return [...shown, ...rows.flatMap(({ row }) => (known.has(row._id) ? [] : [row]))].slice(0, most)
}

async function followedStartingWith(viewerId: string, text: string): Promise<string[]> {
  const ids = await latestFollowees([viewerId], mostFollowed)
  const accounts = await findByIds<Found>('users', ids, { searchTokens: 1 })
  const starts = (token: string) => token.startsWith(text) || token.startsWith(startMark + text)
  const fitting = new Set(accounts.filter(({ searchTokens }) => searchTokens.some(starts)).map(({ _id }) => _id))
  return ids.filter((id) => fitting.has(id)).slice(0, 2 * most)
}
