import { folded } from '../folding.rules.ts'
import type { PostRow } from '../posts/post.row.ts'

/** The fields of posts that `textsIn` and `holdsText` need. */
export const fieldsOfTexts = { content: 1, images: 1, links: 1, card: 1 } as const

type Texts = Pick<PostRow, keyof typeof fieldsOfTexts>

/** All texts of a post that people read, as separate texts, so that no phrase runs from one into the next. */
export const textsIn = ({ content, images, links, card }: Texts) => [
  content,
  ...images.map(({ alt }) => alt ?? ''),
  ...links.map(({ label }) => label),
  ...(card ? [card.title, card.description ?? '', card.siteName ?? ''] : []),
]

/** Whether a post has a text anywhere, also in a link's address. It compares as search does. */
export function holdsText(post: Texts, text: string): boolean {
  const wanted = folded(text)
  return [...textsIn(post), ...post.links.map(({ url }) => url)].some((one) => folded(one).includes(wanted))
}
