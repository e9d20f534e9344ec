import { useEffect, useRef, useState } from 'react'
import { uploadSizeProblem, type MediaKind, type UploadPreset } from '../../server/media/media.rules.ts'
import { useSettings } from '../ui/settings.tsx'
import { toastError } from '../ui/toast.ts'
import { upload, type Uploaded } from './upload.ts'

/**
 * Uploads one file at a time: `progress` runs from 0 to 1, null when nothing is under way. A file that is too large,
 * refused or cancelled gives null; the first two are toasted in the specification's words.
 */
export function useUpload(preset: UploadPreset) {
  const { upload: service } = useSettings()
  const [progress, setProgress] = useState<number | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (file: File, kind: MediaKind): Promise<Uploaded | null> => {
    const tooLarge = uploadSizeProblem(preset, kind, file.size)
    if (tooLarge) {
      toastError(tooLarge)
      return null
    }
    running.current = new AbortController()
    setProgress(0)
    try {
      return await upload(file, {
        url: service?.url ?? '/media/upload',
        preset: service?.preset ?? preset,
        onProgress: setProgress,
        signal: running.current.signal,
      })
    } catch (error) {
      const cancelled = error instanceof DOMException && error.name === 'AbortError'
      if (!cancelled) toastError(error instanceof Error ? error.message : 'The upload did not work.')
      return null
    } finally {
      setProgress(null)
    }
  }
  return { progress, start, cancel: () => running.current?.abort() }
}
