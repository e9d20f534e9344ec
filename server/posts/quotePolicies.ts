import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { type Authors, authorsOfLimited } from './limitedAuthors.ts'
import type { PostRow } from './post.row.ts'
import { postsErrors } from './posts.errors.ts'
import { type QuotePolicy, whyNoQuote } from './quotePolicies.rules.ts'

type Quotable = Pick<PostRow, '_id' | 'authorId' | 'quotePolicy'>

/** A post without a stored policy may be quoted by everyone. */
export const quotePolicyOf = ({ quotePolicy = 'EVERYONE' }: Pick<Quotable, 'quotePolicy'>): QuotePolicy => quotePolicy

/** Throws QUOTES_LIMITED if the author of a post that the viewer may see does not let the viewer quote it. */
export async function requireMayQuote(ctx: Context, post: Quotable): Promise<void> {
  const policy = quotePolicyOf(post)
  if (policy === 'EVERYONE') return
  const authors = await authorsOf(ctx, [post])
  if (!mayQuote(ctx, post, authors))
    throw new AppError(postsErrors.QUOTES_LIMITED, {
      forUser: whyNoQuote(policy, authors.get(post.authorId)?.username),
    })
}

/** Adds whether the viewer may quote the posts, if that is selected. Costs commands only if others limit some. */
export async function addQuoteRules(ctx: Context, posts: readonly PostRow[]): Promise<void> {
  if (!ctx.selection.has('Post.viewerCanQuote')) return
  const authors = await authorsOf(ctx, posts)
  for (const post of posts) post.viewerCanQuote = mayQuote(ctx, post, authors)
}

const authorsOf = (ctx: Context, posts: readonly Quotable[]) =>
  authorsOfLimited(
    ctx,
    posts.filter((post) => quotePolicyOf(post) !== 'EVERYONE'),
    'User.viewerIsFollowing',
  )

function mayQuote({ viewer }: Context, post: Quotable, authors: Authors): boolean {
  if (!viewer) return false
  const policy = quotePolicyOf(post)
  if (policy === 'EVERYONE' || post.authorId === viewer.id) return true
  return policy === 'FOLLOWERS' && authors.get(post.authorId)?.viewerIsFollowing === true
}
