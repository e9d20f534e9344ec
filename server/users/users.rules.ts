import { isWebAddress, linkTarget } from '../addresses.rules.ts'
import { oneLine } from '../line.rules.ts'
import { isBlank, isLongerThan, isUsableText } from '../text.rules.ts'

export const profileLimits = { name: 50, bio: 160, location: 30, website: 200 } as const

export const usernamePattern = /^[A-Za-z0-9_]{1,30}$/

const reservedUsernames = new Set(['edit', 'bookmark', 'remove-bookmark', 'follow', 'unfollow'])

export const reservedUsername = 'This username is reserved.'

export function usernameKey(username: string): string {
  return username.toLowerCase()
}

export function usernameProblem(username: string): string | null {
  if (!usernamePattern.test(username)) return 'Use 1 to 30 letters, digits or underscores.'
  if (reservedUsernames.has(usernameKey(username))) return reservedUsername
  return null
}

/** `host:80` has a port, not a scheme, and `//host` only lacks one. */
function completeWebsite(typed: string): string {
  const website = oneLine(typed)
  return website === '' || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(website)
    ? website
    : `https://${website.replace(/^\/*/, '')}`
}

type ProfileField = keyof typeof profileLimits

const isProfileField = (field: string): field is ProfileField => Object.hasOwn(profileLimits, field)

/** All fields but the bio are one line. */
const stored: Record<ProfileField, (typed: string) => string> = {
  name: oneLine,
  bio: (typed) => typed.trim(),
  location: oneLine,
  website: completeWebsite,
}

export function storedProfile<Profile extends Partial<Record<ProfileField, string>>>(typed: Profile): Profile {
  const fields = Object.entries(typed).filter(([field]) => isProfileField(field))
  return Object.fromEntries(fields.map(([field, text]) => [field, stored[field as ProfileField](text)])) as Profile
}

export function profileProblems(profile: Partial<Record<ProfileField, string>>): { field: string; message: string }[] {
  return Object.entries(profile).flatMap(([field, text]) => {
    const message = isProfileField(field) ? profileFieldProblem(field, text) : null
    return message ? [{ field, message }] : []
  })
}

function websiteProblem(website: string): string | null {
  if (isWebAddress(website)) return null
  if (isWebAddress(linkTarget(website))) return 'Use an address without a user name before the host.'
  return 'Use an address that starts with http:// or https://.'
}

function profileFieldProblem(field: ProfileField, text: string): string | null {
  if (isBlank(text)) return `Please fill the ${field} field!`
  if (!isUsableText(text)) return 'Invalid input.'
  if (isLongerThan(text, profileLimits[field])) return `Max ${profileLimits[field]} characters allowed!`
  return field === 'website' ? websiteProblem(text) : null
}
