import { useEffect, useRef, useState } from 'react'
import { uploadSizeProblem } from '../../server/media/media.rules.ts'
import { isAnimated } from './isAnimated.ts'
import { scaledIn } from './scaledIn.ts'
import { readable } from './uploadFitting.ts'
import { useUploads } from './useUploads.ts'

export type Pictures = { avatar: string; cover: string }

/** The avatar and cover in the profile form: the pictures, `initial` at first, and running uploads. */
export function usePictureUploads(initial: Pictures) {
  const [pictures, setPictures] = useState(initial)
  const set = (part: keyof Pictures) => (url: string) => setPictures((now) => ({ ...now, [part]: url }))
  const avatar = usePictureUpload(pictures.avatar, set('avatar'))
  const cover = usePictureUpload(pictures.cover, set('cover'))
  const choose = (url: string) => {
    avatar.cancel()
    set('avatar')(url)
  }
  return { pictures, avatar, cover, choose, isWaiting: avatar.isWaiting || cover.isWaiting }
}

/** A chosen file is cropped, then uploaded; an animation loses its movement. Another file cancels the upload. */
export function usePictureUpload(current: string, onUrl: (url: string) => void) {
  const [before, setBefore] = useState(current)
  const [reading, setReading] = useState(false)
  const [cropping, setCropping] = useState<File | null>(null)
  const latest = useRef<File | null>(null)
  // A file that is still read or cropped must not be uploaded any more.
  useEffect(() => () => void (latest.current = null), [])
  const uploads = useUploads('profile', ({ url }) => onUrl(url))
  const coming = uploads.pending.at(-1)
  const scaled = scaledIn(uploads, [current])
  const cancel = () => coming && uploads.cancel(coming.key)
  const start = async ([chosen]: readonly File[]) => {
    if (!chosen) return
    cancel()
    uploads.dismiss()
    uploads.clearProblem()
    setBefore(current)
    setReading(true)
    latest.current = chosen
    // A file that cannot be read goes on to the upload, which refuses it with the reason.
    const file = await readable(chosen).catch(() => chosen)
    const isPicture = file.type.startsWith('image/') && file.type !== 'image/svg+xml'
    const isCropped = isPicture && !(await isAnimated(file).catch(() => true))
    // Another file may have been chosen while this one was read.
    if (latest.current !== chosen) return
    setReading(false)
    latest.current = file
    if (isCropped) setCropping(file)
    else uploads.add([file], 'image')
  }
  const stopCropping = () => {
    latest.current = null
    setCropping(null)
  }
  const takeCropped = (file: File) => {
    // Somebody may have closed the dialog while the picture was cropped.
    if (!cropping || latest.current !== cropping) return
    stopCropping()
    // The form says that the chosen file was too large, even if the cropped picture is not.
    const problem = file === cropping ? null : uploadSizeProblem('profile', 'image', cropping.size)
    uploads.add([file], 'image', { problem })
  }
  const undo = () => {
    cancel()
    onUrl(before)
  }
  return {
    coming,
    problem: uploads.problem,
    /** Whether a chosen file is not uploaded yet, or its upload has failed and can be retried. */
    isWaiting: reading || coming !== undefined,
    isBusy: reading || (coming !== undefined && !coming.failed),
    start: (files: readonly File[]) => void start(files),
    ...{ cropping, takeCropped, stopCropping },
    retry: () => coming && uploads.retry(coming.key),
    cancel,
    fitting: {
      ...{ problem: scaled.problem, asked: uploads.asked },
      ...{ onUndo: undo, onStandStill: () => uploads.standStill(1), onDismiss: uploads.dismiss },
    },
  }
}

export type PictureUploads = ReturnType<typeof usePictureUploads>
