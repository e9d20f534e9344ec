import { defineLimits, hours } from '../limits/limit.ts'

export const postsLimits = defineLimits({
  posts: { points: 600, seconds: hours },
  replies: { points: 1_200, seconds: hours },
  /** People whom posts newly mention, except their authors. */
  mentions: { points: 300, seconds: hours },
  /** Replaces `mentions` while an account is younger than a day. */
  mentionsOfNewAccounts: { points: 50, seconds: hours },
  /** Links in posts and edits, while an account is younger than a day. */
  linksOfNewAccounts: { points: 30, seconds: hours },
  deletions: { points: 1_200, seconds: hours },
})
