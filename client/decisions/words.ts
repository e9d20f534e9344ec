import type { ModerationKind } from '../apollo/schema.generated.ts'
import { fullTime } from '../ui/times.ts'
import type { DecisionsQuery } from './Decisions.generated.ts'

/** Whether no action takes it back, so that nobody can appeal against it. */
export const isFinal = (kind: ModerationKind) => kind === 'PURGE_POST' || kind === 'PURGE_MEDIA'

export function wordsOf({ kind, until, from, to, count, badge }: DecisionsQuery['decisions'][number]): string {
  switch (kind) {
    case 'WARN':
      return 'A moderator warned you. Nothing else happened.'
    case 'SILENCE':
      return `A moderator limited your account ${until ? `until ${fullTime(until)}` : 'for good'}. Explore, hashtags and suggestions leave it out, people who do not follow you get no notifications from it, and they see your replies folded. Your followers see everything as before.`
    case 'REMOVE_POSTS':
      return `A moderator removed ${count === 1 ? 'one Tweet' : `${count} Tweets`} of yours${from && to ? `, written from ${fullTime(from)} to ${fullTime(to)}` : ''}. Only you see them, and you can delete them.`
    case 'LOCK_BADGE':
      return `A moderator ${badge ? 'gave you a verified badge' : 'took your verified badge away'}. You cannot change it now.`
    case 'PURGE_POST':
      return 'An administrator deleted a Tweet of yours for good.'
    case 'PURGE_MEDIA':
      return 'An administrator deleted a picture or video of yours for good, wherever it was shown. A Tweet that showed nothing else is deleted too.'
    default:
      return 'A moderator decided something about your account.'
  }
}
