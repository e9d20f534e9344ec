import type { Context } from './context.ts'
import type { PostRow } from './posts/post.row.ts'
import { authorOf } from './posts/posts.hydration.ts'
import { postById } from './posts/posts.read.ts'
import { postTitle } from './posts/posts.rules.ts'
import { hashtagKey } from './posts/segments.rules.ts'
import type { UserRow } from './users/user.row.ts'
import { userByUsername } from './users/users.service.ts'

/** What a page of the client is, for whoever does not run its scripts: a preview of a shared link, a search engine. */
export type PageHead = {
  /** 404 for a page that is not there: no such path, post or account. */
  status: 200 | 404
  title: string
  /** What a preview is headed with, where that is not the title. */
  heading?: string
  description: string
  type: 'website' | 'article' | 'profile'
  /** A path on this server or a full URL; null for none. */
  image: string | null
}

const fixedPages = new Map([
  ['', 'Explore'],
  ['home', 'Home'],
  ['bookmarks', 'Bookmarks'],
  ['verified', 'Verified'],
  ['settings', 'Settings'],
  ['login', 'Log in'],
  ['signup', 'Sign up'],
  ['logout', 'Log out'],
])

const welcome = 'See what people are saying, and say something yourself.'
const nothingThere = { status: 404, type: 'website', image: null, description: welcome } as const

/** What is at a path of the client, as a guest sees it. The paths are those of `client/routes/routes.tsx`. */
export async function pageHead(ctx: Context, path: string): Promise<PageHead> {
  const [page = '', name, ...more] = partsOf(path)
  if (more.length === 0 && name !== undefined) {
    if (page === 'post') return postHead(await postById(ctx, name))
    if (page === 'profile') return profileHead(await userByUsername(ctx, name))
    const hashtag = page === 'hashtag' ? hashtagKey(name) : null
    if (hashtag) return pageTitled(`#${hashtag}`)
  }
  const title = name === undefined ? fixedPages.get(page) : undefined
  return title === undefined ? { ...nothingThere, title: 'Not found' } : pageTitled(title)
}

const pageTitled = (title: string): PageHead => ({ ...nothingThere, status: 200, title })

/** The parts of a path, the first in small letters as the client's router takes either. An unreadable one is nowhere. */
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

/** The tags that say it, to stand in an HTML head. `address` is the page's own, in full. */
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

/** A text as it may stand in HTML, between tags and in attributes. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
