/** The rules that a moderator's action can name, in the words that the account's person reads. */
export const moderationRules = {
  SPAM: 'spam',
  HARASSMENT: 'harassment',
  HATE: 'hate',
  VIOLENCE: 'violence',
  SEXUAL_CONTENT: 'sexual content',
  PRIVACY: "other people's private information",
  IMPERSONATION: 'impersonation',
  ILLEGAL_CONTENT: 'illegal content',
  OTHER: 'another rule of this site',
} as const

export type ModerationRule = keyof typeof moderationRules

/** What an author or owner is told about an action. */
export const reasonOf = ({ rule, note }: { rule: ModerationRule; note: string }) =>
  `The reason: ${moderationRules[rule]}.${note && ` ${note}`}`

export const longestNote = 500
