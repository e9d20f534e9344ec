import { lazyRoute } from '../ui/lazyRoute.tsx'
import { OverlayPart } from '../ui/PartBoundary.tsx'
import type { PictureUploads } from './usePictureUploads.ts'

const CropDialog = lazyRoute(() => import('./CropDialog.tsx'), 'members')

type Props = { upload: PictureUploads['avatar']; title: string; shape: 'round' | 'wide' }

export function Cropping({ upload: { cropping, takeCropped, stopCropping }, title, shape }: Props) {
  if (!cropping) return null
  return (
    <OverlayPart onMissing={stopCropping}>
      <CropDialog file={cropping} title={title} shape={shape} onDone={takeCropped} onCancel={stopCropping} />
    </OverlayPart>
  )
}
