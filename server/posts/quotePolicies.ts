import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import type { UserRow } from '../users/user.row.ts'
import { loadAuthors } from '../users/users.hydration.ts'
import type { PostRow } from './post.row.ts'
import { postsErrors } from './posts.errors.ts'
import { type QuotePolicy, whyNoQuote } from './quotePolicies.rules.ts'

type Quotable = Pick<PostRow, '_id' | 'authorId' | 'quotePolicy'>

/** Everyone may quote a post that stores nothing. */
export const quotePolicyOf = ({ quotePolicy = 'EVERYONE' }: Pick<Quotable, 'quotePolicy'>): QuotePolicy => quotePolicy

/** Throws QUOTES_LIMITED if the author of a post that the viewer may see does not let the viewer quote it. */
export async function requireMayQuote(ctx: Context, post: Quotable): Promise<void> {
  const policy = quotePolicyOf(post)
  if (policy === 'EVERYONE') return
  const authors = await authorsOfLimited(ctx, [post])
  if (!mayQuote(ctx, post, authors))
    throw new AppError(postsErrors.QUOTES_LIMITED, {
      forUser: whyNoQuote(policy, authors.get(post.authorId)?.username),
    })
}

/** Adds whether the viewer may quote the posts, if that is selected. Costs commands only if others limit some. */
export async function addQuoteRules(ctx: Context, posts: readonly PostRow[]): Promise<void> {
  if (!ctx.selection.has('Post.viewerCanQuote')) return
  const authors = await authorsOfLimited(ctx, posts)
  for (const post of posts) post.viewerCanQuote = mayQuote(ctx, post, authors)
}

type Authors = ReadonlyMap<string, UserRow>

/** The authors, if visible, of those of these posts that others wrote and limit. Says whether the viewer follows them. */
async function authorsOfLimited(ctx: Context, posts: readonly Quotable[]): Promise<Authors> {
  const limited = posts.filter((post) => quotePolicyOf(post) !== 'EVERYONE' && post.authorId !== ctx.viewer?.id)
  if (!ctx.viewer || limited.length === 0) return new Map()
  const asking = { ...ctx, selection: new Set(['User.username', 'User.viewerIsFollowing']) }
  return loadAuthors(asking, new Set(limited.map(({ authorId }) => authorId)))
}

function mayQuote({ viewer }: Context, post: Quotable, authors: Authors): boolean {
  if (!viewer) return false
  const policy = quotePolicyOf(post)
  if (policy === 'EVERYONE' || post.authorId === viewer.id) return true
  return policy === 'FOLLOWERS' && authors.get(post.authorId)?.viewerIsFollowing === true
}
