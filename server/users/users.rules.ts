import { isBlank, isLongerThan, isUsableText, isWebAddress } from '../text.rules.ts'

/** The longest texts of a profile, in characters as a person counts them. */
export const profileLimits = { name: 50, bio: 160, location: 30, website: 200 } as const

export const usernamePattern = /^[A-Za-z0-9_]{1,30}$/

const reservedUsernames = new Set(['edit', 'bookmark', 'remove-bookmark', 'follow', 'unfollow'])

export function usernameKey(username: string): string {
  return username.toLowerCase()
}

/** Why a username cannot be used, or null when it can. */
export function usernameProblem(username: string): string | null {
  if (!usernamePattern.test(username)) return 'Use 1 to 30 letters, digits or underscores.'
  if (reservedUsernames.has(usernameKey(username))) return 'This username is reserved.'
  return null
}

/** Adds `https://` to a website without a scheme. `host:80` has a port, not a scheme. */
export function completeWebsite(typed: string): string {
  const website = typed.trim()
  return website === '' || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(website) ? website : `https://${website}`
}

type ProfileField = keyof typeof profileLimits

const isProfileField = (field: string): field is ProfileField => Object.hasOwn(profileLimits, field)

/** The problems of the given fields. Pass the website through `completeWebsite` first. */
export function profileProblems(profile: Partial<Record<ProfileField, string>>): { field: string; message: string }[] {
  return Object.entries(profile).flatMap(([field, text]) => {
    const message = isProfileField(field) ? profileFieldProblem(field, text) : null
    return message ? [{ field, message }] : []
  })
}

function profileFieldProblem(field: ProfileField, text: string): string | null {
  if (isBlank(text)) return `Please fill the ${field} field!`
  if (!isUsableText(text)) return 'Invalid input.'
  if (isLongerThan(text, profileLimits[field])) return `Max ${profileLimits[field]} characters allowed!`
  if (field === 'website' && !isWebAddress(text)) return 'Use an address that starts with http:// or https://.'
  return null
}
