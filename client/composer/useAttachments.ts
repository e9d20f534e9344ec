import { useEffect, useState } from 'react'
import { typeProblems, videoTypes, type MediaKind } from '../../server/media/media.rules.ts'
import { postLimits } from '../../server/posts/posts.rules.ts'
import type { Stored } from '../media/upload.ts'
import { scaledIn } from '../media/scaledIn.ts'
import { acceptedImages, useUploads } from '../media/useUploads.ts'
import { toastError } from '../ui/toast.ts'
import type { Draft } from './draft.ts'
import { beginAwaiting, isSending, useIsAwaiting } from './underWay.ts'

type Change = (now: Draft) => Draft
type Options = {
  draft: Draft
  change: (how: Change) => void
  /** Changes the draft with this id, also if the composer has another one by now. Returns whether it is there. */
  changeOf: (id: string, how: Change) => boolean
}

const tooMany = `Max ${postLimits.images} images allowed!`
const noVideo = 'Remove the video to add images.'
const other = 'Upload or remove the file of the other draft first.'
const ownerGone = 'The file was not attached, because its draft is gone.'

/** A draft's attachments: up to two images, or one video. Running uploads count. A chosen file uploads at once. */
export function useAttachments({ draft, change, changeOf }: Options) {
  const { images, video } = draft
  const { uploads, owner } = useDraftUploads(draft, changeOf)
  const { pending, cancel } = uploads
  const coming = (kind: MediaKind) => pending.filter((one) => one.kind === kind).length
  const hasVideo = video !== null || coming('video') > 0
  const imageCount = images.length + coming('image')
  const room = postLimits.images - imageCount

  /** The running uploads belong to one draft, and the composer may have another one by now. */
  const isForOther = () => {
    if (owner === null || owner === draft.id) return false
    uploads.refuse(other)
    return true
  }

  const addImages = (files: readonly File[]) => {
    if (isForOther() || hasVideo || files.length === 0) return
    uploads.add(files.slice(0, room), 'image')
    if (files.length > room) uploads.refuse(tooMany)
  }

  const standStill = () => {
    if (isForOther()) return
    if (hasVideo) return uploads.refuse(noVideo)
    uploads.standStill(room)
    if (uploads.asked.length > room) uploads.refuse(tooMany)
  }

  const addVideo = (files: readonly File[]) => {
    if (!isForOther() && !hasVideo && imageCount === 0) uploads.add(files.slice(0, 1), 'video')
  }

  /** Adds pasted or dropped files: images, or else a video. A toast says that anything else is refused. */
  const addFiles = (files: readonly File[]) => {
    const found = files.filter(({ type }) => type.startsWith('image/'))
    const videos = files.filter(({ type }) => type.startsWith('video/'))
    if (found.length > 0 && hasVideo) uploads.refuse(noVideo)
    else if (videos.length > 0 && (hasVideo || imageCount > 0))
      uploads.refuse('Remove the attached files to add this video.')
    else if (found.length > 0) addImages(found)
    else if (videos.length > 0) addVideo(videos)
    else if (files.length > 0) uploads.refuse(typeProblems.any)
  }

  const remove = (urls: readonly string[]) => {
    uploads.clearProblem()
    change((now) => ({
      ...now,
      images: now.images.filter(({ url }) => !urls.includes(url)),
      video: now.video && urls.includes(now.video.url) ? null : now.video,
    }))
  }

  const scaled = scaledIn(
    uploads,
    images.map(({ url }) => url),
  )
  const fitting = {
    ...{ problem: scaled.problem, asked: uploads.asked, onStandStill: standStill, onDismiss: uploads.dismiss },
    onUndo: () => {
      scaled.keys.forEach(cancel)
      remove(scaled.urls)
    },
  }

  return {
    ...{ images, video, pending, cancel, problem: uploads.problem, retry: uploads.retry },
    // `awaited` includes the files of other composers of this draft.
    ...{ waiting: pending.length > 0, uploading: pending.some((one) => !one.failed), awaited: useIsAwaiting(draft.id) },
    clearProblem: () => {
      uploads.clearProblem()
      uploads.dismiss()
    },
    mayAddImages: !hasVideo,
    mayAddVideo: !hasVideo && imageCount === 0,
    fitting,
    addImages,
    addVideo,
    addFiles,
    describe: (url: string, alt: string) =>
      change((now) => ({ ...now, images: now.images.map((image) => (image.url === url ? { ...image, alt } : image)) })),
    remove: (url: string) => remove([url]),
  }
}

/** Uploads for a draft. While there are any, `owner` is its id. */
function useDraftUploads({ id }: Draft, changeOf: Options['changeOf']) {
  const [owner, setOwner] = useState<string | null>(null)
  const uploads = useUploads('post', (stored, kind) => {
    const of = owner ?? id
    if (isSending(of) || !changeOf(of, (now) => withMedia(now, stored, kind))) toastError(ownerGone)
  })
  const isUploading = uploads.pending.length > 0
  if (isUploading !== (owner !== null)) setOwner(isUploading ? id : null)
  useEffect(() => (owner === null ? undefined : beginAwaiting(owner)), [owner])
  return { uploads, owner }
}

export type Attachments = ReturnType<typeof useAttachments>

export const accepted = { image: acceptedImages, video: videoTypes.join() }

function withMedia(draft: Draft, { url, width, height, placeholder, poster }: Stored, kind: MediaKind): Draft {
  if (kind === 'video') return { ...draft, video: { url, poster, width, height } }
  return { ...draft, images: [...draft.images, { url, width, height, placeholder, alt: null }] }
}
