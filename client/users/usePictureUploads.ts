import { useState } from 'react'
import { scaledIn } from '../media/scaledIn.ts'
import { useUploads } from '../media/useUploads.ts'

export type Pictures = { avatar: string; cover: string }

/** The avatar and cover in the profile form: the chosen pictures, `initial` at first, and the running uploads. */
export function usePictureUploads(initial: Pictures) {
  const [pictures, setPictures] = useState(initial)
  const set = (part: keyof Pictures) => (url: string) => setPictures((now) => ({ ...now, [part]: url }))
  const avatar = usePictureUpload(pictures.avatar, set('avatar'))
  const cover = usePictureUpload(pictures.cover, set('cover'))
  const choose = (url: string) => {
    avatar.cancel()
    set('avatar')(url)
  }
  return { pictures, avatar, cover, choose, isBusy: avatar.isBusy || cover.isBusy }
}

/** Choosing another file cancels the running upload. */
function usePictureUpload(current: string, onUrl: (url: string) => void) {
  const [before, setBefore] = useState(current)
  const uploads = useUploads('profile', ({ url }) => onUrl(url))
  const coming = uploads.pending.at(-1)
  const scaled = scaledIn(uploads, [current])
  const cancel = () => coming && uploads.cancel(coming.key)
  const start = (files: readonly File[]) => {
    cancel()
    uploads.dismiss()
    setBefore(current)
    uploads.add(files.slice(0, 1), 'image')
  }
  const undo = () => {
    cancel()
    onUrl(before)
  }
  return {
    coming,
    problem: uploads.problem,
    isBusy: coming !== undefined && !coming.failed,
    start,
    retry: () => coming && uploads.retry(coming.key),
    cancel,
    fitting: {
      ...{ problem: scaled.problem, asked: uploads.asked },
      ...{ onUndo: undo, onStandStill: () => uploads.standStill(1), onDismiss: uploads.dismiss },
    },
  }
}

export type PictureUploads = ReturnType<typeof usePictureUploads>
