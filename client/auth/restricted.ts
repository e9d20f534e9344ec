import { session } from '../ui/storage.ts'

/** The session of a suspended account. The app stays a guest's; only the notice uses the token. */
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

/** Null forgets it. */
export function keepRestricted(restricted: Restricted | null): void {
  session.write(key, restricted && JSON.stringify(restricted))
}
