import { useState } from 'react'
import { useUploads } from '../media/useUploads.ts'

export type Pictures = { avatar: string; cover: string }

/** The avatar and cover in the profile form: the chosen pictures, `initial` at first, and the running uploads. */
export function usePictureUploads(initial: Pictures) {
  const [pictures, setPictures] = useState(initial)
  const set = (part: keyof Pictures) => (url: string) => setPictures((now) => ({ ...now, [part]: url }))
  const avatar = usePictureUpload(set('avatar'))
  const cover = usePictureUpload(set('cover'))
  const choose = (url: string) => {
    avatar.cancel()
    set('avatar')(url)
  }
  return { pictures, avatar, cover, choose, isBusy: avatar.isBusy || cover.isBusy }
}

/** Choosing another file cancels the running upload. */
function usePictureUpload(onUrl: (url: string) => void) {
  const { pending, problem, add, retry, cancel } = useUploads('profile', { onStored: ({ url }) => onUrl(url) })
  const coming = pending.at(-1)
  return {
    coming,
    problem,
    isBusy: coming !== undefined && !coming.failed,
    start: (files: readonly File[]) => {
      if (coming) cancel(coming.key)
      add(files.slice(0, 1), 'image')
    },
    retry: () => coming && retry(coming.key),
    cancel: () => coming && cancel(coming.key),
  }
}

export type PictureUploads = ReturnType<typeof usePictureUploads>
