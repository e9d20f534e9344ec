/** Who may quote a post. Its author chooses, and always may. */
export const quotePolicies = ['EVERYONE', 'FOLLOWERS', 'NOBODY'] as const

export type QuotePolicy = (typeof quotePolicies)[number]

/** Why somebody cannot quote a post. `author` is the name of whoever wrote it, if it is known. */
export function whyNoQuote(policy: Exclude<QuotePolicy, 'EVERYONE'>, author?: string): string {
  const who = author === undefined ? 'whoever wrote this' : `@${author}`
  return policy === 'FOLLOWERS' ? `Only people who follow ${who} can quote this.` : `Only ${who} can quote this.`
}
