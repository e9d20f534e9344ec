import { useState } from 'react'
import { imageTypes, videoTypes } from '../../server/media/media.rules.ts'
import { postLimits } from '../../server/posts/posts.rules.ts'
import type { ImageInput, VideoInput } from '../apollo/schema.generated.ts'
import { useUpload } from '../media/useUpload.ts'
import { toastError } from '../ui/toast.ts'

type Attached = { images: ImageInput[]; video: VideoInput | null }

/** Images or a video beside a text: uploaded when they are chosen, two images or one video at most, never both. */
export function useAttachments(initial: Attached) {
  const [attached, setAttached] = useState(initial)
  const upload = useUpload('post')
  const { images, video } = attached

  const addImages = async (files: File[]) => {
    if (video || files.length === 0) return
    const room = postLimits.images - images.length
    if (files.length > room) toastError(`Max ${postLimits.images} images allowed!`)
    for (const file of files.slice(0, room)) {
      const image = await upload.start(file, 'image')
      if (image) setAttached((now) => ({ ...now, images: [...now.images, image] }))
    }
  }

  const addVideo = async (files: File[]) => {
    const file = files[0]
    if (!file || images.length > 0) return
    const added = await upload.start(file, 'video')
    if (added) setAttached({ images: [], video: added })
  }

  /** Takes what was pasted or dropped, as far as it is of a kind that can be posted. */
  const addFiles = (files: File[]) => {
    const found = files.filter((file) => isOneOf(imageTypes, file.type))
    if (found.length > 0) void addImages(found)
    else void addVideo(files.filter((file) => isOneOf(videoTypes, file.type)))
  }

  return {
    ...attached,
    progress: upload.progress,
    cancel: upload.cancel,
    addImages,
    addVideo,
    addFiles,
    describe: (url: string, alt: string) =>
      setAttached({ ...attached, images: images.map((image) => (image.url === url ? { ...image, alt } : image)) }),
    remove: (url: string) =>
      setAttached({
        images: images.filter((image) => image.url !== url),
        video: video?.url === url ? null : video,
      }),
    clear: () => setAttached({ images: [], video: null }),
  }
}

function isOneOf(types: readonly string[], type: string): boolean {
  return types.includes(type)
}

export type Attachments = ReturnType<typeof useAttachments>
