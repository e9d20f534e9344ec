import { useCallback, useEffect, useState } from 'react'
import { whenOnline } from '../hooks/whenOnline.ts'

/**
 * Whether an image cannot be shown, and the props that its `img` needs to find that out. It loads again when the browser
 * is online again. `onLoaded` never changes.
 */
export function useBroken(src: string, onLoaded?: (loaded: boolean) => void) {
  const [broken, setBroken] = useState<string | null>(null)
  // The image may have loaded or failed before React adds its listeners.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.complete || !image.currentSrc) return
      if (image.naturalWidth > 0) onLoaded?.(true)
      else setBroken(src)
    },
    [src, onLoaded],
  )
  useEffect(() => (broken === null ? undefined : whenOnline(() => setBroken(null))), [broken])
  return { isBroken: src === '' || broken === src, watched: { ref, onError: () => setBroken(src) } }
}
