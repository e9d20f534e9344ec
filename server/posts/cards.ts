import { linkTarget } from '../addresses.rules.ts'
import type { Context } from '../context.ts'
import type { LinkCardRow } from '../linkCards/linkCard.row.ts'
import { keptCards } from '../linkCards/linkPreviews.service.ts'
import type { PostRow } from './post.row.ts'
import { segmentsOf } from './segments.rules.ts'

/** Finds the card that each draft names by `cardUrl`; undefined unless the viewer looked at it lately. */
export async function chosenCards(
  ctx: Context,
  drafts: readonly { cardUrl?: string | null | undefined }[],
): Promise<(LinkCardRow | undefined)[]> {
  const kept = await keptCards(
    ctx,
    drafts.flatMap(({ cardUrl }) => cardUrl ?? []),
  )
  return drafts.map(({ cardUrl }) => kept.get(cardUrl ?? ''))
}

/** The card after an edit: the present one, unless the edit names another address or, with null, none. */
export function cardAfterEdit(
  present: LinkCardRow | null | undefined,
  cardUrl: string | null | undefined,
  chosen: LinkCardRow | undefined,
): LinkCardRow | null | undefined {
  return cardUrl === undefined || cardUrl === present?.url ? present : chosen
}

/** The card, if the post may show it: its text has the address, and there are no media and no quote. Otherwise null. */
export function fittingCard(
  card: LinkCardRow | null | undefined,
  { content, images, video, quotedId }: Pick<PostRow, 'content' | 'images' | 'video' | 'quotedId'>,
): LinkCardRow | null {
  if (!card || images.length > 0 || video || quotedId !== undefined) return null
  const isLinked = segmentsOf(content).some(({ kind, text }) => kind === 'link' && linkTarget(text) === card.url)
  return isLinked ? card : null
}
