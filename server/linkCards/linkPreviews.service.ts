import { isWebAddress } from '../addresses.rules.ts'
import { type Context, requireViewer } from '../context.ts'
import { beforeDeadline, withoutDeadline } from '../db/deadline.ts'
import { findByIds } from '../db/read.ts'
import { AppError, commonErrors, isError } from '../errors.ts'
import { countAction, countTogether } from '../limits/countAction.ts'
import { requireStorage } from '../limits/storage.ts'
import { fileTypeOf } from '../media/fileType.ts'
import { mediaAddress } from '../media/media.model.ts'
import { takeUploadSlot } from '../media/uploadSlots.ts'
import { removeUnused, usableImages } from '../media/media.service.ts'
import { storeMedia } from '../media/uploads.service.ts'
import type { LinkCardRow } from './linkCard.row.ts'
import { linkCardsErrors } from './linkCards.errors.ts'
import { linkCardsLimits } from './linkCards.limits.ts'
import { type LinkPreviewDocument, LinkPreviewModel, linkPreviewId } from './linkPreview.model.ts'
import { type ReadPage, readPage } from './readPage.ts'

/** The longest address for a card, in code units. */
const longestLink = 2_000

/** Longer than a preview, because a post may use the preview just before its end. */
const graceMs = 2 * 24 * 60 * 60 * 1000

/**
 * Reads a page, and keeps its card for posts of the viewer for a day. Null if there is no card; the cause is not told,
 * so that nobody learns about the server's own network. Throws LINK_CARDS_OFF, INVALID_INPUT for what is no address of
 * the web, RATE_LIMITED, STORAGE_FULL, or BUSY while many others are read.
 */
export async function linkPreview(ctx: Context, url: string): Promise<LinkCardRow | null> {
  const { id: ownerId } = requireViewer(ctx)
  const { linkCards, publicUrl } = ctx.config
  if (!linkCards) throw new AppError(linkCardsErrors.LINK_CARDS_OFF)
  if (url.length > longestLink || !isWebAddress(url))
    throw new AppError(commonErrors.INVALID_INPUT, {
      argument: 'url',
      reason: `url: an http or https address of at most ${longestLink} characters.`,
    })
  await requireStorage(ctx)
  const countHost = (name: string) => ctx.limits.count(linkCardsLimits.linkPreviewsOfHost, `host:${name}`)
  const host = new URL(url).hostname
  const takeBack = countTogether([() => countAction(ctx, linkCardsLimits.linkPreviews), () => countHost(host)])
  const site = {
    ...linkCards,
    userAgent: `Linnet link cards${publicUrl ? ` (+${publicUrl})` : ''}`,
    // Redirects may lead to other hosts, which must be counted as well.
    onAsk: ({ hostname }: URL) => {
      if (hostname !== host) countHost(hostname)
    },
  }
  const card = await withoutDeadline(async () => {
    const page = await readPage(url, site).catch((error: unknown) => {
      if (isError(error, commonErrors.BUSY)) takeBack()
      return unread(ctx, url, error)
    })
    return page && cardOf(ctx, ownerId, url, page)
  }, ctx.deadline)
  const _id = linkPreviewId(ownerId, url)
  await beforeDeadline(async () => {
    const preview = { ownerId, card, at: new Date() }
    const before = card
      ? await LinkPreviewModel.findOneAndReplace({ _id }, preview, { upsert: true }).lean()
      : await LinkPreviewModel.findOneAndDelete({ _id }).lean()
    if (before?.card.image) await removeUnused(before.card.image.url)
  }, ctx.deadline)
  return card
}

function unread({ log }: Context, url: string, error: unknown): null {
  if (error instanceof AppError) throw error
  log.debug({ host: new URL(url).host, reason: String(error) }, 'no card could be made of a link')
  return null
}

async function cardOf(
  ctx: Context,
  ownerId: string,
  url: string,
  { picture, ...facts }: ReadPage,
): Promise<LinkCardRow> {
  const image = picture && (await imageOf(ctx, ownerId, picture).catch((error: unknown) => unread(ctx, url, error)))
  return { url, ...facts, image }
}

/** Throws for what is no picture, and what `storeMedia` throws. */
async function imageOf({ config }: Context, ownerId: string, bytes: Buffer): Promise<LinkCardRow['image']> {
  if (fileTypeOf(bytes).kind !== 'image') return null
  const release = takeUploadSlot(ownerId)
  const media = await storeMedia(ownerId, bytes, config, graceMs).finally(release)
  const { width, height, placeholder } = media
  return { url: mediaAddress(media), width, height, alt: null, placeholder }
}

/** The cards that the viewer looked at lately, by address. A picture that was deleted since is missing. */
export async function keptCards(ctx: Context, urls: readonly string[]): Promise<ReadonlyMap<string, LinkCardRow>> {
  const { id } = requireViewer(ctx)
  if (urls.length === 0 || !ctx.config.linkCards) return new Map()
  const ids = urls.map((url) => linkPreviewId(id, url))
  const previews = await findByIds<LinkPreviewDocument>('linkPreviews', ids)
  const pictures = previews.flatMap(({ card }) => card.image?.url ?? [])
  const usable = await beforeDeadline(() => usableImages(id, pictures), ctx.deadline)
  const shown = ({ image, ...card }: LinkCardRow) => ({ ...card, image: image && usable.has(image.url) ? image : null })
  return new Map(previews.map(({ card }) => [card.url, shown(card)]))
}
