import type { ClientSession } from 'mongoose'
import type { Config } from '../config.ts'
import type { Hydrator } from '../context.ts'
import { keyedAddress } from '../media/keyedAddress.ts'
import { type KnownMedia, type MediaReference, namesUploads, claimMedia } from '../media/media.service.ts'
import { PostModel } from './post.model.ts'
import type { PostRow } from './post.row.ts'

type Shown = Pick<PostRow, 'images' | 'video'>
type ShownWithCard = Shown & Pick<PostRow, 'card'>

/**
 * Records which uploads a post shows instead of `before`. Returns them with sizes. Throws VALIDATION_FAILED, whose fields
 * begin with `place`.
 */
export async function showMedia(
  post: ShownWithCard & Pick<PostRow, '_id' | 'authorId'>,
  before: ShownWithCard | null,
  session: ClientSession,
  place = '',
): Promise<Shown> {
  const { images, video } = post
  const references = referencesOf(post).map((reference) => ({ ...reference, field: place + reference.field }))
  const addresses = [...references, ...(before ? referencesOf(before) : [])].map(({ address }) => address)
  if (!namesUploads(addresses)) return { images, video }
  const known = await claimMedia(post._id, post.authorId, references, session)
  if (known.size === 0) return { images, video }
  const sized = images.map((image) => ({
    ...image,
    ...sizeOf(known.get(image.url)),
    ...placeholderOf(known.get(image.url)),
  }))
  const shown = { images: sized, video: video && { ...video, ...sizeOf(known.get(video.url)) } }
  await PostModel.updateOne({ _id: post._id }, shown, { session })
  return shown
}

/** The uploads of a removed post need a key. Only its author still sees it, and gets addresses with keys. */
export const showOwnRemoved: Hydrator<PostRow> =
  async ({ config }) =>
  (post) => {
    if (post.removal) Object.assign(post, keyedMedia(post, config))
  }

/** The media with addresses that work although others may not see them. */
export function keyedMedia({ images, video, card }: ShownWithCard, config: Config): ShownWithCard {
  const keyed = (address: string) => keyedAddress(address, config)
  return {
    images: images.map((image) => ({ ...image, url: keyed(image.url) })),
    video: video && { ...video, url: keyed(video.url), poster: video.poster && keyed(video.poster) },
    ...(card?.image && { card: { ...card, image: { ...card.image, url: keyed(card.image.url) } } }),
  }
}

function referencesOf({ images, video, card }: ShownWithCard): MediaReference[] {
  return [
    ...images.map(({ url }) => ({ field: 'images', kind: 'image' as const, address: url })),
    ...(video ? [{ field: 'video', kind: 'video' as const, address: video.url }] : []),
    ...(video?.poster ? [{ field: 'video', kind: 'image' as const, address: video.poster }] : []),
    ...(card?.image ? [{ field: 'cardUrl', kind: 'image' as const, address: card.image.url }] : []),
  ]
}

const sizeOf = (media: KnownMedia | undefined) => media && { width: media.width, height: media.height }

const placeholderOf = (media: KnownMedia | undefined) => media && { placeholder: media.placeholder }
