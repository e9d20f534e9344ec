import { Camera, RotateCw, X } from 'lucide-react'
import { acceptedImages } from './useUploads.ts'
import { FileButton } from '../ui/FileButton.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import css from './PictureUpload.module.css'
import type { PictureUploads } from './usePictureUploads.ts'

type Props = { upload: PictureUploads['avatar']; label: string; locked: boolean }

export function PictureUpload({ upload, label, locked }: Props) {
  const { coming } = upload
  return (
    <>
      <div className={css.cameras}>
        {coming?.failed && (
          <IconButton label="Upload again" className={css.camera} onClick={upload.retry}>
            <RotateCw size={20} aria-hidden />
          </IconButton>
        )}
        {coming ? (
          <IconButton label="Cancel upload" className={css.camera} onClick={upload.cancel}>
            <X size={20} aria-hidden />
          </IconButton>
        ) : (
          <FileButton
            label={label}
            accept={acceptedImages}
            className={css.camera}
            disabled={locked}
            onFiles={upload.start}
          >
            <Camera size={20} aria-hidden />
          </FileButton>
        )}
      </div>
      {coming && !coming.failed && (
        <progress
          className={css.progress}
          value={coming.progress < 1 ? coming.progress : undefined}
          aria-label="Upload"
        />
      )}
    </>
  )
}
