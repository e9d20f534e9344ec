import { useSyncExternalStore } from 'react'

/** What local storage keeps of who is logged in: enough to paint the navigation before the server answers. */
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

/** Keeps a session; every component that asks `useToken` learns of it. */
export function storeSession(token: string, user: StoredUser): void {
  localStorage.setItem('token', token)
  storeUser(user)
  announce()
}

/** Keeps the shown name and picture in step with the server's. */
export function storeUser({ username, name, avatar }: StoredUser): void {
  localStorage.setItem('userData', JSON.stringify({ username, name, avatar }))
}

/** Forgets the session. */
export function clearSession(): void {
  localStorage.removeItem('token')
  localStorage.removeItem('userData')
  announce()
}

/** The token, kept fresh; also when another tab logs in or out. Always null while rendering on a server. */
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
