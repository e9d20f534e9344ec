import { useSyncExternalStore } from 'react'

/** The part of an account that local storage holds: enough to paint the navigation before the server answers. */
export type StoredUser = { username: string; name: string; avatar: string }

const listeners = new Set<() => void>()

/** The token of the session, or null for a guest. */
export function readToken(): string | null {
  return localStorage.getItem('token')
}

/** The stored user, or null for a guest or where the stored text cannot be read. */
export function readStoredUser(): StoredUser | null {
  return parseUser(localStorage.getItem('userData'))
}

/** Whether the server ended the last session here, rather than the person who had it. */
let wasEnded = false

/** Whether somebody is logged out because their session ended; true until they log in again or leave the log-in page. */
export function sessionWasEnded(): boolean {
  return wasEnded
}

/** Forgets that a session ended: whoever turns away from the log-in page knows. */
export function acceptSessionEnd(): void {
  wasEnded = false
}

/** Stores a session; every component that asks `useToken` learns of it. */
export function storeSession(token: string, user: StoredUser): void {
  wasEnded = false
  localStorage.setItem('token', token)
  storeUser(user)
  announce()
}

/** Stores the name and picture to show, as the server has them now. */
export function storeUser({ username, name, avatar }: StoredUser): void {
  localStorage.setItem('userData', JSON.stringify({ username, name, avatar }))
}

/** Forgets the session; `ended` says that the server no longer accepts it. */
export function clearSession({ ended = false } = {}): void {
  wasEnded = ended
  localStorage.removeItem('token')
  localStorage.removeItem('userData')
  announce()
}

/** The current token, also when another tab logs in or out. Always null while rendering on a server. */
export function useToken(): string | null {
  return useSyncExternalStore(subscribe, readToken, () => null)
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === 'token' || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

function announce(): void {
  for (const listener of listeners) listener()
}

function parseUser(json: string | null): StoredUser | null {
  try {
    const user: unknown = JSON.parse(json ?? 'null')
    return isStoredUser(user) ? user : null
  } catch {
    return null
  }
}

function isStoredUser(user: unknown): user is StoredUser {
  return typeof user === 'object' && user !== null && 'username' in user && 'name' in user && 'avatar' in user
}
