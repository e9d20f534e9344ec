import { defineLimits, hours, minutes } from '../limits/limit.ts'

export const linkCardsLimits = defineLimits({
  linkPreviews: { points: 30, seconds: hours },
  /** Whoever runs the host should not feel this server. */
  linkPreviewsOfHost: { points: 60, seconds: minutes },
})
