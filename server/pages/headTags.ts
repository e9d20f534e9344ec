import { inertJson } from './inertJson.ts'
import type { PageHead } from './pageHead.ts'

/** `address` is the full URL of the page, `next` the path of the list's next page. */
type Place = { address: string; next?: string | null }

/** The tags in a page's head for readers without scripts, search engines and link previews. */
export function headTags(head: PageHead, brand: string, { address, next = null }: Place): string {
  const { status, title, heading = title, description, type, image } = head
  const text = description.replace(/\s+/g, ' ').trim()
  const properties = {
    'og:site_name': brand,
    'og:type': type,
    'og:title': heading,
    'og:description': text,
    'og:url': address,
    ...(image && { 'og:image': new URL(image, address).href }),
  }
  return [
    `<title>${escaped(`${title} / ${brand}`)}</title>`,
    `<meta name="description" content="${escaped(text)}" />`,
    `<meta name="twitter:card" content="${type === 'article' ? 'summary_large_image' : 'summary'}" />`,
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`),
    ...(status === 200 ? [linkTo('canonical', address), aboutOf(head, brand, address)] : []),
    ...(next === null ? [] : [linkTo('next', next)]),
  ].join('\n    ')
}

export const linkTo = (relation: string, address: string) => `<link rel="${relation}" href="${escaped(address)}" />`

function aboutOf({ about, title }: PageHead, brand: string, url: string): string {
  const thing = about ?? { '@type': 'WebPage', name: title, isPartOf: { '@type': 'WebSite', name: brand } }
  return inertJson('about', { '@context': 'https://schema.org', ...thing, url }, 'application/ld+json')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
