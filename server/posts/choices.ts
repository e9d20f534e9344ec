import { AppError, commonErrors } from '../errors.ts'
import type { PostRow } from './post.row.ts'
import type { ReplyPolicy } from './replyPolicies.rules.ts'
import type { QuotePolicy } from './quotePolicies.rules.ts'
import { quotePolicyOf } from './quotePolicies.ts'
import { policyOf } from './replyPolicies.ts'

/** What the author decides about a post besides its content. */
export type PostChoices = {
  replyPolicy?: ReplyPolicy | undefined
  quotePolicy?: QuotePolicy | undefined
  isSensitive?: boolean | undefined
}

const notFirst = { argument: 'input.replyPolicy', reason: 'replyPolicy: the first post of a conversation decides.' }

/** The choices as a new post stores them: without the default. An edit back to the default stores that. */
export function storedChoices({
  replyPolicy,
  quotePolicy,
  isSensitive,
}: PostChoices): Pick<PostRow, 'replyPolicy' | 'quotePolicy' | 'isSensitive'> {
  return {
    ...(replyPolicy && replyPolicy !== 'EVERYONE' && { replyPolicy }),
    ...(quotePolicy && quotePolicy !== 'EVERYONE' && { quotePolicy }),
    ...(isSensitive && { isSensitive }),
  }
}

/** Its author or a moderator may have said so. */
export const hasSensitiveMedia = ({ isSensitive, sensitiveMark }: Pick<PostRow, 'isSensitive' | 'sensitiveMark'>) =>
  Boolean(isSensitive || sensitiveMark)

export const isSameChoice = (a: PostChoices, b: PostChoices) =>
  JSON.stringify(storedChoices(a)) === JSON.stringify(storedChoices(b))

/**
 * The choices that an edit changes; null if it changes none. A moderator's mark counts before the author's choice,
 * which stays stored. Throws INVALID_INPUT for a reply that says who may reply.
 */
export function changedChoices(post: PostRow, changes: PostChoices): PostChoices | null {
  const { replyPolicy = policyOf(post), quotePolicy = quotePolicyOf(post) } = changes
  const { isSensitive = post.isSensitive === true } = post.sensitiveMark ? post : changes
  if (post.parentId !== null && replyPolicy !== 'EVERYONE') throw new AppError(commonErrors.INVALID_INPUT, notFirst)
  if (isSameChoice(post, { replyPolicy, quotePolicy, isSensitive })) return null
  return { ...(post.parentId === null && { replyPolicy }), quotePolicy, isSensitive }
}
