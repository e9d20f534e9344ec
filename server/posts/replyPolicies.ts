import type { ClientSession } from 'mongoose'
import type { Context } from '../context.ts'
import { findByIds } from '../db/read.ts'
import { AppError } from '../errors.ts'
import { ancestorIdsOf } from './ancestors.ts'
import { type Authors, authorsOfLimited, nobody } from './limitedAuthors.ts'
import { PostModel } from './post.model.ts'
import { type PostRow, mentionIdsOf } from './post.row.ts'
import { postsErrors } from './posts.errors.ts'
import { type ReplyPolicy, whyNoReply } from './replyPolicies.rules.ts'

/** The first post of a conversation, whose author chooses who may reply anywhere below it. */
type Root = Pick<PostRow, '_id' | 'authorId' | 'replyPolicy' | 'mentionIds' | 'removal' | 'unlisted'>

const rootColumns = {
  ...{ authorId: 1, replyPolicy: 1, mentionIds: 1 },
  ...{ 'removal.at': 1, 'unlisted.mentionIds': 1 },
} as const

/** Posts of older releases lack the field. */
export const policyOf = ({ replyPolicy = 'EVERYONE' }: Pick<Root, 'replyPolicy'>): ReplyPolicy => replyPolicy

export const rootIdOf = (post: PostRow): string => ancestorIdsOf(post)[0] ?? post._id

/** Throws REPLIES_LIMITED if the conversation of `parent` is not open to the viewer. */
export async function requireMayReply(ctx: Context, parent: PostRow, session: ClientSession): Promise<void> {
  const root = parent.parentId === null ? parent : await rootOfReply(parent, session)
  // Until the upgrade ends, a reply of an older release does not name its root.
  const policy = root ? policyOf(root) : 'EVERYONE'
  if (!root || policy === 'EVERYONE') return
  const authors = await authorsOf(ctx, [root])
  if (!mayReply(ctx, root, authors))
    throw new AppError(postsErrors.REPLIES_LIMITED, {
      forUser: whyNoReply(policy, authors.get(root.authorId)?.username),
    })
}

const rootOfReply = (reply: PostRow, session: ClientSession) =>
  PostModel.findById(rootIdOf(reply), rootColumns).session(session).lean()

/**
 * Adds who may reply, if that is selected. It reads the first posts of conversations that are not among `posts`, and
 * the authors of those that limit replies; nothing else costs a command.
 */
export async function addReplyRules(ctx: Context, posts: readonly PostRow[]): Promise<void> {
  if (!ctx.selection.has('Post.replyPolicy') && !ctx.selection.has('Post.viewerCanReply')) return
  const present = new Map<string, Root>(posts.map((post) => [post._id, post]))
  const missing = new Set(posts.map(rootIdOf).filter((id) => !present.has(id)))
  const read = await findByIds<Root>('posts', [...missing], rootColumns)
  for (const root of read) present.set(root._id, root)
  const roots = posts.map((post) => present.get(rootIdOf(post)) ?? post)
  const authors = ctx.selection.has('Post.viewerCanReply') ? await authorsOf(ctx, roots) : nobody
  posts.forEach((post, index) => {
    const root = roots[index] ?? post
    post.replyRule = { policy: policyOf(root), viewerCanReply: mayReply(ctx, root, authors) }
  })
}

const authorsOf = (ctx: Context, roots: readonly Root[]) =>
  authorsOfLimited(
    ctx,
    roots.filter((root) => policyOf(root) !== 'EVERYONE'),
    'User.isFollowingViewer',
  )

/** A viewer who cannot see the first post can reply below it only if everyone can. */
function mayReply({ viewer }: Context, root: Root, authors: Authors): boolean {
  if (!viewer) return false
  const policy = policyOf(root)
  if (policy === 'EVERYONE' || root.authorId === viewer.id) return true
  const author = authors.get(root.authorId)
  if (!author || root.removal) return false
  return Boolean(mentionIdsOf(root).includes(viewer.id) || (policy === 'FOLLOWED' && author.isFollowingViewer))
}
