import type { mongo } from 'mongoose'
import { database } from '../db/connection.ts'
import type { Transaction } from '../db/transaction.ts'
import { noteForCdn } from '../media/cdnPurges.ts'
import { UserModel } from '../users/user.model.ts'
import { continueAgain, endContinuations } from './continuations.ts'
import { PostModel, postIndexes } from './post.model.ts'
import type { Listed, PostRow, Removal } from './post.row.ts'
import { forgetVersions } from './versions.ts'

type InSession = Pick<Transaction, 'session'>

/** A change of all posts of an account takes this many in one transaction. */
const batchSize = 500

type Posts = readonly Pick<PostRow, '_id' | 'removal' | 'unlisted'>[]

const listFields = [
  'top',
  'hashtags',
  'words',
  'mentionIds',
  'notifiedId',
  'quoteNotifiedId',
] as const satisfies (keyof Listed)[]

/** A field that the post lacks is left out of the object. */
const fieldsOf = (prefix: string) => Object.fromEntries(listFields.map((field) => [field, prefix + field]))

const posted = () => database().collection<PostRow>('posts')

async function update(ids: readonly string[], stages: mongo.Document[], { session }: InSession): Promise<void> {
  if (ids.length > 0) await posted().updateMany({ _id: { $in: ids } }, stages, { session })
}

/**
 * Removes posts, which takes them out of all lists. `by` is the number of the action if one action removes all posts of
 * a period. Posts that wait for a moderator's decision keep what puts them into lists, and their earlier texts.
 */
export async function takeAway(
  ids: readonly string[],
  { rule, note, ...more }: Pick<Removal, 'rule' | 'note' | 'by' | 'isProvisional'>,
  inSession: InSession,
): Promise<void> {
  const listed = { $ifNull: ['$removal.listed', '$unlisted', fieldsOf('$')] }
  const removal = { at: '$$NOW', rule, note: { $literal: note }, ...more, listed }
  // With one stage, `$set` would merge the new object into the old one.
  const replaced = [{ $set: { removed: removal } }, { $set: { removal: '$removed' } }]
  await update(ids, [...replaced, { $unset: [...listFields, 'unlisted', 'removed'] }], inSession)
  await endContinuations(ids, inSession.session)
  await noteForCdn({ usedBy: { $in: [...ids] } }, inSession.session)
  if (!more.isProvisional) await forgetVersions(ids, inSession.session)
}

/** Ends the removal of an author's posts, by a moderator's decision: reports do not hide them again. */
export async function bringBack(posts: Posts, authorId: string, { session }: InSession): Promise<void> {
  if (posts.length === 0) return
  // The write conflicts with the start and the end of a suspension.
  const author = await UserModel.findOneAndUpdate({ _id: authorId }, { $inc: { writes: 1 } }, { session }).lean()
  const isAway = author?.unlisting && !author.unlisting.isOver
  const kept = [{ $set: { unlisted: '$removal.listed', isReviewed: true } }, { $unset: 'removal' }]
  if (isAway) await update(idsOf(posts), kept, { session })
  else await relist(posts, 'removal', { session })
  await continueAgain(idsOf(posts), authorId, session)
}

/** Takes the posts of an account that is suspended out of all lists. Removed posts are in no list already. */
export async function unlist(posts: Posts, inSession: InSession): Promise<void> {
  const listed = posts.filter(({ removal, unlisted }) => !removal && !unlisted)
  const stages = [{ $set: { unlisted: fieldsOf('$') } }, { $unset: [...listFields] }]
  await update(idsOf(listed), stages, inSession)
}

/** Puts posts back into the lists that they were in, at their old places. */
export async function relist(posts: Posts, kept: 'removal' | 'unlisted', { session }: InSession): Promise<void> {
  const away = posts.filter(({ removal, unlisted }) => (kept === 'removal' ? removal : unlisted))
  // Those who were mentioned may have deleted their accounts meanwhile.
  const mentioned = away.flatMap(({ removal, unlisted }) => (removal?.listed ?? unlisted)?.mentionIds ?? [])
  const there = await UserModel.find({ _id: { $in: mentioned } }, { _id: 1 })
    .session(session)
    .lean()
  const fields = fieldsOf(kept === 'removal' ? '$removal.listed.' : '$unlisted.')
  const input = { $ifNull: [fields['mentionIds'], []] }
  const mentionIds = { $filter: { input, cond: { $in: ['$$this', there.map(({ _id }) => _id)] } } }
  const reviewed = kept === 'removal' ? { isReviewed: true } : {}
  await update(idsOf(away), [{ $set: { ...fields, mentionIds, ...reviewed } }, { $unset: kept }], { session })
}

/** An author's next posts by id, for work that continues after a crash. `last` is undefined at the end. */
export async function postsAfter(authorId: string, after: string, { session }: InSession) {
  const posts = await PostModel.find({ authorId, _id: { $gt: after } }, { createdAt: 1, removal: 1, unlisted: 1 })
    .sort(postIndexes.everyByAuthor)
    .hint(postIndexes.everyByAuthor)
    .limit(batchSize)
    .session(session)
    .lean()
  return { posts, last: posts[batchSize - 1]?._id }
}

const idsOf = (posts: Posts) => posts.map(({ _id }) => _id)
