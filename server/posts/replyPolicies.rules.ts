/** Who may reply in a conversation. The author of its first post chooses. */
export const replyPolicies = ['EVERYONE', 'FOLLOWED', 'MENTIONED'] as const

export type ReplyPolicy = (typeof replyPolicies)[number]

/** Why somebody cannot reply. `author` is the name of whoever began the conversation, if it is known. */
export function whyNoReply(policy: Exclude<ReplyPolicy, 'EVERYONE'>, author?: string): string {
  const who = author === undefined ? 'whoever began this conversation' : `@${author}`
  return policy === 'FOLLOWED'
    ? `Only people ${who} follows or mentions can reply.`
    : `Only people ${who} mentions can reply.`
}
