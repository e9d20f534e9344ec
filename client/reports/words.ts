import type { CaseOutcome } from '../apollo/schema.generated.ts'
import { type ModerationRule, moderationRules } from '../../server/users/moderation.rules.ts'

export const rules = Object.keys(moderationRules) as ModerationRule[]

/** No rule is chosen at first, so that nobody reports or acts by one that they did not mean. */
export const ruleProblems = ({ rule }: { rule?: string }) =>
  rule ? [] : [{ field: 'rule', message: 'Please choose one.' }]

export function ruleLabel(rule: ModerationRule): string {
  const words = moderationRules[rule]
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const outcomeLabels: Record<CaseOutcome, string> = {
  POST_REMOVED: 'Tweet removed',
  POST_MARKED: 'Tweet marked as sensitive',
  ACCOUNT_SUSPENDED: 'Account suspended',
  ACCOUNT_WARNED: 'Account warned',
  ACCOUNT_SILENCED: 'Account limited',
  POSTS_REMOVED: 'Tweets removed',
  BADGE_CHOSEN: 'Badge changed',
  DISMISSED: 'No rule was broken',
  ACCOUNT_DELETED: 'The account was deleted',
  PURGED: 'Deleted for good',
}
