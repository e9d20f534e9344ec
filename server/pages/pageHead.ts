import type { Context } from '../context.ts'
import type { PostRow } from '../posts/post.row.ts'
import { authorOf } from '../posts/posts.hydration.ts'
import { postById } from '../posts/posts.read.ts'
import { postTitle } from '../posts/posts.rules.ts'
import { hashtagKey } from '../posts/segments.rules.ts'
import type { UserRow } from '../users/user.row.ts'
import { userByUsername } from '../users/users.service.ts'
import { fixedPages } from './pages.rules.ts'

/** The title, description and image of a client page, for link previews and search engines that run no scripts. */
export type PageHead = {
  /** 404 if there is no such path, post or account. */
  status: 200 | 404
  title: string
  /** The heading of a preview, if it differs from the title. */
  heading?: string
  description: string
  type: 'website' | 'article' | 'profile'
  /** A path on this server or a full URL; null for none. */
  image: string | null
}

const titles = new Map<string, string>(Object.entries(fixedPages))

const welcome = 'See what people are saying, and say something yourself.'
const nothingThere = { status: 404, type: 'website', image: null, description: welcome } as const

/** The head of a client page, as a guest sees it. The paths match `client/routes/routes.tsx`. */
export async function pageHead(ctx: Context, path: string): Promise<PageHead> {
  const [page = '', name, ...more] = partsOf(path)
  if (more.length === 0 && name !== undefined) {
    if (page === 'post') return postHead(await postById(ctx, name))
    if (page === 'profile') return profileHead(await userByUsername(ctx, name))
    const hashtag = page === 'hashtag' ? hashtagKey(name) : null
    if (hashtag) return pageTitled(`#${hashtag}`)
  }
  const title = name === undefined ? titles.get(page) : undefined
  return title === undefined ? { ...nothingThere, title: 'Not found' } : pageTitled(title)
}

const pageTitled = (title: string): PageHead => ({ ...nothingThere, status: 200, title })

/** The segments of a path, the first in lower case as in the client's router. A malformed path matches no page. */
function partsOf(path: string): string[] {
  try {
    const [page = '', ...rest] = path.replace(/^\/|\/$/g, '').split('/')
    return [page.toLowerCase(), ...rest.map(decodeURIComponent)]
  } catch {
    return ['not', 'a', 'path']
  }
}

function postHead(post: PostRow | null): PageHead {
  if (!post) return { ...nothingThere, title: 'Tweet' }
  const author = authorOf(post)
  const image = post.images[0]?.url ?? post.video?.poster ?? author.avatar
  const title = postTitle(author, post.content)
  const heading = `${author.name} (@${author.username})`
  return { status: 200, title, heading, description: post.content || 'A picture or a video.', type: 'article', image }
}

function profileHead(user: UserRow | null): PageHead {
  if (!user) return { ...nothingThere, title: 'Profile' }
  const title = `${user.name} (@${user.username})`
  return { status: 200, title, description: user.bio || welcome, type: 'profile', image: user.avatar }
}

export function headTags(
  { title, heading = title, description, type, image }: PageHead,
  brand: string,
  address: string,
): string {
  const text = description.replace(/\s+/g, ' ').trim()
  const properties = {
    'og:site_name': brand,
    'og:type': type,
    'og:title': heading,
    'og:description': text,
    'og:url': address,
    ...(image && { 'og:image': new URL(image, address).href }),
  }
  const tags = Object.entries(properties).map(
    ([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`,
  )
  return [
    `<title>${escaped(`${title} / ${brand}`)}</title>`,
    `<meta name="description" content="${escaped(text)}" />`,
    `<meta name="twitter:card" content="${type === 'article' ? 'summary_large_image' : 'summary'}" />`,
    ...tags,
  ].join('\n    ')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
