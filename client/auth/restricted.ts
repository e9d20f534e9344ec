import { session } from '../ui/storage.ts'

/** A suspended account's session. Only the notice uses its token; elsewhere the app is a guest's. */
type Restricted = { token: string; username: string }

const key = 'restricted'

export function readRestricted(): Restricted | null {
  try {
    const stored: unknown = JSON.parse(session.read(key) ?? 'null')
    const { token, username } = Object(stored) as Partial<Restricted>
    return typeof token === 'string' && typeof username === 'string' ? { token, username } : null
  } catch {
    return null
  }
}

/** Null deletes it. */
export function keepRestricted(restricted: Restricted | null): void {
  session.write(key, restricted && JSON.stringify(restricted))
}
