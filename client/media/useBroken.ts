import { useCallback, useState } from 'react'

/** Whether the image at an address cannot be shown, and what its `img` needs so that this is noticed. */
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
