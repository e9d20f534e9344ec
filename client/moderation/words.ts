import type { CaseState, ModerationKind } from '../apollo/schema.generated.ts'

export const signUpsPath = '/moderation?list=sign-ups'

export const blocklistPath = '/moderation?list=blocked'

export const wordsPath = '/moderation?list=words'

export const sitePath = '/moderation?list=site'

/** The page with all about an account; with an empty name, the page that asks for one. */
export const accountPath = (username: string) => `/moderation?account=${encodeURIComponent(username)}`

export const stateLabels: Record<CaseState, string> = { OPEN: 'Open', TAKEN: 'Taken', RESOLVED: 'Resolved' }

export const kindLabels: Record<ModerationKind, string> = {
  SUSPEND: 'Suspended',
  UNSUSPEND: 'Suspension ended',
  CHANGE_ROLE: 'Role changed',
  REMOVE_POST: 'Tweet removed',
  RESTORE_POST: 'Tweet shown again',
  HIDE_POST: 'Tweet hidden after reports',
  MARK_SENSITIVE: 'Tweet marked as sensitive',
  UNMARK_SENSITIVE: 'Mark as sensitive taken off',
  WARN: 'Warned',
  WITHDRAW_WARNING: 'Warning withdrawn',
  SILENCE: 'Limited',
  UNSILENCE: 'Limit ended',
  REMOVE_POSTS: 'Tweets of a period removed',
  RESTORE_POSTS: 'Those Tweets shown again',
  LOCK_BADGE: 'Badge chosen',
  UNLOCK_BADGE: 'Badge given back',
  UPHOLD_APPEAL: 'Appeal turned down',
  TAKE_CASE: 'Reports taken',
  RELEASE_CASE: 'Reports given back',
  DISMISS_CASE: 'Reports dismissed',
  APPROVE_SIGN_UP: 'Let in',
  DECLINE_SIGN_UP: 'Not let in',
  BLOCK_ENTRY: 'Word, domain or network blocked',
  UNBLOCK_ENTRY: 'Block ended',
  WATCH_WORD: 'Word watched',
  UNWATCH_WORD: 'Word watched no more',
  EDIT_SITE: 'Settings of the site changed',
  PURGE_POST: 'Tweet deleted for good',
  PURGE_MEDIA: 'Upload deleted for good',
  PURGE_ACCOUNT: 'Account deleted for good',
  TURN_OFF_TWO_STEP: 'Two-step log-in turned off',
}

/** The button that takes back a decision about an account. */
export const undoLabels: Partial<Record<ModerationKind, string>> = {
  WARN: 'Withdraw the warning',
  SILENCE: 'End the limit',
  REMOVE_POSTS: 'Show the Tweets again',
  LOCK_BADGE: 'Give back the badge',
}

/** Why something is in the queue: the number of reports, and the watched words in it. */
export function sourcesOf({ reportCount, words }: { reportCount: number; words: readonly string[] }): string {
  const watched = words.length > 0 ? [`Watched: ${words.join(', ')}`] : []
  const reports = reportCount > 0 ? [reportCount === 1 ? '1 report' : `${reportCount} reports`] : []
  return [...reports, ...watched].join(' · ')
}
