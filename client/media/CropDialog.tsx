import { clsx } from 'clsx'
import { RotateCcw, RotateCw } from 'lucide-react'
import { useCallback, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useBackGuard } from '../navigation/useLeaveGuard.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { crop, type Crop } from './crop.ts'
import css from './CropDialog.module.css'

type Props = {
  file: File
  title: string
  shape: 'round' | 'wide'
  /** Gets the cropped picture, or the file itself if the browser cannot read it. */
  onDone: (file: File) => void
  onCancel: () => void
}

const aspects = { round: 1, wide: 3 }
const widest = { round: 1_024, wide: 2_048 }
const farthest = 4
const keyboardStep = 8

export default function CropDialog({ file, title, shape, onDone, onCancel }: Props) {
  const { address, ref } = useAddress(file)
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [rotation, setRotation] = useState(0)
  const [area, setArea] = useState<Crop['area'] | null>(null)
  const [busy, setBusy] = useState(false)
  useBackGuard(true, onCancel)

  const turn = (by: number) => {
    setRotation((now) => (now + by + 360) % 360)
    setPlace({ x: 0, y: 0 })
  }
  const apply = () => {
    if (!area) return
    setBusy(true)
    void crop(file, { area, rotation }, widest[shape]).then(onDone, () => onDone(file))
  }
  const action = (
    <Button size="small" busy={busy} disabled={!area} onClick={apply}>
      Apply
    </Button>
  )
  return (
    <Dialog title={title} kind="sheet" action={action} onClose={onCancel}>
      <div ref={ref} className={clsx(css.stage, css[shape])}>
        {address && (
          <Cropper
            image={address}
            crop={place}
            zoom={zoom}
            maxZoom={farthest}
            rotation={rotation}
            aspect={aspects[shape]}
            cropShape={shape === 'round' ? 'round' : 'rect'}
            showGrid={shape === 'wide'}
            keyboardStep={keyboardStep}
            disableAutomaticStylesInjection
            mediaProps={{ alt: '', onError: () => onDone(file) }}
            cropperProps={{ role: 'group', 'aria-label': 'Part to keep', 'aria-describedby': 'crop-hint' }}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropAreaChange={(_shares, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <div className={css.tools}>
        <IconButton label="Rotate left" onClick={() => turn(-90)}>
          <RotateCcw size={20} aria-hidden />
        </IconButton>
        <IconButton label="Rotate right" onClick={() => turn(90)}>
          <RotateCw size={20} aria-hidden />
        </IconButton>
        <label className={css.zoom}>
          Zoom
          <input
            type="range"
            min={1}
            max={farthest}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
          />
        </label>
      </div>
      <p id="crop-hint" className={css.hint}>
        Drag the picture, or move it with the arrow keys.
      </p>
    </Dialog>
  )
}

/** A file's address while the element with `ref` is in the page; null at first. */
function useAddress(file: File) {
  const [address, setAddress] = useState<string | null>(null)
  const ref = useCallback(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return { address, ref }
}
