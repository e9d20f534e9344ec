import { useEffect, useRef, useState } from 'react'
import {
  imageTypes,
  tooManyPixels,
  typeProblems,
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

type Told = {
  onStored: (stored: Stored, kind: MediaKind) => void
  /** Returns whether it handles an image with few bytes but too many pixels for the service. */
  onTooLarge?: (file: File, message: string) => boolean
}

/**
 * Uploads files one by one. Toasts and `problem` report refused files; interrupted ones can be retried. Unmounting
 * aborts.
 */
export function useUploads(preset: UploadPreset, told: Told) {
  const { upload: service = ownService } = useSettings()
  const [pending, setPending] = useState<Pending[]>([])
  const jobs = useRef(new Map<number, Job>())
  const queue = useRef(Promise.resolve())
  const [problem, setProblem] = useState<string | null>(null)
  const tell = useRef(told)
  useEffect(() => {
    tell.current = told
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
      tell.current.onStored(stored, job.kind)
      forget(key)
    } catch (error) {
      if (job.stop.signal.aborted) return
      const message = error instanceof Error ? error.message : 'The upload failed.'
      if (error instanceof UploadInterrupted) {
        update(key, { failed: true })
        return toastError(message)
      }
      forget(key)
      if (message !== tooManyPixels || !tell.current.onTooLarge?.(job.file, message)) refuse(message)
    }
  }
  const refuse = (message: string) => {
    setProblem(message)
    toastError(message)
  }
  const enqueue = (key: number) => {
    queue.current = queue.current.then(() => run(key))
  }

  const add = (files: readonly File[], kind: MediaKind) => {
    setProblem(null)
    for (const file of files) {
      const wrong = typeProblem(file, kind) ?? uploadSizeProblem(preset, kind, file.size)
      if (wrong) {
        refuse(wrong)
        continue
      }
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
  return { pending, problem, add, refuse, retry, cancel }
}

let nextKey = 1

/** A file without a type passes, because the service checks its bytes. */
function typeProblem(file: File, kind: MediaKind): string | null {
  const types: readonly string[] = kind === 'image' ? imageTypes : videoTypes
  return file.type === '' || types.includes(file.type) ? null : typeProblems[kind]
}
