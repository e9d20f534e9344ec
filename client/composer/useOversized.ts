import { useState } from 'react'
import { uploadSizeProblem } from '../../server/media/media.rules.ts'
import { toastError } from '../ui/toast.ts'

const isTooLarge = (file: File) => uploadSizeProblem('post', 'image', file.size) !== null

/** No GIF: scaling it would remove the animation. */
const isScalable = (file: File) => /^image\/(jpeg|png|webp|avif)$/.test(file.type)

/** Images that are too large for a post, but that the browser can scale down. */
export function useOversized() {
  const [files, setFiles] = useState<readonly File[]>([])
  const [busy, setBusy] = useState(false)

  /** Holds back the images that are too large and returns the other files. */
  const holdBack = (chosen: readonly File[]): File[] => {
    const large = chosen.filter((file) => isTooLarge(file) && isScalable(file))
    setFiles(large)
    return chosen.filter((file) => !large.includes(file))
  }

  const scale = async (onScaled: (files: File[]) => void) => {
    setBusy(true)
    try {
      const { scaleDown } = await import('../media/scaleDown.ts')
      const scaled: File[] = []
      // One after the other, because each decoded photo can take 100 MB of memory.
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
