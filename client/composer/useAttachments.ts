import { imageTypes, typeProblems, videoTypes, type MediaKind } from '../../server/media/media.rules.ts'
import { postLimits } from '../../server/posts/posts.rules.ts'
import type { Stored } from '../media/upload.ts'
import { useUploads } from '../media/useUploads.ts'
import { toastError } from '../ui/toast.ts'
import type { Draft } from './draft.ts'
import { useOversized } from './useOversized.ts'

type Options = { draft: Draft; change: (how: (now: Draft) => Draft) => void }

const tooMany = `Max ${postLimits.images} images allowed!`

/** A draft's attachments: up to two images or one video, counting running uploads. A chosen file uploads at once. */
export function useAttachments({ draft, change }: Options) {
  const { images, video } = draft
  const oversized = useOversized()
  const uploads = useUploads('post', {
    onStored: (stored, kind) => change((now) => withMedia(now, stored, kind)),
    onTooLarge: oversized.hold,
  })
  const coming = (kind: MediaKind) => uploads.pending.filter((one) => one.kind === kind).length
  const hasVideo = video !== null || coming('video') > 0
  const imageCount = images.length + coming('image')
  const room = postLimits.images - imageCount

  const addImages = (files: readonly File[]) => {
    if (hasVideo || files.length === 0) return
    if (files.length > room) toastError(tooMany)
    uploads.add(oversized.holdBack(files.slice(0, room)), 'image')
  }

  const scaleOversized = () => {
    if (hasVideo) return toastError('Remove the video to add images.')
    if (oversized.held.length > room) toastError(tooMany)
    void oversized.scale(room, (file) => uploads.add([file], 'image'))
  }

  const addVideo = (files: readonly File[]) => {
    if (!hasVideo && imageCount === 0) uploads.add(files.slice(0, 1), 'video')
  }

  /** Adds pasted or dropped files: images, or else a video. A toast refuses anything else. */
  const addFiles = (files: readonly File[]) => {
    const found = files.filter(({ type }) => type.startsWith('image/'))
    const videos = files.filter(({ type }) => type.startsWith('video/'))
    if (found.length > 0 && hasVideo) toastError('Remove the video to add images.')
    else if (videos.length > 0 && (hasVideo || imageCount > 0))
      toastError('Remove the attached files to add this video.')
    else if (found.length > 0) addImages(found)
    else if (videos.length > 0) addVideo(videos)
    else if (files.length > 0) uploads.refuse(typeProblems.any)
  }

  return {
    images,
    video,
    pending: uploads.pending,
    problem: uploads.problem,
    retry: uploads.retry,
    cancel: uploads.cancel,
    mayAddImages: !hasVideo,
    mayAddVideo: !hasVideo && imageCount === 0,
    oversized: { ...oversized, scale: scaleOversized },
    addImages,
    addVideo,
    addFiles,
    describe: (url: string, alt: string) =>
      change((now) => ({ ...now, images: now.images.map((image) => (image.url === url ? { ...image, alt } : image)) })),
    remove: (url: string) =>
      change((now) => ({
        ...now,
        images: now.images.filter((image) => image.url !== url),
        video: now.video?.url === url ? null : now.video,
      })),
  }
}

export type Attachments = ReturnType<typeof useAttachments>

export const accepted = { image: imageTypes.join(), video: videoTypes.join() }

function withMedia(draft: Draft, { url, width, height, placeholder, poster }: Stored, kind: MediaKind): Draft {
  if (kind === 'video') return { ...draft, video: { url, poster, width, height } }
  return { ...draft, images: [...draft.images, { url, width, height, placeholder, alt: null }] }
}
