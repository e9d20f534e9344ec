import { useEffect, useRef, useState } from 'react'
import {
  imageTypes,
  uploadSizeProblem,
  videoTypes,
  type MediaKind,
  type UploadPreset,
} from '../../server/media/media.rules.ts'
import { useSettings, type UploadService } from '../ui/settings.tsx'
import { toastError } from '../ui/toast.ts'
import { UploadInterrupted, type Stored } from './upload.ts'
import { uploadMedia } from './uploadMedia.ts'

export type Pending = {
  key: number
  kind: MediaKind
  /** An object URL of the file, to show it during the upload. */
  preview: string
  progress: number
  failed: boolean
}

const ownService: UploadService = {
  url: '/media/upload',
  presets: { post: 'post', profile: 'profile' },
  sendsToken: true,
}

type Job = { file: File; kind: MediaKind; preview: string; stop: AbortController }

/**
 * Uploads files one after the other. Toasts report refused files; interrupted ones can be retried. Unmounting aborts
 * all.
 */
export function useUploads(preset: UploadPreset, onStored: (stored: Stored, kind: MediaKind) => void) {
  const { upload: service = ownService } = useSettings()
  const [pending, setPending] = useState<Pending[]>([])
  const jobs = useRef(new Map<number, Job>())
  const queue = useRef(Promise.resolve())
  const tell = useRef(onStored)
  useEffect(() => {
    tell.current = onStored
  })

  const update = (key: number, changes: Partial<Pending>) =>
    setPending((now) => now.map((one) => (one.key === key ? { ...one, ...changes } : one)))

  const forget = (key: number) => {
    URL.revokeObjectURL(jobs.current.get(key)?.preview ?? '')
    jobs.current.delete(key)
    setPending((now) => now.filter((one) => one.key !== key))
  }

  const run = async (key: number) => {
    const job = jobs.current.get(key)
    if (!job) return
    const onProgress = (progress: number) => update(key, { progress })
    try {
      const stored = await uploadMedia(job.file, job.kind, { service, preset, signal: job.stop.signal, onProgress })
      tell.current(stored, job.kind)
      forget(key)
    } catch (error) {
      if (job.stop.signal.aborted) return
      toastError(error instanceof Error ? error.message : 'The upload failed.')
      if (error instanceof UploadInterrupted) update(key, { failed: true })
      else forget(key)
    }
  }
  const enqueue = (key: number) => {
    queue.current = queue.current.then(() => run(key))
  }

  const add = (files: readonly File[], kind: MediaKind) => {
    for (const file of files.filter((candidate) => isAccepted(candidate, preset, kind))) {
      const key = nextKey++
      const preview = URL.createObjectURL(file)
      jobs.current.set(key, { file, kind, preview, stop: new AbortController() })
      setPending((now) => [...now, { key, kind, preview, progress: 0, failed: false }])
      enqueue(key)
    }
  }

  const retry = (key: number) => {
    update(key, { failed: false, progress: 0 })
    enqueue(key)
  }

  const cancel = (key: number) => {
    jobs.current.get(key)?.stop.abort()
    forget(key)
  }

  useEffect(() => {
    const running = jobs.current
    return () => {
      for (const { stop, preview } of running.values()) {
        stop.abort()
        URL.revokeObjectURL(preview)
      }
    }
  }, [])
  return { pending, add, retry, cancel }
}

let nextKey = 1

function isAccepted(file: File, preset: UploadPreset, kind: MediaKind): boolean {
  const problem = typeProblem(file, preset, kind) ?? uploadSizeProblem(preset, kind, file.size)
  if (problem) toastError(problem)
  return problem === null
}

/** Null for a file without a type, too: the service checks its bytes. */
function typeProblem(file: File, preset: UploadPreset, kind: MediaKind): string | null {
  const types: readonly string[] = kind === 'image' ? imageTypes : videoTypes
  if (file.type === '' || types.includes(file.type)) return null
  if (kind === 'video') return 'Only MP4 and WebM videos can be uploaded.'
  return preset === 'profile'
    ? 'Only images can be used here.'
    : 'Only JPEG, PNG, WebP, GIF and AVIF images can be uploaded.'
}
