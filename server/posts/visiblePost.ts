import type { Context } from '../context.ts'
import { AppError, type ErrorKind } from '../errors.ts'
import { sharedCards } from '../users/authors.ts'
import { visibleTo } from '../visibility.ts'
import type { PostKey } from './post.row.ts'
import { postsErrors } from './posts.errors.ts'

/** Throws POST_NOT_FOUND if the viewer may not see an existing post. Costs a command if its author is not cached. */
export async function requireVisible(ctx: Context, post: PostKey): Promise<void> {
  const { users, posts } = ctx.domains
  const isOwn = post.authorId === ctx.viewer?.id
  const [authors, isVisibleUser, isVisiblePost] = await Promise.all([
    isOwn ? [] : sharedCards(ctx, [post.authorId]),
    visibleTo(ctx, users.visibility, [post.authorId]),
    visibleTo(ctx, posts.visibility, [post._id]),
  ])
  if (!isVisiblePost(post) || !(isOwn || authors.some(isVisibleUser))) throw new AppError(postsErrors.POST_NOT_FOUND)
}

/** Throws `refusal`, or POST_NOT_FOUND if the viewer may not know that the post exists. */
export async function refuseOn(ctx: Context, post: PostKey, refusal: ErrorKind): Promise<never> {
  await requireVisible(ctx, post)
  throw new AppError(refusal)
}
