/** The rules that a moderator's action can name, in words for the account that it concerns. */
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

/** What an author or owner is told of an action. */
export const reasonOf = ({ rule, note }: { rule: ModerationRule; note: string }) =>
  `The reason: ${moderationRules[rule]}.${note && ` ${note}`}`

/** In characters as a person counts them. */
export const longestNote = 500
