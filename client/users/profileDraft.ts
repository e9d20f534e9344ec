import type { EditProfile_UserFragment } from './EditProfile.generated.ts'

export type ProfileWords = Pick<EditProfile_UserFragment, 'name' | 'bio' | 'location' | 'website'>

/** Keys of all drafts start with `draft:`, so that logging out can delete them together. */
const keyOf = (username: string) => `draft:${username}:profile`

/** The unsaved content of an account's profile form, or null. */
export function readProfileDraft(username: string): Partial<ProfileWords> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(username)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    return Object.fromEntries(Object.entries(kept).filter(([, text]) => typeof text === 'string'))
  } catch {
    return null
  }
}

/** Stores the content of the form, so that it survives the end of the session; null deletes it. */
export function keepProfileDraft(username: string, words: ProfileWords | null): void {
  try {
    if (words) localStorage.setItem(keyOf(username), JSON.stringify(words))
    else localStorage.removeItem(keyOf(username))
  } catch {
    // Without storage the text is still in the form.
  }
}
