import type { MediaKind, UploadPreset } from '../../server/media/media.rules.ts'
import type { UploadService } from '../../server/pages/settings.rules.ts'
import { lookAt } from './look.ts'
import { upload, type Stored } from './upload.ts'

type Options = {
  service: UploadService
  preset: UploadPreset
  signal: AbortSignal
  onProgress: (share: number) => void
}

/** Uploads an image or a video. If the size or poster is missing, the browser adds it. Throws like `upload`. */
export async function uploadMedia(file: File, kind: MediaKind, options: Options): Promise<Stored> {
  const { service, signal, onProgress } = options
  const preset = service.presets[options.preset]
  const looked = lookAt(file, kind)
  const stored = await upload(file, { service, preset, signal, onProgress })
  const look = stored.width === null || (kind === 'video' && stored.poster === null) ? await looked : null
  if (!look) return stored
  const poster =
    look.still && !stored.poster ? await upload(look.still, { service, preset, signal }).catch(ignore) : null
  signal.throwIfAborted()
  return {
    ...stored,
    width: stored.width ?? look.width,
    height: stored.height ?? look.height,
    poster: stored.poster ?? poster?.url ?? null,
  }
}

const ignore = () => null
