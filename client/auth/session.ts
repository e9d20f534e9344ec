import { useSyncExternalStore } from 'react'
import { avatarSrcSet } from '../../server/media/media.rules.ts'
import { forgetLastPages, local, storedChanges } from '../ui/storage.ts'

/** What is stored of an account: enough to show the navigation before the server answers. */
export type StoredUser = { username: string; name: string; avatar: string }

const { tell, subscribe } = storedChanges((key) => key === 'token' || key === null)

export function readToken(): string | null {
  return local.read('token')
}

/** The stored user; null for a guest or if the stored JSON is invalid. */
export function readStoredUser(): StoredUser | null {
  return parseUser(local.read('userData'))
}

let wasEnded = false

/** Whether the server ended the last session. Logging in or leaving the log-in page resets it. */
export function sessionWasEnded(): boolean {
  return wasEnded
}

export function acceptSessionEnd(): void {
  wasEnded = false
}

/** Stores a session. Components that use `useToken` render again. */
export function storeSession(token: string, user: StoredUser): void {
  wasEnded = false
  forgetLastPages()
  // Other tabs watch the token, so it is stored last.
  storeUser(user)
  local.write('token', token)
  markSignedIn(true)
  tell()
}

export function storeUser({ username, name, avatar }: StoredUser): void {
  local.write('userData', JSON.stringify({ username, name, avatar }))
  // `theme.js` shows the avatar before the app runs, and cannot compute its `srcset`.
  local.write('avatar-srcset', avatarSrcSet(avatar) ?? null)
}

/** Deletes the stored session. `ended` means that the server no longer accepts it. */
export function clearSession({ ended = false } = {}): void {
  wasEnded = ended
  local.write('token', null)
  markSignedIn(false)
  local.write('userData', null)
  local.write('avatar-srcset', null)
  forgetLastPages()
  tell()
}

/** By this cookie the server chooses the page for guests or for members; see `start.js`. */
function markSignedIn(isMember: boolean): void {
  document.cookie = `signed_in=1; path=/; samesite=lax; max-age=${isMember ? 31_536_000 : 0}`
}

/** The current token, which other tabs can change. Always null on a server. */
export function useToken(): string | null {
  return useSyncExternalStore(subscribe, readToken, () => null)
}

function parseUser(json: string | null): StoredUser | null {
  try {
    const user: unknown = JSON.parse(json ?? 'null')
    return isStoredUser(user) ? user : null
  } catch {
    return null
  }
}

export function isStoredUser(user: unknown): user is StoredUser {
  if (typeof user !== 'object' || user === null) return false
  const { username, name, avatar } = user as Partial<StoredUser>
  return [username, name, avatar].every((text) => typeof text === 'string')
}
