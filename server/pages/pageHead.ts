import type { Context } from '../context.ts'
import type { PostRow } from '../posts/post.row.ts'
import { hasSensitiveMedia } from '../posts/choices.ts'
import { servedAddress } from '../media/ownAddress.ts'
import { authorOf } from '../posts/posts.hydration.ts'
import { postById } from '../posts/posts.read.ts'
import { postTitle, quotesTitle } from '../posts/posts.rules.ts'
import { hashtagKey, hashtagName } from '../posts/segments.rules.ts'
import type { UserRow } from '../users/user.row.ts'
import { userByUsername } from '../users/users.service.ts'
import { siteOf, usualDescription } from '../site/site.ts'
import { partsOf } from './pagePath.ts'
import { fixedPages } from './pages.rules.ts'

/** A page's title, description and image, for link previews and for search engines that run no scripts. */
export type PageHead = {
  status: 200 | 404
  title: string
  /** The heading of a preview, if it is not the title. */
  heading?: string
  description: string
  type: 'website' | 'article' | 'profile'
  /** A path on this server or a full URL; null for none. */
  image: string | null
  about?: object
}

const titles = new Map<string, string>(Object.entries(fixedPages))

/** Without a description, the site's is shown; a site that has none is described as usual. */
type StoredHead = Omit<PageHead, 'description'> & { description?: string }

const nothingThere = { status: 404, type: 'website', image: null } as const

/** The head of a client's page as a guest sees it. The paths are those in `client/routes/routes.tsx`. */
export async function pageHead(ctx: Context, path: string): Promise<PageHead> {
  const head = await storedHead(ctx, path)
  const description = head.description || siteOf(ctx.config).description || usualDescription
  return { ...head, description, image: head.image && servedAddress(head.image, ctx.config) }
}

async function storedHead(ctx: Context, path: string): Promise<StoredHead> {
  const [page = '', name, ...more] = partsOf(path)
  if (more.length === 0 && name !== undefined) {
    if (page === 'post') return postHead(await postById(ctx, name))
    if (page === 'profile') return profileHead(await userByUsername(ctx, name))
    if (page === 'hashtag' && hashtagKey(name) !== null) return pageTitled(`#${hashtagName(name)}`)
  }
  if (page === 'post' && name !== undefined && more.join('/') === 'quotes') return quotesHead(await postById(ctx, name))
  const title = name === undefined ? titles.get(page) : undefined
  return title === undefined ? { ...nothingThere, title: 'Not found' } : pageTitled(title)
}

const pageTitled = (title: string): StoredHead => ({ ...nothingThere, status: 200, title })

function postHead(post: PostRow | null): StoredHead {
  if (!post) return { ...nothingThere, title: 'Tweet' }
  const author = authorOf(post)
  const image = hasSensitiveMedia(post) ? null : (post.images[0]?.url ?? post.video?.poster ?? author.avatar)
  const title = postTitle(author, post.content)
  const heading = `${author.name} (@${author.username})`
  const about = {
    '@type': 'SocialMediaPosting',
    headline: title,
    text: post.content,
    datePublished: post.createdAt,
    author: personOf(author),
  }
  return {
    status: 200,
    title,
    heading,
    description: post.content || 'A picture or a video.',
    type: 'article',
    image,
    about,
  }
}

const quotesHead = (post: PostRow | null): StoredHead =>
  post ? pageTitled(quotesTitle(authorOf(post))) : { ...nothingThere, title: 'Quotes' }

function profileHead(user: UserRow | null): StoredHead {
  if (!user) return { ...nothingThere, title: 'Profile' }
  const title = `${user.name} (@${user.username})`
  const about = { '@type': 'ProfilePage', mainEntity: { ...personOf(user), description: user.bio || undefined } }
  return { status: 200, title, description: user.bio, type: 'profile', image: user.avatar, about }
}

const personOf = ({ name, username }: { name: string; username: string }) => ({
  '@type': 'Person',
  name,
  alternateName: `@${username}`,
})
