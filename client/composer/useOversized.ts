import { useState } from 'react'
import { uploadSizeProblem } from '../../server/media/media.rules.ts'
import { toastError } from '../ui/toast.ts'

const isTooLarge = (file: File) => uploadSizeProblem('post', 'image', file.size) !== null

/** Scaling an animated image would stop it, and what is no image cannot be scaled. */
const isScalable = (file: File) => /^image\/(jpeg|png|webp|avif)$/.test(file.type)

/** Images that are too large for a post and can be scaled down in the browser. */
export function useOversized() {
  const [files, setFiles] = useState<readonly File[]>([])
  const [busy, setBusy] = useState(false)

  /** Keeps the images that are too large, and returns the rest. */
  const holdBack = (chosen: readonly File[]): File[] => {
    const large = chosen.filter((file) => isTooLarge(file) && isScalable(file))
    setFiles(large)
    return chosen.filter((file) => !large.includes(file))
  }

  /** Scales them down and hands over the smaller ones. */
  const scale = async (onScaled: (files: File[]) => void) => {
    setBusy(true)
    try {
      const { scaleDown } = await import('../media/scaleDown.ts')
      const scaled: File[] = []
      // One after the other: a large photo takes a hundred megabytes while it is open.
      for (const file of files) scaled.push(await scaleDown(file, (candidate) => !isTooLarge(candidate)))
      onScaled(scaled)
      setFiles([])
    } catch {
      toastError('This image could not be scaled down. Choose another one.')
    } finally {
      setBusy(false)
    }
  }
  return { files, busy, holdBack, scale, dismiss: () => setFiles([]) }
}
