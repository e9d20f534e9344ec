import { defineLimits, hours } from '../limits/limit.ts'

export const invitesLimits = defineLimits({ invites: { points: 60, seconds: hours } })
