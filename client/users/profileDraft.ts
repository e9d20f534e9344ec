import type { EditProfile_UserFragment } from './EditProfile.generated.ts'

/** The words of a profile, as its form has them. */
export type ProfileWords = Pick<EditProfile_UserFragment, 'name' | 'bio' | 'location' | 'website'>

/** Drafts of every kind have keys that start alike: logging out forgets them together. */
const keyOf = (username: string) => `draft:${username}:profile`

/** What was typed into an account's profile form and neither saved nor discarded, or null. */
export function readProfileDraft(username: string): Partial<ProfileWords> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(username)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    return Object.fromEntries(Object.entries(kept).filter(([, text]) => typeof text === 'string'))
  } catch {
    return null
  }
}

/** Keeps what is typed, so that it survives the end of the session; null forgets it. */
export function keepProfileDraft(username: string, words: ProfileWords | null): void {
  try {
    if (words) localStorage.setItem(keyOf(username), JSON.stringify(words))
    else localStorage.removeItem(keyOf(username))
  } catch {
    // Without storage the words are still on the screen.
  }
}
