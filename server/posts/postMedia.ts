import type { ClientSession } from 'mongoose'
import { type KnownMedia, type MediaReference, namesUploads, claimMedia } from '../media/media.service.ts'
import { PostModel } from './post.model.ts'
import type { PostRow } from './post.row.ts'

type Shown = Pick<PostRow, 'images' | 'video'>

/**
 * Records which uploads a post shows (`before`: and showed so far), and adds their real sizes and placeholders to it.
 * Throws VALIDATION_FAILED for an upload that is missing or belongs to another account.
 */
export async function showMedia(
  post: Shown & Pick<PostRow, '_id' | 'authorId'>,
  before: Shown | null,
  session: ClientSession,
): Promise<void> {
  const references = referencesOf(post)
  const addresses = [...references, ...(before ? referencesOf(before) : [])].map(({ address }) => address)
  if (!namesUploads(addresses)) return
  const known = await claimMedia(post._id, post.authorId, references, session)
  if (known.size === 0) return
  const images = post.images.map((image) => ({
    ...image,
    ...sizeOf(known.get(image.url)),
    ...placeholderOf(known.get(image.url)),
  }))
  const video = post.video && { ...post.video, ...sizeOf(known.get(post.video.url)) }
  await PostModel.updateOne({ _id: post._id }, { images, video }, { session })
}

function referencesOf({ images, video }: Shown): MediaReference[] {
  return [
    ...images.map(({ url }) => ({ field: 'images', kind: 'image' as const, address: url })),
    ...(video ? [{ field: 'video', kind: 'video' as const, address: video.url }] : []),
    ...(video?.poster ? [{ field: 'video', kind: 'image' as const, address: video.poster }] : []),
  ]
}

const sizeOf = (media: KnownMedia | undefined) => media && { width: media.width, height: media.height }

const placeholderOf = (media: KnownMedia | undefined) => media && { placeholder: media.placeholder }
