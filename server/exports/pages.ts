import { batchesOf } from '../db/batches.ts'
import { escaped } from '../pages/headTags.ts'
import { ownFileName } from '../media/ownMedia.ts'
import { PostModel, postIndexes } from '../posts/post.model.ts'
import type { PostRow } from '../posts/post.row.ts'
import type { Links } from '../exportPart.ts'
import type { OwnAccount } from './account.ts'

type Site = { brand: string; links: Links }

/** Few enough for a browser to open a page at once. */
const postsOnPage = 500

type File = { name: string; pieces(): AsyncIterable<string> }

/** `end` closes the read if nobody reads on. */
type Pages = { files: File[]; end(): Promise<unknown> }

/** All posts of an account, newest first, as pages for a browser. They share one read, so read them in order. */
export async function pagesOf(account: OwnAccount, site: Site): Promise<Pages> {
  const filter = { authorId: account._id }
  const total = await PostModel.countDocuments(filter).hint(postIndexes.everyByAuthor)
  const count = Math.max(1, Math.ceil(total / postsOnPage))
  const posts = postsOf(filter)
  const files = Array.from({ length: count }, (_, index) => ({
    name: fileOf(index),
    pieces: () => page({ account, site, posts, index, count }),
  }))
  return { files, end: () => posts.return() }
}

const fileOf = (index: number) => (index === 0 ? 'index.html' : `page-${index + 1}.html`)

async function* postsOf(filter: { authorId: string }): AsyncGenerator<PostRow, void> {
  const sort = { createdAt: -1, _id: -1 }
  const query = { collection: 'posts', filter, hint: postIndexes.everyByAuthor, sort }
  for await (const batch of batchesOf<PostRow>(query)) yield* batch
}

type Page = { account: OwnAccount; site: Site; posts: AsyncGenerator<PostRow, void>; index: number; count: number }

/** Posts written meanwhile go onto the last page. */
async function* page({ account, site, posts, index, count }: Page): AsyncGenerator<string> {
  const title = `@${account.username} – ${site.brand}`
  yield `<!doctype html>\n<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">`
  yield `<title>${escaped(title)}</title><style>${style}</style>\n<h1>${escaped(account.name)}</h1>\n`
  yield `<p>@${escaped(account.username)}<p class="text">${escaped(account.bio)}</p>\n`
  for (let read = 0; read < postsOnPage || index === count - 1; read++) {
    const { value, done } = await posts.next()
    if (done) break
    yield article(value, site.links)
  }
  const link = (to: number, words: string) => `<a href="${fileOf(to)}">${words}</a> `
  yield `<nav>${index > 0 ? link(index - 1, 'Newer') : ''}${index < count - 1 ? link(index + 1, 'Older') : ''}</nav>\n`
}

function article({ _id, parentId, content, images, video, links, card, createdAt }: PostRow, to: Links): string {
  const time = `<time datetime="${createdAt.toISOString()}">${createdAt.toUTCString()}</time>`
  const answered = parentId === null ? '' : ` in reply to ${anchor(to.post(parentId), 'this post')}`
  const pictures = images.map(
    ({ url, alt }) => `<img loading="lazy" src="${source(url, to)}" alt="${escaped(alt ?? '')}">`,
  )
  const film = video ? `<video controls preload="none" src="${source(video.url, to)}"></video>` : ''
  const chips = links.map(({ label, url }) => `<p>${anchor(url, label)}</p>`)
  const ofCard = card?.image ? `<img loading="lazy" src="${source(card.image.url, to)}" alt="">` : ''
  const linked = card ? `<p>${ofCard}${anchor(card.url, card.title)}</p>` : ''
  const head = `<p class="meta">${anchor(to.post(_id), time, true)}${answered}</p>`
  return `<article>${head}<p class="text">${escaped(content)}</p>${pictures.join('')}${film}${linked}${chips.join('')}</article>\n`
}

const anchor = (href: string, words: string, isHtml = false) =>
  `<a rel="noreferrer" href="${escaped(href)}">${isHtml ? words : escaped(words)}</a>`

function source(address: string, { absolute }: Links): string {
  const own = ownFileName(address)
  return escaped(own ? `media/${own}` : absolute(address))
}

const style = [
  ':root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}',
  'body{max-width:40rem;margin:2rem auto;padding:0 1rem}',
  'article{border-top:1px solid #8886;padding:1rem 0}',
  '.text{white-space:pre-wrap;overflow-wrap:anywhere}.meta{font-size:.875rem}',
  'img,video{display:block;max-width:100%;max-height:40rem;margin:.5rem 0}',
].join('')
