import { local } from '../ui/storage.ts'
import type { EditProfile_UserFragment } from './EditProfile.generated.ts'

const words = ['name', 'bio', 'location', 'website'] as const
const pictures = ['avatar', 'cover'] as const

export type ProfileWords = Pick<EditProfile_UserFragment, (typeof words)[number]>
export type Profile = ProfileWords & Pick<EditProfile_UserFragment, (typeof pictures)[number]>

/** Logging out deletes all keys that begin with `draft:`. */
const keyOf = (username: string) => `draft:${username}:profile`

/** The unsaved changes of an account's profile form. */
export function readProfileDraft(username: string): Partial<Profile> {
  try {
    const kept = Object(JSON.parse(local.read(keyOf(username)) ?? '{}')) as Partial<Profile>
    return only((field) => typeof kept[field] === 'string', kept)
  } catch {
    return {}
  }
}

/** Stores changed fields, so that they survive the end of the session. */
export function keepProfileDraft(username: string, changes: Partial<Profile>): void {
  local.write(keyOf(username), Object.keys(changes).length > 0 ? JSON.stringify(changes) : null)
}

export function changesTo(profile: Profile, form: Profile): Partial<Profile> {
  return only((field) => form[field] !== profile[field], form)
}

function only(isWanted: (field: keyof Profile) => boolean, from: Partial<Profile>): Partial<Profile> {
  const fields = [...words, ...pictures].filter(isWanted)
  return Object.fromEntries(fields.map((field) => [field, from[field]]))
}
