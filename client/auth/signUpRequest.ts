import { useSyncExternalStore } from 'react'
import { local, storedChanges } from '../ui/storage.ts'

/** The session of an account that waits to be let in. Only the notice uses its token; the app stays a guest's. */
type SignUpRequest = { token: string; username: string }

const key = 'sign-up-request'

const { tell, subscribe } = storedChanges()

/** Null deletes it. */
export function keepSignUpRequest(request: SignUpRequest | null): void {
  local.write(key, request && JSON.stringify(request))
  tell()
}

/** Deletes the request with this token. Another tab may have stored another one meanwhile. */
export function forgetSignUpRequest(token: string): void {
  if (readSignUpRequest()?.token === token) keepSignUpRequest(null)
}

/** Whether this browser has a request; false while the page is as the server drew it. */
export function useHasSignUpRequest(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => local.read(key) !== null,
    () => false,
  )
}

export function readSignUpRequest(): SignUpRequest | null {
  try {
    const { token, username } = Object(JSON.parse(local.read(key) ?? 'null')) as Partial<SignUpRequest>
    return typeof token === 'string' && typeof username === 'string' ? { token, username } : null
  } catch {
    return null
  }
}
