/** How many open invites an account may have, and how many sign-ups each allows. */
export const inviteBounds = {
  MEMBER: { open: 5, uses: 10 },
  MODERATOR: { open: 50, uses: 100 },
} as const

export const longestInviteDays = 30

const message = (most: number) => `Choose a whole number from 1 to ${most}.`

const isWithin = (value: number, most: number) => Number.isSafeInteger(value) && value >= 1 && value <= most

/** The problems of a new invite, at most one per field. */
export function inviteProblems({ uses, days }: { uses: number; days: number }, mostUses: number) {
  return [
    ...(isWithin(uses, mostUses) ? [] : [{ field: 'uses', message: message(mostUses) }]),
    ...(isWithin(days, longestInviteDays) ? [] : [{ field: 'days', message: message(longestInviteDays) }]),
  ]
}
