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

/** What a new post stores of the choices: all but defaults. An edit stores defaults, too. */
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

/** Either its author or a moderator has marked them. */
export const hasSensitiveMedia = ({ isSensitive, sensitiveMark }: Pick<PostRow, 'isSensitive' | 'sensitiveMark'>) =>
  Boolean(isSensitive || sensitiveMark)

export const isSameChoice = (a: PostChoices, b: PostChoices) =>
  JSON.stringify(storedChoices(a)) === JSON.stringify(storedChoices(b))

/**
 * The post's choices after an edit; null if it changes none. While a moderator's mark says that the media are
 * sensitive, the author's choice about them stays as it is. Throws INVALID_INPUT for a reply that says who may reply.
 */
export function changedChoices(post: PostRow, changes: PostChoices): PostChoices | null {
  const { replyPolicy = policyOf(post), quotePolicy = quotePolicyOf(post) } = changes
  const { isSensitive = post.isSensitive === true } = post.sensitiveMark ? post : changes
  if (post.parentId !== null && replyPolicy !== 'EVERYONE') throw new AppError(commonErrors.INVALID_INPUT, notFirst)
  if (isSameChoice(post, { replyPolicy, quotePolicy, isSensitive })) return null
  return { ...(post.parentId === null && { replyPolicy }), quotePolicy, isSensitive }
}
