import { useState } from 'react'
import { uploadSizeProblem } from '../../server/media/media.rules.ts'
import { isAnimated } from '../media/isAnimated.ts'
import { toastError } from '../ui/toast.ts'

/** Scaling an `animated` image removes its animation. */
type Held = { file: File; problem: string; animated: boolean }

const sizeProblem = (file: File) => uploadSizeProblem('post', 'image', file.size)

const isScalable = (file: File) => /^image\/(jpeg|png|webp|avif|gif)$/.test(file.type)

/** Images that are too large for a post but that the browser can scale down. */
export function useOversized() {
  const [held, setHeld] = useState<readonly Held[]>([])
  const [busy, setBusy] = useState(false)

  /** Keeps the images that are too large and returns the other files. */
  const holdBack = (chosen: readonly File[]): File[] => {
    return chosen.filter((file) => {
      const problem = sizeProblem(file)
      return problem === null || !hold(file, problem)
    })
  }

  /** Keeps a too large image and returns true if the browser can scale it. */
  const hold = (file: File, problem: string): boolean => {
    if (!isScalable(file)) return false
    void look(file).then((animated) => setHeld((now) => [...now, { file, problem, animated }]))
    return true
  }

  const scale = async (count: number, onScaled: (file: File) => void) => {
    setBusy(true)
    // One at a time, because a decoded photo can take 100 MB of memory.
    for (const one of held.slice(0, count)) {
      try {
        const { scaleDown } = await import('../media/scaleDown.ts')
        onScaled(await scaleDown(one.file, (candidate) => sizeProblem(candidate) === null))
      } catch {
        toastError('This image could not be scaled down. Choose another one.')
      }
      setHeld((now) => now.filter((other) => other !== one))
    }
    setBusy(false)
  }
  return { held, busy, hold, holdBack, scale, dismiss: () => setHeld([]) }
}

/** Scaling will report a file that cannot be read. */
const look = (file: File) => isAnimated(file).catch(() => false)
