import { useCallback, useState } from 'react'

/** Whether an image cannot be shown, and the props that its `img` needs to find that out. */
export function useBroken(src: string) {
  const [broken, setBroken] = useState<string | null>(null)
  // The image may have failed before React adds its listeners.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc && image.naturalWidth === 0) setBroken(src)
    },
    [src],
  )
  return { isBroken: src === '' || broken === src, watched: { ref, onError: () => setBroken(src) } }
}
